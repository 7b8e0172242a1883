import { expect, type Locator, type Page, test } from '@playwright/test';
import { gateway } from './paying.ts';
import { addMember, buyPlan, logInAs, newName, toast } from './steps.ts';
import { addWaitingMembers, clearReviews } from './waiting.ts';

// No pointer in these journeys: what cannot be reached by Tab, or chosen by keys, cannot be used by everybody.

const FURTHEST = 120;

/** Presses Tab until an element has the focus, which must be visible there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FURTHEST; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) {
      return expect(target).toBeInViewport();
    }
  }
  throw new Error(`Tab does not reach ${target}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('with the keyboard alone, somebody registers, searches and sends an interest', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Register Free' }).first());
  await expect(page.getByRole('heading', { name: 'Create Your Profile' })).toBeVisible();
  await type(page, 'Profile for', 'Mys');
  await type(page, 'Full name', 'Revati Joglekar');
  // One of the two is reached, and an arrow chooses the other.
  await tabTo(page, page.getByRole('radio', { name: 'Male', exact: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await type(page, 'Day', '12');
  await type(page, 'Month', '04');
  await type(page, 'Year', '1997');
  await type(page, 'Religion', 'Hin');
  await type(page, 'Mother tongue', 'Mar');
  await type(page, 'Email', `keyboard-${Date.now()}@example.com`);
  await type(page, /^Phone/, '9822012345');
  await type(page, 'Password', 'a quiet river 7');
  await type(page, 'Confirm password', 'a quiet river 7');
  await press(page, page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /I declare/ }), 'Space');
  await press(page, page.getByRole('button', { name: 'Create Profile' }));
  await expect(toast(page, 'Registration Successful! 🎉')).toBeVisible();

  await page.waitForURL('**/dashboard');
  await press(page, page.getByRole('link', { name: 'Browse', exact: true }));
  await tabTo(page, page.getByRole('combobox', { name: 'Search by name, city or profession' }));
  await page.keyboard.type('Pune');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Pune/);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /View Profile/ })
    .first();
  await press(page, card);
  await expect(page).toHaveURL(/\/profile\/P/);
  await expect(page.getByRole('tab', { name: 'About' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Send Interest/ }));
  await expect(toast(page, 'Interest Sent! 💝')).toBeVisible();
});

test('with the keyboard alone, a member writes a message and pays for a plan', { tag: '@desk' }, async ({
  page,
  browser,
}) => {
  const { id } = await addMember(page.request);
  const his = await browser.newContext();
  const him = await addMember(his.request, {
    name: 'Omkar Vaidya',
    gender: 'male',
    dateOfBirth: '1993-05-04',
  });
  await buyPlan(his.request, 'Gold');
  expect((await his.request.put(`/api/profiles/${id}/interest`)).ok()).toBe(true);

  await page.goto('/interests');
  await press(page, page.getByRole('button', { name: 'Accept: Omkar Vaidya' }));
  await expect(page.getByText('Interest Accepted', { exact: true })).toBeVisible();
  const moment = page.getByRole('dialog', { name: "You're connected with Omkar Vaidya" });
  await expect(moment).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moment).toHaveCount(0);
  const message = { message: crypto.randomUUID(), body: 'Namaste Revati' };
  expect((await his.request.put(`/api/profiles/${id}/conversation`, { data: message })).ok()).toBe(true);
  await press(page, page.getByRole('link', { name: /^Messages/ }).first());
  await press(page, page.getByRole('link', { name: /Omkar Vaidya/ }).first());
  await type(page, 'Message to Omkar Vaidya', 'Namaste Omkar');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(him.id).not.toBe(id);
  await his.close();

  await press(page, page.getByRole('link', { name: 'Subscription' }).first());
  await press(page, page.getByRole('link', { name: 'Choose Plan: Gold' }));
  await type(page, 'State or union territory', 'Maha');
  await type(page, 'PIN code', '411004');
  await press(page, page.getByRole('button', { name: /^Pay ₹/ }));
  await press(page, gateway(page).getByRole('button', { name: /^Pay ₹/ }));
  await tabTo(page, gateway(page).getByRole('button', { name: /^Success/ }));
  // The window closes while the key is down, and may take its answer to the key with it.
  page.keyboard.press('Enter').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold plan is active' })).toBeFocused();
});

test('with the keyboard alone, staff keep their place when the button they pressed goes', {
  tag: '@desk',
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  await page.goto('/admin/users');
  await press(page, button('Select all on this page'));
  await expect(button('Suspend')).toBeFocused();
  await press(page, button('Clear'));
  await expect(button('Select all on this page')).toBeFocused();

  const member = newName('Sarayu');
  await addWaitingMembers([member]);
  await page.goto('/admin/reviews');
  await press(page, button(`Open review of ${member}`).locator('visible=true'));
  await press(page, button('Assign to me'));
  await expect(button('Return to queue')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Assign to me')).toBeFocused();
  await press(page, button('All reviews'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeFocused();
  await clearReviews(page.request);
});

test('with the keyboard alone, a member keeps the place in the settings when the pressed button goes', {
  tag: '@desk',
}, async ({ page }) => {
  await addMember(page.request);
  await page.goto('/settings');
  await press(page, page.getByRole('button', { name: 'Request your data' }));
  await expect(
    page.getByText("We're preparing your file.").or(page.getByText('Available until')),
  ).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
