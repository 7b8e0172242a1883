import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addPayment, addRefund } from '../../../test/payments.ts';
import { addMember } from '../../../test/registration.ts';
import { sampleSeller } from '../../base/site/samples.ts';
import { issueCreditNote, issueInvoice } from './invoices.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const invoiceSite = { name: 'Humsafar', contactEmail: 'support@humsafar.example', phone: null };
const buyer = { name: 'Ananya Deshmukh', address: null, state: '27', pin: '411004' } as const;
const invoicesOf = (paymentId: string) =>
  site.app.db
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('kind', 'desc')
    .orderBy('serial')
    .execute();

async function payAndInvoice(paidAt: string, changed: Partial<Parameters<typeof issueInvoice>[2]> = {}) {
  const paymentId = await addPayment(site, 299_900);
  const of = {
    paymentId,
    accountId: null,
    site: invoiceSite,
    seller: sampleSeller,
    buyer,
    description: 'Gold membership, 3 months',
    totalPaise: 299_900,
    ...changed,
  };
  await site.app.db.transaction().execute((tx) => issueInvoice(tx, new Date(paidAt), of));
  return { paymentId, of };
}

async function refund(paymentId: string, totalPaise: number, refundedAt = '2026-06-01T06:00:00Z') {
  const refundId = await addRefund(site, paymentId, totalPaise);
  const of = { paymentId, refundId, totalPaise };
  await site.app.db.transaction().execute((tx) => issueCreditNote(tx, new Date(refundedAt), of));
  return of;
}

test("each kind has its own numbers, which restart with the financial year, at midnight of India's 1 April", async () => {
  const old = await payAndInvoice('2031-03-31T18:29:00Z');
  const older = await payAndInvoice('2031-03-31T18:29:59Z');
  const next = await payAndInvoice('2031-03-31T18:30:00Z');
  await refund(old.paymentId, 100_000, '2031-03-31T18:29:59Z');
  await refund(old.paymentId, 100_000, '2031-04-01T00:00:00Z');
  const numbers = await Promise.all([old, older, next].map(({ paymentId }) => invoicesOf(paymentId)));
  expect(numbers.flat().map(({ number }) => number)).toEqual([
    'HUM/3031/0000001',
    'HUM/C3031/000001',
    'HUM/C3132/000001',
    'HUM/3031/0000002',
    'HUM/3132/0000001',
  ]);
});

test('twenty calls at once for one payment and one refund write one invoice each, and leave no gap', async () => {
  const paymentId = await addPayment(site, 499_900);
  const refundId = await addRefund(site, paymentId, 499_900);
  const issuedAt = new Date('2041-05-01T06:00:00Z');
  const of = {
    paymentId,
    accountId: null,
    site: invoiceSite,
    seller: sampleSeller,
    buyer,
    description: 'Diamond',
  };
  const often = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));
  await often(() =>
    site.app.db.transaction().execute((tx) => issueInvoice(tx, issuedAt, { ...of, totalPaise: 499_900 })),
  );
  await often(() =>
    site.app.db
      .transaction()
      .execute((tx) => issueCreditNote(tx, issuedAt, { paymentId, refundId, totalPaise: 499_900 })),
  );
  const after = await payAndInvoice('2041-05-02T06:00:00Z');
  const noted = await refund(after.paymentId, 100, '2041-05-02T06:00:00Z');
  expect((await invoicesOf(paymentId)).map(({ number }) => number)).toEqual([
    'HUM/4142/0000001',
    'HUM/C4142/000001',
  ]);
  expect((await invoicesOf(noted.paymentId)).map(({ number }) => number)).toEqual([
    'HUM/4142/0000002',
    'HUM/C4142/000002',
  ]);
});

test('many payments at once, some of them rolled back, are numbered without a gap', async () => {
  const payments = await Promise.all(Array.from({ length: 24 }, () => addPayment(site, 899_900)));
  const issuedAt = new Date('2042-05-01T06:00:00Z');
  await Promise.allSettled(
    payments.map((paymentId, index) =>
      site.app.db.transaction().execute(async (tx) => {
        await issueInvoice(tx, issuedAt, {
          paymentId,
          accountId: null,
          site: invoiceSite,
          seller: sampleSeller,
          buyer,
          description: 'Platinum',
          totalPaise: 899_900,
        });
        if (index % 3 === 0) throw new Error('given up');
      }),
    ),
  );
  const rows = await site.app.db
    .selectFrom('invoices')
    .select('number')
    .where('financial_year', '=', '4243')
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: 16 }, (_, index) => `HUM/4243/${String(index + 1).padStart(7, '0')}`),
  );
});

