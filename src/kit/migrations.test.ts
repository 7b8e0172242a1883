import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../migrations');

let name: string;
let server: pg.Client;
let client: pg.Client;
beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`;
  server = new pg.Client({ connectionString: inject('postgres') });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await server.query(`drop database ${name}`);
  await server.end();
});

/** Applies the migrations from one up to another, which is left out. */
async function migrate(from: string, to: string) {
  for (const file of (await readdir(folder)).sort()) {
    if (file >= from && file < to) await client.query(await readFile(path.join(folder, file), 'utf8'));
  }
}

test('0011: a known device was last used when it became known; deleted sessions are notified from then on', async () => {
  await migrate('0000', '0011');
  await client.query(`insert into accounts (email, password_hash) values ('a@example.com', 'none')`);
  await client.query(
    `insert into known_devices (token_hash, account_id, created_at) select 'x', id, '2026-01-02T00:00:00Z' from accounts`,
  );
  await client.query(
    `insert into sessions (account_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select id, 'x', 'test', now(), now(), now() from accounts`,
  );
  await migrate('0011', '0012');
  const { rows } = await client.query('select last_used_at from known_devices');
  expect(rows).toEqual([{ last_used_at: new Date('2026-01-02T00:00:00Z') }]);

  await client.query('listen live');
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  const deleted = await client.query('delete from sessions returning id, account_id');
  await client.query('update accounts set suspended_at = now()');
  // Suspended again, and no longer: nothing new to say.
  await client.query('update accounts set suspended_at = now()');
  await client.query('update accounts set suspended_at = null');
  const account = Number(deleted.rows[0].account_id);
  expect(heard.map((text) => JSON.parse(text))).toEqual([
    { ended: { account, session: deleted.rows[0].id } },
    { ended: { account, session: null } },
  ]);
});

test('0013: old events read as new ones, and a name that is not known stays', async () => {
  await migrate('0000', '0013');
  const old = [
    ['logged in', { account: 7 }],
    ['request taken up', { request: 'r', account: 7, by: 8 }],
    ['interest accepted', { interest: 'i', sender: 1, receiver: 2 }],
    ['seller changed', { account: 8, fields: 'name' }],
    ['something else', {}],
  ] as const;
  for (const [name, data] of old) {
    await client.query('insert into events (name, data) values ($1, $2)', [name, JSON.stringify(data)]);
  }
  await migrate('0013', '0014');
  const { rows } = await client.query(
    `select name, actor::int, subject_kind || ' ' || subject_id as subject, data from events order by id`,
  );
  const expected = [
    ['session.opened', 7, 'account 7'],
    ['request.assigned', 8, 'request r'],
    ['interest.accepted', null, 'interest i'],
    ['seller.changed', 8, 'seller seller'],
    ['something else', null, 'unknown '],
  ];
  expect(rows).toEqual(
    expected.map(([name, actor, subject], at) => ({ name, actor, subject, data: old[at]![1] })),
  );
});

test.each([
  ['an empty database is decided by its first start', [], false, []],
  ['people without samples are those of a real site', ['a@example.com'], false, [{ kind: 'real' }]],
  // Also one whose first start was ended while the samples were drawn.
  ['a sample tells a demo', ['g1-1@sample.humsafar.example'], true, [{ kind: 'demo' }]],
])('0012: %s', async (_name, emails, sample, kinds) => {
  await migrate('0000', '0012');
  for (const email of emails) {
    await client.query(`insert into accounts (email, password_hash) values ($1, 'none')`, [email]);
    await client.query(
      `insert into vocabulary (id, kind, name, position) overriding system value
       values (1, 'religion', 'Hindu', 1), (2, 'mother_tongue', 'Marathi', 1)`,
    );
    await client.query(
      `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, sample)
       values ('PX', 'self', 'Asha', 'female', '1996-01-01', 1, 2, $1)`,
      [sample],
    );
  }
  await migrate('0012', '0013');
  expect((await client.query('select kind from site')).rows).toEqual(kinds);
});

test('0015: search rows know since when their profiles are listed; every site has a key of its own', async () => {
  await migrate('0000', '0015');
  await client.query(
    `insert into vocabulary (id, kind, name, position) overriding system value
     values (1, 'religion', 'Hindu', 1), (2, 'mother_tongue', 'Marathi', 1)`,
  );
  await client.query(
    `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
     values ('PA', 'self', 'Asha', 'female', '1996-01-01', 1, 2, '2026-01-02T03:04:05.678901Z'),
       ('PB', 'self', 'Bina', 'female', '1996-01-01', 1, 2, null)`,
  );
  await client.query(
    `insert into search_rows
     select id, date_of_birth, 'f', 1, 0, 0, 0, 0, 0, 0, 0, false, 'asha' from profiles`,
  );
  await migrate('0015', '0016');
  const { rows } = await client.query(
    `select p.public_id, r.listed_at = p.listed_at as same from search_rows r join profiles p on p.id = r.profile_id`,
  );
  expect(rows).toEqual([{ public_id: 'PA', same: true }]);
  const { rows: keys } = await client.query('select name, length(value) as bytes from secrets');
  expect(keys).toEqual([{ name: 'cursors', bytes: 32 }]);
});

test('0018: what belonged to an account belongs to its profile, and what was done for it, to its account', async () => {
  await migrate('0000', '0018');
  await client.query(
    `insert into vocabulary (id, kind, name, position) overriding system value
     values (1, 'religion', 'Hindu', 1), (2, 'mother_tongue', 'Marathi', 1);
     insert into plans (id, name, price_paise, months, position) overriding system value values (1, 'Gold', 100, 3, 0);
     insert into accounts (id, email, password_hash) overriding system value
     values (11, 'a@example.com', 'none'), (12, 'b@example.com', 'none'), (13, 'staff@example.com', 'none');
     insert into profiles
       (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id) overriding system value
     values (21, 'PA', 'self', 'Asha', 'female', '1996-01-01', 1, 2), (22, 'PB', 'self', 'Bina', 'female', '1996-01-01', 1, 2);
     insert into profile_managers (profile_id, account_id, created_at)
     values (21, 12, '2026-01-02T00:00:00Z'), (22, 11, '2026-01-03T00:00:00Z');
     insert into sessions (account_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     values (12, 'x', 'test', now(), now(), now()), (13, 'y', 'test', now(), now(), now());
     insert into orders (account_id, plan_id, plan_name, months, grants, price_paise, credit_paise, amount_paise, buyer,
       state, created_at, expires_at)
     values (12, 1, 'Gold', 3, '[]', 100, 0, 100, '{}', 'captured', now(), now()),
       (null, 1, 'Gold', 3, '[]', 100, 0, 100, '{}', 'captured', now(), now());
     insert into memberships (id, account_id, plan_id, plan_name, paid_paise, starts_at, ends_at, bought_until)
       overriding system value values (31, 12, 1, 'Gold', 100, '2026-01-01', '2026-04-01', '2026-04-01');
     insert into membership_entitlements values (31, 'chat', null);
     insert into entitlement_uses values (31, 'chat', '22', now());
     insert into requests (account_id, membership_id, entitlement, message, state, created_at, updated_at)
     values (12, 31, 'chat', 'Please call.', 'open', now(), now());
     insert into shortlists (profile_id, shortlisted_id) values (21, 22);
     insert into interests (sender_id, receiver_id, state, sent_at, expires_at)
     values (21, 22, 'accepted', now(), now());
     insert into interest_sendings (sender_id, receiver_id, sent_at) values (21, 22, now());
     insert into conversations (id, low_id, high_id) values ('00000000-0000-4000-8000-000000000001', 21, 22);
     insert into messages (conversation_id, sender_id, body, sent_at)
     values ('00000000-0000-4000-8000-000000000001', 22, 'Namaste', now());
     insert into contact_views (viewer_id, viewed_id, viewed_at) values (21, 22, now())`,
  );
  await migrate('0018', '0019');
  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  expect(
    await read(
      'select profile_id::int, account_id::int, role, accepted_at from managers_of order by profile_id',
    ),
  ).toEqual([
    [21, 12, 'owner', new Date('2026-01-02T00:00:00Z')],
    [22, 11, 'owner', new Date('2026-01-03T00:00:00Z')],
  ]);
  const owned = 'profile_id::int';
  expect(await read(`select account_id::int, ${owned} from sessions order by 1`)).toEqual([
    [12, 21],
    [13, null],
  ]);
  expect(await read(`select account_id::int, ${owned} from orders order by 1`)).toEqual([
    [12, 21],
    [null, null],
  ]);
  expect(await read(`select id::int, ${owned} from memberships`)).toEqual([[31, 21]]);
  expect(await read(`select ${owned}, entitlement from profile_entitlements`)).toEqual([[21, 'chat']]);
  expect(await read(`select count(*)::int from entitlement_uses`)).toEqual([[1]]);
  expect(await read(`select account_id::int, ${owned} from requests`)).toEqual([[12, 21]]);
  expect(await read(`select ${owned}, shortlisted_id::int from shortlists`)).toEqual([[21, 22]]);
  const authors = ['interests', 'interest_sendings', 'messages', 'contact_views'];
  for (const [place, table] of authors.entries()) {
    expect([table, await read(`select account_id::int from ${table}`)]).toEqual([
      table,
      [[[12, 12, 11, 12][place]]],
    ]);
  }

  // The account of the one profile goes, and its profile with it; what the other one had with her goes too.
  await client.query('delete from accounts where id = 12');
  expect(await read('select id::int from profiles')).toEqual([[22]]);
  expect(await read('select count(*)::int from memberships')).toEqual([[0]]);
  expect(await read(`select account_id, profile_id from orders`)).toEqual([
    [null, null],
    [null, null],
  ]);
});
