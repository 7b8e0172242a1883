import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The window of the sandbox gateway. */
export const gateway = (page: Page): FrameLocator => page.frameLocator('iframe[title=Payment]');

export async function fillBilling(page: Page, name?: string): Promise<void> {
  if (name) await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('State or union territory').selectOption('Maharashtra');
  await page.getByLabel('PIN code').fill('411 004');
}

/** Pays in the sandbox's window with the chosen outcome. */
export async function payAt(page: Page, outcome: RegExp): Promise<void> {
  await gateway(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await gateway(page).getByRole('button', { name: outcome }).click();
}

export async function buy(page: Page, plan: string): Promise<void> {
  await page.goto(`/checkout/${plan.toLowerCase()}`);
  await fillBilling(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await payAt(page, /^Success/);
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Your ${plan} plan is `) }),
  ).toBeVisible();
}

export const history = (page: Page) =>
  page.getByRole('region', { name: 'Your payments' }).getByRole('listitem');

type Orders = { id: string; state: string; payments: { state: string }[] }[];
export const ordersOf = async (page: Page) =>
  (await (await page.request.get('/api/orders')).json()) as Orders;