test('refunds in parts at once cancel the invoice to the paisa', async () => {
  const { paymentId } = await payAndInvoice('2043-05-01T06:00:00Z');
  const parts = [33_333, 66_667, 100, 99_900, 99_900];
  await Promise.all(parts.map((part) => refund(paymentId, part)));
  const [first, ...notes] = await invoicesOf(paymentId);
  expect(notes).toHaveLength(parts.length);
  for (const part of ['total_paise', 'taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const) {
    expect(notes.reduce((sum, note) => sum + note[part], 0)).toBe(first![part]);
  }
  expect(first).toMatchObject({ taxable_paise: 254_152, cgst_paise: 22_874, sgst_paise: 22_874 });
});

test('a payment without an invoice gets no credit note, and nothing is refunded twice', async () => {
  const paymentId = await addPayment(site, 299_900);
  await refund(paymentId, 299_900);
  expect(await invoicesOf(paymentId)).toEqual([]);
  const invoiced = await payAndInvoice('2043-06-01T06:00:00Z');
  await refund(invoiced.paymentId, 299_900);
  await expect(refund(invoiced.paymentId, 100)).rejects.toThrow('More is refunded than was invoiced.');
});

test('an invoice keeps the seller and the plan of its day', async () => {
  const { paymentId } = await payAndInvoice('2044-05-01T06:00:00Z');
  const admin = await site.as('admin');
  const moved = { ...sampleSeller, name: 'Another Trust', prefix: 'NEW', gstBasisPoints: 500 };
  expect((await admin.put('/api/staff/settings/seller', moved)).status).toBe(200);
  await site.app.db
    .updateTable('plans')
    .set({ name: `Gold ${randomUUID()}` })
    .where('name', '=', 'Gold')
    .execute();
  await refund(paymentId, 299_900, '2044-06-01T06:00:00Z');
  const [invoice, note] = await invoicesOf(paymentId);
  expect(invoice!.seller).toEqual(sampleSeller);
  expect(invoice!.description).toBe('Gold membership, 3 months');
  expect(note).toMatchObject({
    number: 'HUM/C4445/000001',
    seller: sampleSeller,
    buyer,
    description: 'Gold membership, 3 months',
    invoice_id: invoice!.id,
    cgst_paise: invoice!.cgst_paise,
  });
});

test("an invoice opens for its buyer's account and for finance staff, and for nobody else", async () => {
  const [her, him] = [await addMember(site), await addMember(site, { gender: 'male' })];
  const { account_id } = await site.app.db
    .selectFrom('profile_managers')
    .select('account_id')
    .where('profile_id', '=', her.key)
    .executeTakeFirstOrThrow();
  const { paymentId } = await payAndInvoice('2045-05-01T06:00:00Z', { accountId: account_id });
  await refund(paymentId, 100_000, '2045-06-01T06:00:00Z');
  const [invoice, note] = await invoicesOf(paymentId);
  const address = `/api/invoices/${invoice!.id}`;

  const answer = await her.browser.get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="HUM-4546-0000001.pdf"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.body.slice(0, 5)).toBe('%PDF-');
  const noted = await her.browser.get(`/api/invoices/${note!.id}`);
  expect(noted.headers.get('content-disposition')).toBe('inline; filename="HUM-C4546-000001.pdf"');

  expect((await him.browser.get(address)).status).toBe(404);
  expect((await her.browser.get(`/api/invoices/${randomUUID()}`)).status).toBe(404);
  expect((await her.browser.get('/api/invoices/1%20or%201')).status).toBe(404);
  const away = await site.visitor().get(address);
  expect(away.status).toBe(401);
  expect(away.headers.get('cache-control')).toBe('private, no-store');

  const staff = await site.as('admin');
  const asRole = async (role: string) => {
    await site.app.db
      .updateTable('staff')
      .set({ role })
      .where('account_id', '=', (query) =>
        query.selectFrom('accounts').select('id').where('email', '=', 'admin@humsafar.example'),
      )
      .execute();
    return (await staff.get(address)).status;
  };
  expect([await asRole('finance'), await asRole('support'), await asRole('moderator')]).toEqual([
    200, 404, 404,
  ]);
  expect(await asRole('admin')).toBe(200);
});
