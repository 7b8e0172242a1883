import { randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/vocabulary/demo.ts';

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
    headers: { 'x-forwarded-for': `192.0.2.${made % 250}` },
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

/** Logs a request context in as one of the named cast. @param key as in seed/cast */
export async function logInAs(request: APIRequestContext, key: string): Promise<void> {
  const answer = await request.post('/api/sessions', {
    // A whole run logs in more often than one address may in a quarter of an hour.
    headers: { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` },
    data: { email: `${key}@humsafar.example`, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}

/** As `expectAccessible`, in light and in dark. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
}

/** Nothing sticks out at the side: the page scrolls up and down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Lets the API fail at an address, as a server with a fault does. Resolves to what mends it. */
export async function breakApi(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'A fault.' } }));
  return () => page.unroute(path);
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
