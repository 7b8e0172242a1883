import { type APIRequestContext, expect, test } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  logInAs,
  toast,
} from './steps.ts';

type Plan = { id: number; name: string; version: string };

/** Restores a plan, whatever happened to it. */
async function putBack(staff: APIRequestContext, plan: Plan) {
  const now: Plan[] = await (await staff.get('/api/staff/plans')).json();
  const { version } = now.find(({ id }) => id === plan.id)!;
  const answer = await staff.put(`/api/staff/plans/${plan.id}`, { data: { ...plan, version } });
  expect(answer.ok()).toBe(true);
}

/** Answers requests that an earlier try has left. */
async function clearQueue(staff: APIRequestContext) {
  for (const state of ['open', 'in_progress']) {
    const { items } = await (await staff.get(`/api/staff/requests?state=${state}`)).json();
    for (const { id, updatedAt, mine } of items) {
      const taken = mine
        ? { updatedAt }
        : await (
            await staff.put(`/api/staff/requests/${id}`, { data: { updatedAt, state: 'in_progress' } })
          ).json();
      await staff.put(`/api/staff/requests/${id}`, {
        data: { updatedAt: taken.updatedAt, state: 'done', answer: 'Seen.' },
      });
    }
  }
}

test('an admin changes the price of a plan, and the public price list shows it', { tag: '@both' }, async ({
  page,
}) => {
  await logInAs(page.request, 'admin');
  const [gold] = (await (await page.request.get('/api/staff/plans')).json()) as [Plan];
  try {
    await page.goto('/admin/plans');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Gold' }) });
    await expect(card).toContainText('₹2,999');
    await expectAccessibleDayAndNight(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Edit Gold' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Gold' });
    await form.getByLabel('Price in rupees').fill('cheap');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please enter a price in rupees.')).toBeVisible();
    await expect(form.getByLabel('Price in rupees')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Price in rupees').fill('3,499');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(card).toContainText('₹3,499');

    await page.goto('/packages');
    await expect(page.getByText('₹3,499')).toBeVisible();
    await expect(page.getByText('₹2,999')).toHaveCount(0);
  } finally {
    await putBack(page.request, gold);
  }
});

test('editing a plan that was changed meanwhile shows a message', { tag: ['@desk', '@slow'] }, async ({
  page,
}) => {
  await logInAs(page.request, 'admin');
  const [gold] = (await (await page.request.get('/api/staff/plans')).json()) as [Plan];
  try {
    await page.goto('/admin/plans');
    await page.getByRole('button', { name: 'Edit Gold' }).click();
    await page.request.put(`/api/staff/plans/${gold.id}`, { data: { ...gold, months: 4 } });
    const form = page.getByRole('dialog', { name: 'Edit Gold' });
    await form.getByLabel('Duration in months').fill('5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText(
      'Someone else has changed this plan. Please check it again.',
    );
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'for 4 months' })).toBeVisible();
  } finally {
    await putBack(page.request, gold);
  }
});

test('a member writes to the team, staff reply, and the member sees it without reloading', {
  tag: '@desk',
}, async ({ page, browser }) => {
  const desk = await browser.newContext();
  const staff = await desk.newPage();
  await logInAs(desk.request, 'admin');
  await clearQueue(desk.request);
  const words = `Does the dosha matter? ${Date.now()}`;

  await logInAs(page.request, 'priya');
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Ask our team about Astrology consultation' }).click();
  const asking = page.getByRole('dialog', { name: 'Astrology consultation' });
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByText('Please tell us what you need.')).toBeVisible();
  await expectAccessible(page);
  await asking.getByLabel('How can we help?').fill(words);
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(toast(page, 'Request sent')).toBeVisible();
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: 'Astrology consultation' }),
  });
  await expect(row).toContainText(words);
  await expect(row).toContainText('Waiting for our team');
  await expect(row.getByRole('button', { name: /Ask our team/ })).toHaveCount(0);
  await expectAccessibleDayAndNight(page);
  await expectNoSidewaysScroll(page);

  await staff.goto('/admin/requests');
  await expect(staff.getByText(words).locator('visible=true')).toBeVisible();
  await expectAccessibleDayAndNight(staff);
  await expectNoSidewaysScroll(staff);
  await staff
    .getByRole('button', { name: /^Open request from / })
    .locator('visible=true')
    .first()
    .click();
  const dialog = staff.getByRole('dialog', { name: 'Astrology consultation' });
  await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: 'Assign to me' }).click();
  await expect(row).toContainText('Our team is working on it');
  await dialog.getByLabel('Reply').fill('It does not. We have compared both.');
  await expectAccessible(staff);
  await staff.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await staff.getByRole('tab', { name: 'In progress' }).click();
  await staff
    .getByRole('button', { name: /^Open request from / })
    .locator('visible=true')
    .first()
    .click();
  await expect(dialog.getByLabel('Reply')).toHaveValue('It does not. We have compared both.');
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(toast(staff, 'Reply sent')).toBeVisible();
  await expect(row).toContainText('It does not. We have compared both.');
  await expect(row.getByRole('button', { name: /Ask our team/ })).toBeVisible();

  await staff.getByRole('tab', { name: 'Open' }).click();
  await expect(staff.getByRole('heading', { name: 'All clear' })).toBeVisible();
  await staff.getByRole('tab', { name: 'Done' }).click();
  await expect(staff.getByText(words).locator('visible=true')).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('tab', { name: 'Done' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(staff);
  await desk.close();
});
