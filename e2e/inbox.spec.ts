import { expect, test } from '@playwright/test';
import { expectAccessibleDayAndNight, expectNoSidewaysScroll, logInAs, toast } from './steps.ts';

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
  await message.getByRole('button', { name: 'Assign to me' }).click();
  await expect(message.getByText('Assigned to you')).toBeVisible();
  await message.getByRole('button', { name: 'Send reply' }).click();
  await expect(message.getByText('Please write a reply.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await message.getByLabel('Reply', { exact: true }).fill('Yes, in Kasba Peth.');
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
