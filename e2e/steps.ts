import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/base/site/samples.ts';

export { expectAccessible, expectAccessibleDayAndNight, expectNoSidewaysScroll } from './accessible.ts';

let made = 0;

/** A full name that nobody else on the site has: journeys that look for somebody by name find nobody of another one. */
export function newName(first: string): string {
  made += 1;
  const letters = [...`${Date.now()}${made}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return `${first} V${letters}`;
}

/** Registers a new member through the API; the request context is logged in as them afterwards. */
export async function addMember(request: APIRequestContext, changed: Record<string, unknown> = {}) {
  made += 1;
  const email = `e2e-${process.pid}-${Date.now()}-${made}@example.com`;
  const answer = await request.post('/api/accounts', {
    headers: { 'x-forwarded-for': `192.0.2.${made % 250}` },
    data: {
      name: 'Revati Joglekar',
      gender: 'female',
      dateOfBirth: '1996-05-04',
      religion: 'hindu',
      motherTongue: 'mr',
      email,
      phone: '9822012345',
      password: 'a quiet river 7',
      confirmPassword: 'a quiet river 7',
      consent: true,
      declaration: true,
      ...changed,
    },
  });
  expect(answer.status()).toBe(201);
  return { email, id: ((await answer.json()) as { id: string }).id };
}

/** Buys a plan through the API and the sandbox gateway, for the member that the request context is logged in as. */
export async function buyPlan(request: APIRequestContext, plan: string): Promise<void> {
  const { quotes } = (await (await request.get('/api/quotes')).json()) as {
    quotes: { plan: string; amountPaise: number }[];
  };
  const { amountPaise } = quotes.find((one) => one.plan === plan)!;
  const buyer = { name: 'Omkar Vaidya', address: null, state: '27', pin: '411004' };
  const { order, checkout } = (await (
    await request.post('/api/orders', { data: { plan, amountPaise, buyer } })
  ).json()) as { order: { id: string }; checkout: Record<'scriptUrl' | 'keyId' | 'gatewayOrderId', string> };
  const { origin } = new URL(checkout.scriptUrl);
  const { signed } = (await (
    await request.post(`${origin}/checkout/payments`, {
      headers: { origin },
      data: { key: checkout.keyId, order_id: checkout.gatewayOrderId, method: 'upi', outcome: 'success' },
    })
  ).json()) as { signed: Record<'razorpay_payment_id' | 'razorpay_signature', string> };
  const paid = await request.put(`/api/orders/${order.id}/return`, {
    data: { gatewayPaymentId: signed.razorpay_payment_id, signature: signed.razorpay_signature },
  });
  expect(paid.ok()).toBe(true);
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

/** Lets documents come without their data, as they do when the server is busy: the page then fetches it from the API. */
export async function loadWithoutData(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
}

/** Makes the API fail at an address, like a faulty server. Resolves to a function that ends it. */
export async function breakApi(page: Page, path: string): Promise<() => Promise<void>> {
  await loadWithoutData(page);
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'A fault.' } }));
  return () => page.unroute(path);
}

/** The toast with these words. */
export const toast = (page: Page, words: string | RegExp) =>
  page
    .getByRole('status')
    .or(page.getByRole('region', { name: /Notifications/ }))
    .getByText(words)
    .first();

/** Shows a page as it is while it is printed, or as it is afterwards. */
export async function setPrinting(page: Page, printing: boolean): Promise<void> {
  await page.emulateMedia({ media: printing ? 'print' : null });
  await page.evaluate((name) => dispatchEvent(new Event(name)), printing ? 'beforeprint' : 'afterprint');
}
