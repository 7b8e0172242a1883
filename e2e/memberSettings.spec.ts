import { randomInt } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { linkTo } from './emails.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  toast,
} from './steps.ts';

const PASSWORD = 'a quiet river 7';
const NEW_PASSWORD = 'seven boats at dawn';

/** Opens a section: a row of the list on a phone. */
async function openSection(page: Page, name: string) {
  const row = page.getByRole('heading', { name, exact: true }).getByRole('button');
  await row.click();
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  return page.getByRole('region', { name, exact: true });
}

/** Returns the code of the SMS to a number, from the demo's page of them. */
async function codeTo(request: APIRequestContext, outboxUrl: string, number: string): Promise<string> {
  const html = await (await request.get(outboxUrl)).text();
  return new RegExp(`To \\${number}[^]*?<p>(\\d{6})`).exec(html)?.[1] ?? '';
}

async function logInElsewhere(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  const answer = await context.request.post('/api/sessions', { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  return context.newPage();
}

test('a family verifies its phone number by the code of an SMS, also after a wrong one', {
  tag: '@both',
}, async ({ page, context }) => {
  const { id } = await addMember(context.request);
  await page.goto('/dashboard');
  // It is the account's, and no part of the profile that is still missing.
  await expect(page.getByRole('listitem').filter({ hasText: 'About the person' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'phone number' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Verify your phone number' }).click();
  await expect(page).toHaveURL(/\/settings#phone$/);
  const phone = page.getByRole('region', { name: 'Phone number' });
  await expect(phone.getByText('Not verified')).toBeVisible();
  await phone.getByRole('button', { name: 'Verify phone number' }).click();
  const field = phone.getByLabel('Mobile number');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('+91 98220 12345');

  await field.fill('12345');
  await phone.getByRole('button', { name: 'Send code' }).click();
  await expect(phone.getByText('Please enter a valid phone number.')).toBeVisible();
  const number = `98${randomInt(10_000_000, 99_990_000)}`;
  await field.fill(number);
  await phone.getByRole('button', { name: 'Send code' }).click();
  const code = phone.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(phone.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  const outbox = (await phone.getByRole('link', { name: 'Read it here' }).getAttribute('href'))!;
  const sent = await codeTo(context.request, outbox, `+91${number}`);
  await code.fill(String((Number(sent) + 1) % 1_000_000).padStart(6, '0'));
  await phone.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(phone.getByText('This code is not correct. Please check the SMS.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(sent);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Phone number verified')).toBeVisible();
  await expect(phone.getByText('Phone verified')).toBeVisible();

  const sms = await context.newPage();
  await sms.goto(outbox);
  await expectAccessible(sms);
  await sms.close();
  await page.goto(`/profile/${id}`);
  await expect(page.getByText('Phone verified')).toBeVisible();
});

test('a changed password ends the other sessions, and says so', { tag: ['@both', '@slow'] }, async ({
  page,
  context,
  browser,
}) => {
  const { email } = await addMember(context.request);
  const elsewhere = await logInElsewhere(browser, email);
  await elsewhere.goto('/interests');
  await page.goto('/settings');
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  const section = await openSection(page, 'Change password');
  await section.getByLabel('Current password').fill('not this one');
  await section.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await section.getByLabel('Confirm new password').fill('something else');
  await section.getByRole('button', { name: 'Change password' }).last().click();
  await expect(toast(page, 'New passwords do not match.')).toBeVisible();
  await section.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await section.getByRole('button', { name: 'Change password' }).last().click();
  await expect(section.getByText('This is not your current password.')).toBeVisible();
  await section.getByLabel('Current password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Change password' }).last().click();
  await expect(toast(page, "You've been logged out on 1 other device.")).toBeVisible();
  await expect(section.getByLabel('Current password')).toHaveValue('');
  // Without a reload: the event arrives on the live stream.
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
  // The back button closes the section on a phone.
  await page.goBack();
  await expect(section.getByLabel('Current password')).toBeHidden();
});

test('an email is changed by both of its emails: the old address stops it once, and then both confirm', {
  tag: ['@both', '@slow'],
}, async ({ page, context }) => {
  const { email } = await addMember(context.request);
  const start = async (next: string) => {
    await page.goto('/settings#email');
    const section = page.getByRole('region', { name: 'Email', exact: true });
    await section.getByRole('button', { name: 'Change email' }).click();
    await section.getByLabel('New email').fill(next);
    await section.getByLabel('Your password').fill(PASSWORD);
    await section.getByRole('button', { name: 'Send link' }).click();
    await expect(section.getByText(next, { exact: true })).toBeVisible();
    await expect(section.getByText(email, { exact: true })).toBeVisible();
  };
  await start(`first-${email}`);
  await expectAccessible(page);
  await page.goto(await linkTo(email, '/email-change'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'No, stop the change' }).click();
  await expect(page.getByRole('heading', { name: 'Email change stopped' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await page.goto(await linkTo(`first-${email}`, '/confirm-email'));
  await expect(page.getByRole('heading', { name: "This link doesn't work any more" })).toBeVisible();

  await start(`second-${email}`);
  await page.goto(await linkTo(`second-${email}`, '/confirm-email'));
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(page.getByText(`second-${email} is confirmed.`)).toBeVisible();
  await page.goto(await linkTo(email, '/email-change'));
  await page.getByRole('link', { name: 'Yes, change my email' }).click();
  await expect(page.getByRole('heading', { name: 'Email changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Settings' }).click();
  await expect(
    page.getByRole('region', { name: 'Email', exact: true }).getByText(`second-${email}`),
  ).toBeVisible();
});

test('a hidden profile is gone for others, says so above each page, and is shown again', {
  tag: '@both',
}, async ({ page, context, browser }) => {
  const { id } = await addMember(context.request);
  const other = await browser.newContext();
  await addMember(other.request, { name: 'Omkar Vaidya', gender: 'male', dateOfBirth: '1992-02-02' });
  const profile = () => other.request.get(`/api/profiles/${id}`);
  expect((await profile()).status()).toBe(200);

  await page.goto('/account');
  await expect(page).toHaveURL(/\/settings$/);
  const privacy = await openSection(page, 'Privacy');
  await privacy.getByLabel('Profile visibility').selectOption('Premium members only');
  await expect(toast(page, 'Settings saved')).toBeVisible();
  expect((await profile()).status()).toBe(404);
  await privacy.getByLabel('Profile visibility').selectOption('All members');
  await expect.poll(async () => (await profile()).status()).toBe(200);

  const hide = await openSection(page, 'Hide my profile');
  await hide.getByRole('radio', { name: 'Found a match' }).check();
  await hide.getByRole('button', { name: 'Hide my profile' }).last().click();
  await expect(hide.getByText('Please choose one.')).toBeVisible();
  await hide.getByRole('radio', { name: 'Taking a break' }).check();
  await hide.getByLabel('For how long?').selectOption('30 days');
  await expectAccessible(page);
  await hide.getByRole('button', { name: 'Hide my profile' }).last().click();
  await expect(toast(page, 'Profile hidden')).toBeVisible();
  expect((await profile()).status()).toBe(404);

  await page.goto('/browse');
  const bar = page
    .getByRole('status')
    .filter({ hasText: /Your profile is hidden until \d+\s[A-Z]\w+\s\d{4}/ });
  await expect(bar).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Show again' }).press('Enter');
  await expect(toast(page, 'Your profile is no longer hidden')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await profile()).status()).toBe(200);
  await other.close();
});

test('a member names a nominee, changes and removes it', { tag: ['@both', '@slow'] }, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/settings');
  const nominee = await openSection(page, 'Nominee');
  await nominee.getByRole('button', { name: 'Add a nominee' }).click();
  await expect(nominee.getByLabel('Full name')).toBeFocused();
  await nominee.getByRole('button', { name: 'Save' }).click();
  await expect(nominee.getByText('Please enter the full name.')).toBeVisible();
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);
  await nominee.getByLabel('Full name').fill('Sunita Joglekar');
  await nominee.getByLabel('Relation to you').selectOption({ label: 'Mother' });
  await nominee.getByLabel('Phone number').fill('98220 44556');
  await nominee.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Nominee saved')).toBeVisible();
  await expect(nominee.getByText('Sunita Joglekar · Mother')).toBeVisible();
  await expect(nominee.getByRole('button', { name: 'Change nominee' })).toBeFocused();
  await expectAccessible(page);

  // The address keeps which section is open.
  await page.reload();
  await nominee.getByRole('button', { name: 'Change nominee' }).click();
  await expect(nominee.getByLabel('Phone number')).toHaveValue('+91 98220 44556');
  await nominee.getByRole('button', { name: 'Cancel' }).click();
  await nominee.getByRole('button', { name: 'Remove nominee' }).click();
  await expect(toast(page, 'Nominee removed')).toBeVisible();
  await expect(nominee.getByRole('button', { name: 'Add a nominee' })).toBeVisible();
});

test('a member withdraws consent for each purpose where it is listed, and gives it again', {
  tag: ['@both', '@slow'],
}, async ({ page, context }) => {
  await addMember(context.request);
  const place = { latitude: 16.6956, longitude: 74.2317, timeZone: 'Asia/Kolkata' };
  const { sections } = await (await context.request.get('/api/my-profile')).json();
  const { values, version } = sections.horoscope;
  const birth = { timeOfBirth: '07:10', placeOfBirth: 'Kolhapur, Maharashtra', birthplace: place };
  const saved = await context.request.put('/api/my-profile/horoscope', {
    data: { ...values, ...birth, version },
  });
  expect(saved.ok()).toBe(true);

  await page.goto('/settings#consent');
  const consent = page.getByRole('region', { name: 'Consent', exact: true });
  const purpose = (name: string) => consent.getByRole('listitem').filter({ hasText: name });
  await expect(purpose('Finding a match').getByText(/^Agreed on \d/)).toBeVisible();
  const weekly = purpose('Weekly email about new matches');
  await weekly.getByRole('button', { name: 'Agree' }).click();
  await expect(weekly.getByText(/^Agreed on \d/)).toBeVisible();
  await weekly.getByRole('button', { name: 'Withdraw' }).click();
  await expect(weekly.getByText(/^Withdrawn on \d/)).toBeVisible();
  await expectAccessible(page);

  const horoscope = purpose('Horoscope matching');
  await horoscope.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off horoscope matching?' });
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Horoscope matching is off')).toBeVisible();
  await expect(horoscope.getByText('The birth details are still stored.')).toBeVisible();
  await horoscope.getByRole('button', { name: 'Agree' }).click();
  await expect(horoscope.getByText(/^Agreed on \d/)).toBeVisible();
  await horoscope.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'The birth details are deleted.')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
