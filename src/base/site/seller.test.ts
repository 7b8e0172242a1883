import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { sampleSeller } from './samples.ts';
import { gstinCheckDigit, pinBeginnings, seller } from './shared/seller/sellerRules.ts';

const address = '/api/staff/settings/seller';
let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const role = (to: string) =>
  site.app.db
    .updateTable('staff')
    .set({ role: to })
    .where('account_id', '=', (query) =>
      query.selectFrom('accounts').select('id').where('email', '=', 'admin@humsafar.example'),
    )
    .execute();

test('a real site starts without a seller; admin sets one, finance reads it, nobody else sees it', async () => {
  const staff = await site.as('admin');
  expect((await staff.get(address)).body).toEqual({ seller: null, version: null });
  expect(await staff.put(address, sampleSeller)).toMatchObject({ status: 200, body: sampleSeller });

  await role('finance');
  expect((await staff.get(address)).body.seller).toEqual(sampleSeller);
  expect((await staff.put(address, { ...sampleSeller, prefix: 'ABC' })).status).toBe(403);
  await role('support');
  expect((await staff.get(address)).status).toBe(403);
  await role('admin');
  expect((await staff.get(address)).body.seller).toEqual(sampleSeller);

  const { browser } = await addMember(site);
  expect((await browser.get(address)).status).toBe(404);
  expect((await browser.put(address, sampleSeller)).status).toBe(404);
  expect((await site.visitor().get(address)).status).toBe(404);
});

test('changes are audited with their actor, a repeat is not', async () => {
  const admin = await site.as('admin');
  await admin.put(address, sampleSeller);
  const readAudit = () =>
    site.app.db
      .selectFrom('events')
      .select(['actor', 'data'])
      .where('name', '=', 'seller.changed')
      .orderBy('id', 'desc')
      .execute();
  const before = await readAudit();
  await admin.put(address, { ...sampleSeller, name: 'Another Trust', pin: '411002' });
  await admin.put(address, { ...sampleSeller, name: 'Another Trust', pin: '411002' });
  const after = await readAudit();
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toEqual({ actor: expect.any(Number), data: { fields: 'name,pin' } });
});

test.each([
  ['gstin', { gstin: '27AAATH0000A1ZT' }, /check each character/],
  ['gstin', { gstin: '29AAATH0000A1ZO' }, /begins with 27/],
  ['gstin', { gstin: '27AAATH0000' }, /15 characters/],
  ['pin', { pin: '560001' }, /begin with 4/],
  ['pin', { pin: '04110' }, /6 digits/],
  ['state', { state: '96' }, /choose the state/],
  ['state', { state: '99' }, /choose the state/],
  ['sac', { sac: '123456' }, /begins with 99/],
  ['gstBasisPoints', { gstBasisPoints: 4100 }, /at most 40/],
  ['prefix', { prefix: 'HUMS' }, /1 to 3/],
  ['name', { name: '  ' }, /seller's name/],
  ['address', { address: '' }, /address/],
  ['city', { city: '' }, /city/],
  ['name', { name: 'Humsafar\0' }, /can't be saved/],
  ['address', { address: '14 \ud83d Road' }, /can't be saved/],
])('%s is refused at its field when it is wrong: %o', async (field, changed, words) => {
  const admin = await site.as('admin');
  const { status, body } = await admin.put(address, { ...sampleSeller, ...changed });
  expect(status).toBe(422);
  expect(Object.keys(body.data.fields)).toEqual([field]);
  expect(body.data.fields[field].message).toMatch(words);
});

test('a GSTIN is accepted in lower case and with spaces around, or left out', async () => {
  const admin = await site.as('admin');
  const typed = { ...sampleSeller, gstin: ' 27aaath0000a1zs ', prefix: 'hum' };
  expect((await admin.put(address, typed)).body).toEqual(sampleSeller);
  expect((await admin.put(address, { ...sampleSeller, gstin: null })).body.gstin).toBeNull();
});

test('the check digit is that of GSTINs which are in use, and one wrong character is always detected', () => {
  for (const known of ['27AAPFU0939F1ZV', '27AASCS2460H1Z0', '29AAGCB7383J1Z4']) {
    expect(gstinCheckDigit(known.slice(0, 14))).toBe(known[14]);
  }
  const right = sampleSeller.gstin!;
  for (let at = 2; at < 14; at++) {
    for (const other of /\d/.test(right[at]!) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const gstin = right.slice(0, at) + other + right.slice(at + 1);
      expect(seller.safeParse({ ...sampleSeller, gstin }).success).toBe(gstin === right);
    }
  }
});

test('a demo has a valid sample seller', async () => {
  expect(seller.safeParse(sampleSeller).success).toBe(true);
  expect(pinBeginnings('27')).toEqual(['4']);
  expect(pinBeginnings('34')).toEqual(['5', '6']);
});
