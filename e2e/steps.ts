import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** No violation of any rule of axe on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged once nothing fades in any more.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Infinity)
        .map((one) => one.finished.catch(() => {})),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

let made = 0;

/** Registers somebody new through the API; the request context is logged in as them afterwards. */
export async function addMember(request: APIRequestContext, changed: Record<string, unknown> = {}) {
  made += 1;
  const email = `e2e-${process.pid}-${Date.now()}-${made}@example.com`;
  const answer = await request.post('/api/accounts', {
    data: {
      name: 'Revati Joglekar',
      gender: 'female',
      dateOfBirth: '1996-05-04',
      religion: 'Hindu',
      motherTongue: 'Marathi',
      email,
      phone: '9822012345',
      password: 'a quiet river 7',
      confirmPassword: 'a quiet river 7',
      consent: true,
      ...changed,
    },
  });
  expect(answer.status()).toBe(201);
  return { email, id: ((await answer.json()) as { id: string }).id };
}

/** Logs in through the form, as the sample member a demo offers. */
export async function logInAsDemo(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail address')).toHaveValue('demo@humsafar.example');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
}

/** What the message at the edge of the screen says. */
export const toast = (page: Page, words: string | RegExp) =>
  page
    .getByRole('status')
    .or(page.getByRole('region', { name: /Notifications/ }))
    .getByText(words)
    .first();
