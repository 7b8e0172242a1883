import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../../fuzz/endpoints.ts';
import { accessActs } from '../../test/audited/accessActs.ts';
import type { Act } from '../../test/audited/act.ts';
import { deskActs } from '../../test/audited/deskActs.ts';
import { duplicateActs } from '../../test/audited/duplicateActs.ts';
import { memberActs } from '../../test/audited/memberActs.ts';
import { postActs } from '../../test/audited/postActs.ts';
import { refundActs } from '../../test/audited/refundActs.ts';
import { reviewActs } from '../../test/audited/reviewActs.ts';
import { settingActs } from '../../test/audited/settingActs.ts';
import { suggestionActs } from '../../test/audited/suggestionActs.ts';
import { openPaymentTest, type PaymentTest, sampleSeller } from '../../test/gateway.ts';
import { addPhoto } from '../../test/pictures.ts';
import { addBuyer } from '../../test/purchase.ts';
import { addCouple, addMember } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';
import { verifyChain } from '../base/audit/chain.ts';
import { submitUnapproved } from '../care/reviews/submissions/submit.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

const lastId = async () => (await rowsAfter(0)).at(-1)?.id ?? 0;
const rowsAfter = (id: number) =>
  site.app.db.selectFrom('audit_log').selectAll().where('id', '>', id).orderBy('id').execute();

