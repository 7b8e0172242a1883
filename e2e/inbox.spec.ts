import { expect, test } from '@playwright/test';
import {
  addMember,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  newName,
  toast,
} from './steps.ts';

test('a message of the contact form is taken up, answered and closed', { tag: '@both' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const visitor = await context.newPage();
  const name = `Sunita Rao ${Date.now()}`;
  const email = `sunita-${Date.now()}@example.com`;
  await visitor.goto('/contact');
  await visitor.getByLabel('Full Name').fill(name);
  await visitor.getByLabel('Email Address').fill(email);
  await visitor.getByLabel('Message').fill('Do you have an office in Pune?');
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(visitor, 'Message Sent! 💌')).toBeVisible();
  await context.close();

  await logInAs(page.request, 'admin');
  await page.goto('/admin/inbox');
  await page.getByRole('textbox', { name: /^Email address/ }).fill(email);
  await page.getByRole('button', { name: 'Search' }).click();
  const open = page.getByRole('button', { name: `Open message from ${name}` });
  await expect(open).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await open.click();

  const message = page.getByRole('dialog', { name });
  await message.getByRole('button', { name: 'Send reply' }).click();
  await expect(message.getByText('Please write a reply.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  // Whoever writes has the conversation.
  await message.getByLabel('Reply', { exact: true }).fill('Yes, in Kasba Peth.');
  await expect(message.getByText('Assigned to you')).toBeVisible();
  // Closed by mistake: the reply is still there.
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await open.click();
  await expect(message.getByLabel('Reply', { exact: true })).toHaveValue('Yes, in Kasba Peth.');
  await message.getByLabel('Close after sending').check();
  await message.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(page, `${name} gets an email.`)).toBeVisible();
  await expect(message).toHaveCount(0);

  // The link of an email opens the conversation, and so does a reload.
  await open.click();
  await expect(message.getByText('Yes, in Kasba Peth.')).toBeVisible();
  await page.reload();
  await expect(message.getByText('Yes, in Kasba Peth.')).toBeVisible();
  await message.getByRole('button', { name: 'Reopen' }).click();
  await expect(message).toHaveCount(0);
});

test('a member asks to see her data in the settings; staff find it among the data requests and answer', {
  tag: ['@both', '@slow'],
}, async ({ page, browser, baseURL }) => {
  const name = newName('Madhura');
  await addMember(page.request, { name });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Ask about my data' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Please choose what you would like to do.')).toBeVisible();
  await page.getByLabel('What would you like to do?').selectOption('See my data');
  // What is too long is kept, and said, instead of cut.
  const text = page.getByLabel('Your message');
  await text.focus();
  await page.keyboard.insertText('x'.repeat(5010));
  await expect(text).toHaveAccessibleDescription('Please shorten it by 10 characters.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(text).toHaveValue('x'.repeat(5010));
  await text.fill('x'.repeat(4990));
  await expect(text).toHaveAccessibleDescription('10 characters left');
  await text.fill('Who has opened my phone number?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(page, 'Request sent')).toBeVisible();
  const requests = page.getByRole('list', { name: 'Your requests' });
  await expect(requests.getByText('Waiting')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const staff = await context.newPage();
  await logInAs(staff.request, 'admin');
  await staff.goto('/admin/inbox');
  await staff.getByRole('radio', { name: 'Data requests' }).click();
  await expect(staff).toHaveURL(/about=data/);
  const open = staff.getByRole('button', { name: `Open message from ${name}` });
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await open.click();
  const message = staff.getByRole('dialog', { name });
  await expect(message.getByText('See my data').first()).toBeVisible();
  await message.getByLabel('Reply', { exact: true }).fill('Nobody has, until today.');
  await expect(message.getByText('Assigned to you')).toBeVisible();
  await message.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(staff, `${name} gets an email.`)).toBeVisible();
  await context.close();

  await page.reload();
  await expect(requests.getByText('Replied')).toBeVisible();
});
