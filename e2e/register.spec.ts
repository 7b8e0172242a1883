import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, toast } from './steps.ts';

/** On a phone the form comes in steps; on a desktop it is one page. */
async function next(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Next' });
  if (await button.isVisible()) await button.click();
}

async function fillPerson(page: Page, day: string, year: string): Promise<void> {
  await page.getByLabel('Profile for').selectOption({ label: 'My daughter' });
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await page.getByLabel('Full name').fill('शलाका देशपांडे');
  await next(page);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').fill('04');
  await page.getByLabel('Year').fill(year);
  await page.getByLabel('Religion').selectOption('Hindu');
  await page.getByLabel('Mother tongue').selectOption('Marathi');
  await next(page);
}

test('a family registers a daughter: errors are shown at their field, nothing typed is lost, the dashboard begins with the first step', {
  tag: '@both',
}, async ({ page }) => {
  const email = `register-${Date.now()}@example.com`;
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
  await expectAccessible(page);
  await fillPerson(page, '12', '1997');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98220 12345');
  await page.getByLabel('Password', { exact: true }).fill('a quiet river 7');
  await page.getByLabel('Confirm password').fill('another river 8');
  await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await page.getByRole('checkbox', { name: /I declare that this profile is for marriage/ }).check();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(toast(page, 'Password Mismatch')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel('Confirm password').fill('a quiet river 7');
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(toast(page, 'Registration Successful! 🎉')).toBeVisible();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Photo');
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await expect(page.getByLabel('Add Photos')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  // The page that follows notes that the step was left.
  await expect.poll(async () => (await (await page.request.get('/api/dashboard')).json()).steps.left).toBe(1);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "Complete शलाका's profile" })).toBeVisible();
  await expect(page.getByText('Step 1 of 8')).toHaveCount(0);
});

test('an error says what is wrong and leaves to its hint what is right', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await page.goto('/register');
  await fillPerson(page, '12', String(new Date().getFullYear() - 17));
  await page.getByLabel('Phone').fill('12345');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('Please choose a password.')).toBeVisible();
  await password.fill('short');
  await page.getByLabel('Email').focus();
  await expect(page.getByText('This password is too short.')).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/too short\. At least 10 characters\./);
  // In nothing that is wrong is a number of the hint below it.
  const pairs = await page
    .locator('[id$="-error"]:has(+ [id$="-help"])')
    .evaluateAll((errors) =>
      errors.map((error) => [error.textContent ?? '', error.nextElementSibling?.textContent ?? '']),
    );
  expect(pairs.length).toBeGreaterThan(2);
  for (const [error, help] of pairs) {
    for (const number of error!.match(/\d+/g) ?? []) expect(help).not.toMatch(new RegExp(`\\b${number}\\b`));
  }
  await expectAccessible(page);
});

test('an email with an account shows an error, and a person under age may not register', {
  tag: ['@both', '@slow'],
}, async ({ page }) => {
  await page.goto('/register');
  await fillPerson(page, '12', String(new Date().getFullYear() - 17));
  await next(page);
  if (!(await page.getByLabel('Email').isVisible())) {
    await expect(page.getByText('By law, this person is too young to marry.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Year').fill('97');
    await expect(page.getByText('Please enter the year with 4 digits, like 1998.')).toBeVisible();
    await page.getByLabel('Year').fill('1997');
    await next(page);
  } else {
    await page.getByLabel('Year').fill('1997');
  }
  await page.getByLabel('Email').fill('demo@humsafar.example');
  await page.getByLabel('Phone').fill('98220 12345');
  await page.getByLabel('Password', { exact: true }).fill('a quiet river 7');
  await page.getByLabel('Confirm password').fill('a quiet river 7');
  await page.getByRole('checkbox', { name: /I agree to the Terms/ }).check();
  await page.getByRole('checkbox', { name: /I declare that this profile is for marriage/ }).check();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(toast(page, 'Email Already Exists')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('demo@humsafar.example');
});
