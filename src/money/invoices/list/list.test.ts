import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addPayment, addRefund } from '../../../../test/payments.ts';
import { addStaff } from '../../../../test/staff.ts';
import { sampleSeller } from '../../../base/site/samples.ts';
import { issueCreditNote, issueInvoice } from '../invoices.ts';
import { type InvoiceKey, listIssued } from './listStore.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

const path = '/api/staff/invoice-list.csv';

/** Books a payment of 2,999 rupees, with its invoice. */
async function sell(
  issuedAt: string,
  buyer: { name: string; state: '27' | '29' | '96' },
  gstin = sampleSeller.gstin,
) {
  const paymentId = await addPayment(site, 299_900);
  await site.app.db.transaction().execute((tx) =>
    issueInvoice(tx, new Date(issuedAt), {
      paymentId,
      accountId: null,
      site: { name: 'Humsafar', contactEmail: 'support@humsafar.example', phone: null },
      seller: { ...sampleSeller, gstin },
      buyer: { ...buyer, address: null, pin: null },
      description: 'Gold membership, 3 months',
      totalPaise: 299_900,
    }),
  );
  return paymentId;
}

test('an accountant gets the invoices and credit notes of a period, with what a GST return asks of each', async () => {
  const before = await sell('2033-04-30T18:29:59Z', { name: 'The day before', state: '27' });
  await sell('2033-04-30T18:30:00Z', { name: 'Ananya "Anu" Deshmukh', state: '27' });
  const far = await sell('2033-05-10T06:00:00Z', { name: '=Meera', state: '29' });
  await sell('2033-05-12T06:00:00Z', { name: 'Ravi Nair', state: '27' }, null);
  await sell('2033-05-13T06:00:00Z', { name: 'Divya Iyer', state: '96' });
  const refundId = await addRefund(site, far, 149_900);
  await site.app.db.transaction().execute((tx) =>
    issueCreditNote(tx, new Date('2033-05-31T18:29:59Z'), {
      paymentId: far,
      refundId,
      totalPaise: 149_900,
    }),
  );
  await sell('2033-05-31T18:30:00Z', { name: 'The day after', state: '27' });

  const finance = await addStaff(site, 'Ravi Nair', 'finance');
  const file = await finance.get(`${path}?from=2033-05-01&to=2033-05-31`);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toMatch(/filename="invoices-\d{4}-\d\d-\d\d\.csv"/);
  const lines = String(file.body).trimEnd().split('\r\n');
  const references = await site.app.db
    .selectFrom('payments')
    .select(['id', 'gateway_payment_id'])
    .where('id', 'in', [before, far])
    .execute();
  const ofFar = references.find(({ id }) => id === far)!.gateway_payment_id;
  expect(lines.map((line) => line.replace(/,[^,]*$/, ''))).toEqual([
    'Document number,Document type,Document date,For invoice,Invoice date,Seller GSTIN,Buyer,Place of supply,SAC,Description,GST rate (%),Taxable value,CGST,SGST/UTGST,IGST,Total',
    'HUM/3334/0000002,Tax invoice,2033-05-01,,,27AAATH0000A1ZS,"Ananya ""Anu"" Deshmukh",Maharashtra (27),999799,"Gold membership, 3 months",18,2541.52,228.74,228.74,0,2999',
    'HUM/3334/0000003,Tax invoice,2033-05-10,,,27AAATH0000A1ZS,\'=Meera,Karnataka (29),999799,"Gold membership, 3 months",18,2541.53,0,0,457.47,2999',
    'HUM/3334/0000004,Bill of supply,2033-05-12,,,,Ravi Nair,Maharashtra (27),999799,"Gold membership, 3 months",0,2999,0,0,0,2999',
    'HUM/3334/0000005,Tax invoice,2033-05-13,,,27AAATH0000A1ZS,Divya Iyer,Outside India (96),999799,"Gold membership, 3 months",18,2541.53,0,0,457.47,2999',
    'HUM/C3334/000001,Credit note,2033-05-31,HUM/3334/0000003,2033-05-10,27AAATH0000A1ZS,\'=Meera,Karnataka (29),999799,"Gold membership, 3 months",18,-1270.34,0,0,-228.66,-1499',
  ]);
  expect(lines[2]).toMatch(new RegExp(`,${ofFar}$`));
  expect(lines[5]).toMatch(new RegExp(`,${ofFar}$`));

  const all = await finance.get(path);
  expect(String(all.body)).toContain('The day before');
  expect(String(all.body)).toContain('The day after');
  const last = await site.app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind', 'after'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(last.map(({ after }) => after)).toEqual([{}, { from: '2033-05-01', to: '2033-05-31' }]);
  expect(last[0]).toMatchObject({ action: 'export', subject_kind: 'invoice' });
  expect((await finance.get(`${path}?from=yesterday`)).body.data.fields).toMatchObject({
    from: { code: 'date_invalid' },
  });
  expect((await (await addStaff(site, 'Lata', 'support')).get(path)).status).toBe(403);
});

test('a long list goes on after its last invoice, also among those of one instant', async () => {
  for (const name of ['Asha', 'Bela', 'Charu', 'Devi', 'Esha'])
    await sell('2034-07-01T06:00:00.123Z', { name, state: '27' });
  const read: string[] = [];
  for (let after: InvoiceKey | null = null; read.length < 10; ) {
    const rows = await listIssued(site.app.db, { from: '2034-07-01', to: '2034-07-01', after, limit: 2 });
    read.push(...rows.map(({ buyer }) => buyer.name));
    const last = rows.at(-1);
    if (!last || rows.length < 2) break;
    after = [last.issued_at_text, last.number];
  }
  expect(read).toEqual(['Asha', 'Bela', 'Charu', 'Devi', 'Esha']);
});
