import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../../test/gateway.ts';
import { addBuyer } from '../../../../test/purchase.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

type Old = { to: string; payload: object; subject: RegExp };

const sentAt = async (interest: string) => {
  const { sent_at } = await site.app.db
    .selectFrom('interests')
    .select('sent_at')
    .where('id', '=', interest)
    .executeTakeFirstOrThrow();
  return (sent_at as unknown as Date).toISOString();
};
const idOf = async (table: 'memberships' | 'refunds' | 'requests') => {
  const { rows } = await site.app.pool.query(
    `select id from ${table} order by ${table === 'memberships' ? 'id' : 'created_at'} desc limit 1`,
  );
  return table === 'memberships' ? Number(rows[0].id) : rows[0].id;
};

async function refundAll(payment: string): Promise<void> {
  const admin = await site.as('admin');
  await admin.put(`/api/staff/payments/${payment}/refunds/${randomUUID()}`, {
    amountPaise: 299_900,
    reason: 'Asked for',
  });
  await site.workOff();
}

/** Emails that the previous version enqueued, with their payloads. */
const old: Record<string, () => Promise<Old>> = {
  async mail_interest_sent() {
    const { her, him } = await addCouple(site);
    const { body } = await him.browser.put(`/api/profiles/${her.id}/interest`);
    const payload = {
      interest: body.id,
      sentAt: await sentAt(body.id),
      account: await site.accountOf(her.key),
    };
    return { to: her.email, payload, subject: /^Aditya Joshi sent you an interest$/ };
  },
  async mail_interest_accepted() {
    const { her, him } = await addCouple(site);
    await connect(him, her);
    const { rows } = await site.app.pool.query('select id from interests where sender_id = $1', [him.key]);
    // Older still: without an account.
    const payload = { interest: rows[0].id, sentAt: await sentAt(rows[0].id) };
    return { to: him.email, payload, subject: /^Nandini Deshpande accepted your interest$/ };
  },
  async mail_unread_message() {
    const { her, him } = await addCouple(site);
    await connect(her, him);
    await site.give(await site.accountOf(him.key), 'Gold');
    const { body } = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
      message: randomUUID(),
      body: 'Namaste',
    });
    const account = await site.accountOf(her.key);
    const payload = { conversation: body.conversation, account, at: new Date().toISOString() };
    return { to: her.email, payload, subject: /^Aditya Joshi sent you a message$/ };
  },
  async mail_membership_began() {
    const her = await addBuyer(site);
    return {
      to: her.email,
      payload: { membership: await idOf('memberships') },
      subject: /^Your Gold plan is confirmed$/,
    };
  },
  async mail_membership_ending() {
    const her = await addMember(site);
    await site.give(await site.accountOf(her.key), 'Gold', -80, 6.5);
    return {
      to: her.email,
      payload: { membership: await idOf('memberships') },
      subject: /^Your Gold plan ends on/,
    };
  },
  async mail_membership_ended() {
    const her = await addBuyer(site);
    await refundAll(her.ourPayment);
    return {
      to: her.email,
      payload: { membership: await idOf('memberships') },
      subject: /^Your Gold plan has ended$/,
    };
  },
  async mail_refund() {
    const her = await addBuyer(site);
    await refundAll(her.ourPayment);
    return {
      to: her.email,
      payload: { refund: await idOf('refunds') },
      subject: /^Your refund of ₹2,999 is on its way$/,
    };
  },
  async mail_request_answered() {
    const her = await addMember(site);
    await site.give(await site.accountOf(her.key), 'Platinum');
    await her.browser.post('/api/requests', { entitlement: 'priority_support', message: 'Please call us.' });
    await site.app.pool.query(`update requests set state = 'done', answer = 'We did.'`);
    return {
      to: her.email,
      payload: { request: await idOf('requests') },
      subject: /^Our team replied: priority support$/,
    };
  },
};

test.each(Object.entries(old))('%s of the previous version is sent, once', async (task, make) => {
  const { to, payload, subject } = await make();
  // The new notification is another email.
  await site.app.pool.query('delete from graphile_worker._private_jobs');
  const before = site.mail.length;
  await site.app.pool.query('select graphile_worker.add_job($1, $2)', [task, JSON.stringify(payload)]);
  await site.workOff();
  const mails = site.mail.slice(before);
  expect(mails.map((one) => one.to)).toEqual([to]);
  expect(mails[0]!.subject).toMatch(subject);
  const { rows } = await site.app.pool.query('select from graphile_worker._private_jobs');
  expect(rows).toEqual([]);
});

test('an old email about what is no longer true is not sent, and its job ends', async () => {
  const { her, him } = await addCouple(site);
  const { body } = await him.browser.put(`/api/profiles/${her.id}/interest`);
  await him.browser.put(`/api/interests/${body.id}/withdrawal`);
  await site.app.pool.query('delete from graphile_worker._private_jobs');
  const before = site.mail.length;
  const nobody = '00000000-0000-4000-8000-000000000000';
  const payloads: [string, object][] = [
    [
      'mail_interest_sent',
      { interest: body.id, sentAt: await sentAt(body.id), account: await site.accountOf(her.key) },
    ],
    ['mail_interest_accepted', { interest: nobody, sentAt: '2026-01-01T00:00:00.000Z', account: 1 }],
    ['mail_unread_messages', {}],
    ['mail_unread_message', { conversation: nobody, account: 1, at: '2026-01-01T00:00:00.000Z' }],
    ['mail_membership_began', { membership: 0 }],
    ['mail_refund', { refund: nobody }],
    ['mail_request_answered', { request: nobody }],
  ];
  for (const [task, payload] of payloads) {
    await site.app.pool.query('select graphile_worker.add_job($1, $2)', [task, JSON.stringify(payload)]);
  }
  await site.workOff();
  expect(site.mail.slice(before)).toEqual([]);
  const { rows } = await site.app.pool.query('select from graphile_worker._private_jobs');
  expect(rows).toEqual([]);
});
