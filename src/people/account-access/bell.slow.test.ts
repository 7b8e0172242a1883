import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { logInAs } from '../../../test/impersonation.ts';
import { addBuyer } from '../../../test/purchase.ts';
import { addMember } from '../../../test/registration.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

test('our team sees what the bell says of the profile, and nothing of the account: no refund, no download', async () => {
  const her = await addBuyer(site);
  const him = await addMember(site, { name: 'Arun Rao', gender: 'male', dateOfBirth: '1990-01-01' });
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  const admin = await site.as('admin');
  await admin.put(`/api/staff/payments/${her.ourPayment}/refunds/${randomUUID()}`, {
    amountPaise: 100_000,
    reason: 'As agreed',
  });
  await her.browser.post('/api/me/download');
  await site.workOff();
  const bell = async (browser: Browser): Promise<string[]> =>
    (await browser.get('/api/notifications')).body.notifications.map(({ text }: { text: string }) => text);
  const unread = async (browser: Browser) => (await browser.get('/api/notifications/unread')).body.unread;
  const family = await bell(her.browser);
  expect(family).toEqual(
    expect.arrayContaining([
      'Your refund of ₹1,000 is on its way',
      'Your data is ready to download',
      'Arun Rao sent you an interest',
    ]),
  );
  const { browser } = await logInAs(site, her);
  const team = await bell(browser);
  expect(team).toContain('Arun Rao sent you an interest');
  expect(team.filter((text) => /refund|download/.test(text))).toEqual([]);
  expect(await unread(browser)).toBe(team.length);
});