test("every endpoint of the staff writes a row about what it did or returned, except those without a member's data", async () => {
  const buyer = await addBuyer(site, 'Platinum');
  const asked = await buyer.browser.post('/api/requests', {
    entitlement: 'astrology_consultation',
    message: 'Please call us on Sunday.',
  });
  expect(asked.status).toBe(200);
  const request = asked.body.id as string;
  await site.app.db
    .updateTable('payments')
    .set({ attention: 'double' })
    .where('id', '=', buyer.ourPayment)
    .execute();
  const invoice = await site.app.db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', buyer.ourPayment)
    .executeTakeFirstOrThrow();

  const admin = await site.as('admin');
  const support = await addStaff(site, 'Lata Menon', 'support');
  const finance = await addStaff(site, 'Ravi Nair', 'finance');
  await site.app.db
    .insertInto('gateway_events')
    .values({ id: 'evt_unread', body: Buffer.from('{'), unreadable: true, received_at: site.app.clock() })
    .execute();
  const moderator = await addStaff(site, 'Meera Kulkarni', 'moderator');
  const waiting = await addMember(site);
  await site.app.db
    .updateTable('profiles')
    .set({ approved_at: null })
    .where('id', '=', waiting.key)
    .execute();
  await site.app.db.transaction().execute((tx) => submitUnapproved(tx, site.app.clock()));
  const shown = await addMember(site);
  const photo = await addPhoto(site, shown.browser, 1);
  const review = (await site.app.db
    .selectFrom('reviews')
    .select(['id', 'version'])
    .executeTakeFirstOrThrow())!;
  const from = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Firefox on the desk' };
  const [plan] = (await admin.get('/api/staff/plans')).body;
  const payment = `/api/staff/payments/${buyer.ourPayment}`;
  await site
    .visitor()
    .post('/api/contact-messages', { name: 'Sunita', email: 's@example.com', message: 'Namaste' });
  const { thread } = await site.app.db
    .selectFrom('contact_messages')
    .select('thread')
    .executeTakeFirstOrThrow();
  const diets = '/api/staff/lists/diet';
  const inboxAddress = `/api/staff/contact-messages/${thread}`;
  const answerMessage = async (method: 'put' | 'post', address: string, fields: object) => {
    const { updatedAt } = (await support.get(inboxAddress)).body;
    const answer = await support[method](address, { updatedAt, ...fields });
    return { ...answer, status: answer.status === 201 ? 200 : answer.status };
  };
  const answerTo = async (change: object) => {
    const { body } = await support.get('/api/staff/requests?state=open');
    const found = body.items[0] ?? (await support.get('/api/staff/requests?state=in_progress')).body.items[0];
    return support.put(`/api/staff/requests/${request}`, { updatedAt: found.updatedAt, ...change });
  };

  const acts: Act[] = [
    ['staff.stats', () => admin.get('/api/staff/stats'), null],
    ['staff.dashboard', () => admin.get('/api/staff/dashboard'), null],
    ...deskActs(admin, site, [await addMember(site), await addMember(site)]),
    ['matching.figures', () => admin.get('/api/staff/matching'), null],
    ['memberships.staffPlans', () => admin.get('/api/staff/plans'), null],
    ...reviewActs(moderator, review, waiting.id),
    [
      'reviews.takeDownPhoto',
      () => moderator.put(`/api/staff/photos/${photo}/rejection`, { reason: 'other_person' }),
      {
        action: 'reject',
        subject_kind: 'profile',
        subject_ids: [shown.id],
        reason: 'other_person',
        after: { state: 'rejected', kind: 'photo', version: 1, review: expect.any(String) },
      },
    ],
    ...suggestionActs(support, await addMember(site), (await addCouple(site)).him),
    ...(await accessActs(support, await addMember(site))),
    ...(await duplicateActs(support, site)),
    ...memberActs(admin, shown.id, await addMember(site), await addMember(site)),
    ['vocabulary.staffLists', () => finance.get('/api/staff/lists'), null],
    [
      'vocabulary.addOption',
      async () => {
        const made = await admin.post(`${diets}/options`, { name: 'Satvik' });
        return { ...made, status: made.status === 201 ? 200 : made.status };
      },
      { action: 'create', subject_kind: 'option', subject_ids: ['diet/satvik'], after: { name: 'Satvik' } },
    ],
    [
      'vocabulary.changeOption',
      () => admin.put(`${diets}/options/satvik`, { name: 'Sattvic', retired: false }),
      { action: 'change', before: { name: 'Satvik' }, after: { name: 'Sattvic' } },
    ],
    [
      'vocabulary.orderOptions',
      async () => {
        const { body } = await finance.get('/api/vocabulary');
        return admin.put(`${diets}/order`, {
          keys: body.diet.map((one: { key: string }) => one.key).reverse(),
        });
      },
      { action: 'change', subject_kind: 'option', subject_ids: ['diet/'] },
    ],
    [
      'vocabulary.mergeOption',
      () => admin.put(`${diets}/options/satvik/merged`, { into: 'vegetarian' }),
      { action: 'change', before: { mergedInto: null }, after: { mergedInto: 'vegetarian' } },
    ],
    ...postActs(admin),
    ['site.facts', () => finance.get('/api/staff/settings/site'), null],
    [
      'site.changeFacts',
      async () => {
        const { site } = (await finance.get('/api/staff/settings/site')).body;
        return admin.put('/api/staff/settings/site', { ...site, tagline: 'Families meet here' });
      },
      { role: 'admin', action: 'change', subject_kind: 'setting', subject_ids: ['site'] },
    ],
    ['site.seller', () => finance.get('/api/staff/settings/seller'), null],
    [
      'memberships.changePlan',
      () => admin.put(`/api/staff/plans/${plan.id}`, { ...plan, months: plan.months + 1 }, from),
      {
        role: 'admin',
        action: 'change',
        subject_kind: 'plan',
        subject_ids: [String(plan.id)],
        before: { months: plan.months },
        after: { months: plan.months + 1 },
        address: '203.0.113.9',
        user_agent: 'Firefox on the desk',
      },
    ],
    [
      'site.changeSeller',
      () => admin.put('/api/staff/settings/seller', { ...sampleSeller, name: 'Another Trust' }),
      {
        role: 'admin',
        action: 'change',
        subject_kind: 'setting',
        subject_ids: ['seller'],
        before: { name: sampleSeller.name },
        after: { name: 'Another Trust' },
      },
    ],
    [
      'requests.queue',
      () => support.get('/api/staff/requests?state=open'),
      { role: 'support', action: 'read', subject_kind: 'request', subject_ids: [request], before: null },
    ],
    [
      'requests.change',
      () => answerTo({ state: 'in_progress' }),
      {
        action: 'claim',
        subject_kind: 'request',
        subject_ids: [request],
        before: { state: 'open', takenBy: null },
        after: { state: 'in_progress', takenBy: expect.any(Number) },
      },
    ],
    [
      'requests.change',
      () => answerTo({ state: 'done', answer: 'We have called.' }),
      { action: 'answer', before: { state: 'in_progress' }, after: { state: 'done' } },
    ],
    [
      'inbox.queue',
      () => support.get('/api/staff/contact-messages'),
      { role: 'support', action: 'read', subject_kind: 'contact_message', subject_ids: [thread] },
    ],
    // It was read a moment ago.
    ['inbox.thread', () => support.get(inboxAddress), null],
    [
      'inbox.change',
      () => answerMessage('put', inboxAddress, { state: 'new', takenBy: 'me' }),
      { action: 'claim', subject_kind: 'contact_message', before: { takenBy: null } },
    ],
    [
      'inbox.reply',
      () => answerMessage('post', `${inboxAddress}/replies`, { text: 'We will call.' }),
      { action: 'answer', subject_ids: [thread], before: { state: 'new' }, after: { state: 'answered' } },
    ],
    [
      'payments.staffPayments',
      () => finance.get('/api/staff/payments'),
      { role: 'finance', action: 'read', subject_kind: 'payment', subject_ids: [buyer.ourPayment] },
    ],
    [
      'payments.queue',
      async () => (await addStaff(site, 'Gauri Shah', 'finance')).get('/api/staff/payment-queue'),
      { role: 'finance', action: 'read', subject_kind: 'payment', subject_ids: [buyer.ourPayment] },
    ],
    [
      'payments.resolvePayment',
      () => finance.put(`${payment}/attention`),
      {
        action: 'resolve',
        subject_kind: 'payment',
        subject_ids: [buyer.ourPayment],
        before: { attentionEndedAt: null },
        after: { attentionEndedAt: expect.any(String) },
      },
    ],
    [
      'payments.resolveEvent',
      () => finance.put('/api/staff/gateway-events/evt_unread/attention'),
      {
        action: 'resolve',
        subject_kind: 'webhook',
        subject_ids: ['evt_unread'],
        before: { attentionEndedAt: null },
        after: { attentionEndedAt: expect.any(String) },
      },
    ],
    ...settingActs(admin, finance, site.base),
    ...(await refundActs(admin, finance, buyer.ourPayment)),
    [
      'invoices.read',
      () => finance.get(`/api/invoices/${invoice.id}`),
      { action: 'read', subject_kind: 'invoice', subject_ids: [invoice.id] },
    ],
    ['invoices.read, by whom it is for', () => buyer.browser.get(`/api/invoices/${invoice.id}`), null],
  ];
  for (const [name, act, row] of acts) {
    const before = await lastId();
    const { status } = await act();
    // 201: something was added.
    expect([name, status]).toEqual([name, status === 201 ? 201 : 200]);
    expect([name, await rowsAfter(before)]).toEqual([name, row ? [expect.objectContaining(row)] : []]);
  }
  // A new staff endpoint must be added above.
  const tried = new Set(acts.map(([name]) => name));
  const ofStaff = contractEndpoints.filter(({ access }) => typeof access === 'object');
  expect(ofStaff.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  expect(await verifyChain(site.app.db)).toMatchObject({ whole: true });
});

test('a refused act writes no row, nor does a repeated refund', async () => {
  const { ourPayment } = await addBuyer(site);
  const finance = await addStaff(site, 'Ravi Nair', 'finance');
  const address = `/api/staff/payments/${ourPayment}/refunds/${randomUUID()}`;
  const before = await lastId();
  expect((await finance.put(address, { amountPaise: 10_000_000, reason: 'Too much' })).status).toBe(422);
  expect(await lastId()).toBe(before);
  for (let n = 0; n < 2; n++) await finance.put(address, { amountPaise: 100, reason: 'Once' });
  // The repeat is answered with the payment, too, which is why there is a second row.
  expect((await rowsAfter(before)).map(({ action }) => action)).toEqual(['refund', 'read']);
});
