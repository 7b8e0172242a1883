import { expect, test } from '@playwright/test';
import { buy, history } from './paying.ts';
import {
  addMember,
  expectAccessible,
  expectAccessibleDayAndNight,
  expectNoSidewaysScroll,
  loadWithoutData,
  logInAs,
  newName,
} from './steps.ts';

test('a duplicate payment is reviewed by staff and refunded; the member sees it', {
  tag: ['@bureau', '@slow'],
}, async ({ page, browser }) => {
  const name = newName('Sharvari');
  await addMember(page.request, { name });
  await buy(page, 'Gold');
  await buy(page, 'Gold');
  await expect(page.getByText(/Gold was paid for twice\. Our team will check/)).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext({ viewport: page.viewportSize() });
  const desk = await office.newPage();
  await logInAs(desk.request, 'admin');
  await desk.goto('/admin/payments');
  const waiting = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { name: `${name} paid ₹2,999 twice` }) });
  await expect(waiting).toBeVisible();
  await expectAccessibleDayAndNight(desk);
  await expectNoSidewaysScroll(desk);

  await desk.getByLabel('From').fill('2026-03-02');
  await desk.getByLabel('To', { exact: true }).fill('2026-03-01');
  await expect(desk.getByText('Please choose the day under From or a later one.')).toBeVisible();
  await desk.getByLabel('From').fill('');
  await desk.getByLabel('To', { exact: true }).fill('');
  await expect(desk).toHaveURL(/\/admin\/payments$/);

  await waiting.getByRole('button', { name: /^Refund/ }).click();
  const question = desk.getByRole('dialog', { name: 'Refund' });
  await expect(question.getByLabel('Amount in rupees')).toHaveValue('2999');
  await question.getByLabel('Amount in rupees').fill('3000');
  await question.getByRole('button', { name: 'Refund ₹3,000' }).click();
  await expect(question.getByText('Please enter an amount from ₹1 to ₹2,999.')).toBeVisible();
  await expectAccessible(desk);
  await question.getByLabel('Amount in rupees').fill('2,999');
  await expect(question.getByText('Please enter an amount from')).toBeHidden();
  // The answer is lost: sending it again returns the same refund.
  await desk.route(
    '**/refunds/*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Refund ₹2,999' }).click();
  await expect(question.getByText(/refunded only once, even if you try several times/)).toBeVisible();
  await question.getByRole('button', { name: 'Refund ₹2,999' }).click();
  await expect(question).toBeHidden();
  await expect(waiting).toHaveCount(0, { timeout: 40_000 });

  const status = desk.getByLabel('Status', { exact: true });
  await status.selectOption('Refunded');
  await desk
    .getByRole('row')
    .or(desk.getByRole('listitem'))
    .filter({ hasText: name })
    .filter({ hasText: 'Refunded' })
    .getByRole('button', { name: /^View payment/ })
    .click();
  const details = desk.getByRole('dialog', { name: 'Payment' });
  await expect(details.getByRole('listitem').getByText('Refunded', { exact: true })).toHaveCount(1);
  await expect(details.getByRole('link', { name: /^Credit note / })).toBeVisible();
  await expectAccessible(desk);
  // The filters are there again after Back and after a reload.
  await details.getByRole('link', { name: /^P/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await desk.goBack();
  await expect(status).toHaveValue('refunded');
  await desk.reload();
  await expect(status).toHaveValue('refunded');
  await expect(desk.getByRole('button', { name: /^View payment/ }).first()).toBeVisible();

  // What is left of the other payment is all that the plan still has.
  await status.selectOption('Success');
  await desk
    .getByRole('row')
    .or(desk.getByRole('listitem'))
    .filter({ hasText: name })
    .getByRole('button', { name: /^View payment/ })
    .click();
  await details.getByRole('button', { name: /^Refund payment/ }).click();
  await question.getByLabel('Amount in rupees').fill('1,000');
  await question.getByLabel('Reason').fill('A part of it');
  await question.getByRole('button', { name: 'Refund ₹1,000' }).click();
  await expect(details.getByText('Partly refunded')).toBeVisible({ timeout: 40_000 });
  await details.getByRole('button', { name: /^Refund payment/ }).click();
  await expect(question.getByLabel('Amount in rupees')).toHaveValue('1999');
  await expect(question.getByText(/^A full refund ends the Gold plan/)).toBeVisible();
  await question.getByLabel('Amount in rupees').fill('500');
  await expect(question.getByText(/^A full refund ends the Gold plan/)).toBeHidden();
  await office.close();

  await page.goto('/subscription');
  await expect(history(page).filter({ hasText: 'We refunded the full ₹2,999' })).toHaveCount(1);
  await expect(history(page).getByRole('link', { name: /^Credit note / })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'My plan: Gold' })).toBeVisible();
});

test('staff of another role have no access to payments, and the page shows it', {
  tag: ['@desk', '@slow'],
}, async ({ page }) => {
  await logInAs(page.request, 'admin');
  await loadWithoutData(page);
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { viewer } = (await answer.json()) as { viewer: { staff: { role: string } } };
    viewer.staff.role = 'editor';
    await route.fulfill({ response: answer, json: { viewer } });
  });
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { name: "You don't have access to this page" })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payments', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
