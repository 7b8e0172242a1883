import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { openTest, type Test } from './kit/test/app.ts';
import type { Browser } from './kit/test/client.ts';
import { addMember } from './kit/test/registration.ts';

const ROWS = 60;

type Member = Awaited<ReturnType<typeof addMember>>;
let site: Test;
let her: Member;
let conversation: string;
beforeAll(async () => {
  site = await openTest();
  her = await addMember(site);
  conversation = await fill(her.key);
});
afterAll(() => site.close());

/** More rows than a page of every list holds; returns one of the conversations. */
async function fill(me: number): Promise<string> {
  const { pool } = site.app;
  const { rows: crowd } = await pool.query<{ id: number }>(
    `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
     select 'PCROWD' || n, 'self', 'Crowd Member', 'male', '1990-01-01', religion_id, mother_tongue_id, now()
     from profiles, generate_series(1, $1) n where public_id = 'P001' returning id`,
    [ROWS],
  );
  const ids = crowd.map(({ id }) => id);
  await pool.query(
    `insert into interests (sender_id, receiver_id, state, sent_at, expires_at)
     select id, $1, 'pending', now(), now() + interval '9 days' from unnest($2::bigint[]) id`,
    [me, ids],
  );
  await pool.query(
    'insert into contact_views (viewer_id, viewed_id, viewed_at) select id, $1, now() from unnest($2::bigint[]) id',
    [me, ids],
  );
  const { rows: conversations } = await pool.query<{ id: string }>(
    `insert into conversations (low_id, high_id)
     select least(id, $1), greatest(id, $1) from unnest($2::bigint[]) id returning id`,
    [me, ids],
  );
  await pool.query(
    `insert into messages (conversation_id, sender_id, body, sent_at) select id, $1, 'Namaste', now() from conversations`,
    [me],
  );
  await pool.query(
    `insert into messages (conversation_id, sender_id, body, sent_at)
     select $2, $1, 'Namaste', now() from generate_series(1, $3)`,
    [me, conversations[0]!.id, ROWS],
  );
  await pool.query(
    `insert into payments (gateway_payment_id, amount_paise, currency, state, created_at)
     select 'pay_' || n, 5000, 'INR', 'failed', now() from generate_series(1, $1) n`,
    [ROWS],
  );
  const account = await site.accountOf(me);
  await site.give(account, 'Platinum');
  await pool.query(
    `insert into requests (account_id, membership_id, entitlement, message, state, answer, created_at, updated_at)
     select $1, id, 'priority_support', 'A question', 'done', 'An answer', now(), now()
     from memberships, generate_series(1, $2) where account_id = $1`,
    [account, ROWS],
  );
  return conversations[0]!.id;
}

/** How each list with a cursor is asked for; every such endpoint of the contract has to be here. */
const lists: Record<string, (admin: Browser) => [browser: Browser, address: string]> = {
  'search.browse': () => [site.visitor(), '/api/profiles?'],
  'interests.list': () => [her.browser, '/api/interests?'],
  'contacts.views': () => [her.browser, '/api/contact-views?'],
  'memberships.staffRequests': (admin) => [admin, '/api/staff/requests?state=done&'],
  'messages.list': () => [her.browser, '/api/conversations?'],
  'messages.thread': () => [her.browser, `/api/conversations/${conversation}/messages?`],
  'payments.staffPayments': (admin) => [admin, '/api/staff/payments?'],
};

type Endpoint = { '~orpc': { inputSchema?: { shape?: Record<string, unknown> } } };

test('every list of the contract is walked here', () => {
  const withCursor = Object.entries(contract).flatMap(([room, endpoints]) =>
    Object.entries(endpoints as unknown as Record<string, Endpoint>)
      .filter(([, endpoint]) => 'cursor' in (endpoint['~orpc'].inputSchema?.shape ?? {}))
      .map(([name]) => `${room}.${name}`),
  );
  expect(Object.keys(lists).toSorted()).toEqual(withCursor.toSorted());
});

/** A cursor in plain text: decoded where it is an encoded one. */
function decode(cursor: string): string {
  const decoded = Buffer.from(cursor, 'base64url').toString();
  return /^[\x20-\x7e]+$/.test(decoded) ? decoded : cursor;
}

/** What is left once dates, uuids and public ids are taken out. */
const rest = (text: string) =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replace(/\bP[\dA-Z]+\b/g, '');

test.each(Object.keys(lists))('no cursor of %s holds an internal id', async (name) => {
  const [browser, address] = lists[name]!(await site.as('admin'));
  const first = (await browser.get(address)).body;
  const cursor: unknown = 'next' in first ? first.next : first.nextCursor;
  expect(cursor).toEqual(expect.any(String));
  expect(rest(decode(String(cursor)))).not.toMatch(/(?<![\p{L}\d])\d+(?![\p{L}\d])/u);
  const second = await browser.get(`${address}cursor=${encodeURIComponent(String(cursor))}`);
  expect(second.status).toBe(200);
  expect((await browser.get(`${address}cursor=12`)).status).toBe(422);
});
