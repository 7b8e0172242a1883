import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addPayment } from '../../../test/payments.ts';
import { addMember } from '../../../test/registration.ts';
import { sampleSeller } from '../../base/site/samples.ts';
import { issueInvoice } from './invoices.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('a member who opens invoice after invoice is rate limited, and nobody else is', async () => {
  const [her, him] = [await addMember(site), await addMember(site, { gender: 'male' })];
  const addressOf = async ({ key }: { key: number }) => {
    const of = {
      paymentId: await addPayment(site, 299_900),
      accountId: await site.accountOf(key),
      site: { name: 'Humsafar', contactEmail: 'support@humsafar.example', phone: null },
      seller: sampleSeller,
      buyer: { name: 'Ananya Deshmukh', address: null, state: '27', pin: '411004' },
      description: 'Gold membership, 3 months',
      totalPaise: 299_900,
    } as const;
    const { db } = site.app;
    await db.transaction().execute((tx) => issueInvoice(tx, site.app.clock(), of));
    const { id } = await db
      .selectFrom('invoices')
      .select('id')
      .where('payment_id', '=', of.paymentId)
      .executeTakeFirstOrThrow();
    return `/api/invoices/${id}`;
  };
  const address = await addressOf(her);
  const answers = await Promise.all(Array.from({ length: 65 }, () => her.browser.get(address)));
  const late = answers.filter(({ status }) => status === 429);
  expect(late).toHaveLength(5);
  expect(late[0]!.body.data.retryAfterSeconds).toBeGreaterThan(0);
  expect((await him.browser.get(await addressOf(him))).status).toBe(200);
});
