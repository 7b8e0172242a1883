import { expect, inject, test } from 'vitest';
import { client, migrate, name, setUp } from '../../../test/setup/migrations.ts';
import { migrate as migrateAll } from './db.ts';

setUp();

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
  const received: string[] = [];
  client.on('notification', ({ payload }) => received.push(payload ?? ''));
  const deleted = await client.query('delete from sessions returning id, account_id');
  await client.query('update accounts set suspended_at = now()');
  // Suspended and reinstated: no new event.
  await client.query('update accounts set suspended_at = now()');
  await client.query('update accounts set suspended_at = null');
  const account = Number(deleted.rows[0].account_id);
  expect(received.map((text) => JSON.parse(text))).toEqual([
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
    expected.map(([name, actor, subject], index) => ({ name, actor, subject, data: old[index]![1] })),
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

test('0036: what is kept from then on begins with what is there', async () => {
  await migrate('0000', '0036');
  await client.query(`
    insert into accounts (email, password_hash) select n || '@example.com', '!' from generate_series(1, 3) n;
    insert into vocabulary (kind, key, position) values ('religion', 'hindu', 0), ('mother_tongue', 'mr', 0);
    insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
      select 'P' || n, 'self', 'Asha', 'female', '1990-01-01', (select id from vocabulary where kind = 'religion'),
        (select id from vocabulary where kind = 'mother_tongue') from generate_series(1, 2) n;
    insert into conversations (low_id, high_id) select min(id), max(id) from profiles;
    insert into messages (conversation_id, sender_id, body, sent_at, read_at)
      select c.id, case when n < 4 then low_id else high_id end, 'Namaste', now(), case when n < 2 then now() end
      from conversations c, generate_series(1, 5) n;
    insert into payments (gateway_payment_id, amount_paise, refunded_paise, currency, state, created_at) values
      ('one', 1000, 0, 'INR', 'captured', now()), ('two', 700, 200, 'INR', 'part_refunded', now()),
      ('three', 5000, 0, 'USD', 'captured', now()), ('four', 900, 0, 'INR', 'failed', now());
  `);
  await migrate('0036', '0037');
  const sums = await client.query('select name, sum(n)::int as n from tallies group by name order by name');
  expect(sums.rows).toEqual([
    { name: 'accounts', n: 3 },
    { name: 'revenue_paise', n: 1500 },
  ]);
  const kept = await client.query(
    'select low_received, high_received, low_unread, high_unread from conversations',
  );
  expect(kept.rows).toEqual([{ low_received: 2, high_received: 3, low_unread: 2, high_unread: 2 }]);
});

test('0046: what is scheduled stays scheduled, as it was written last', async () => {
  await migrate('0000', '0046');
  const [due, draft] = ['b1090000-0000-4000-8000-000000000001', 'b1090000-0000-4000-8000-000000000002'];
  await client.query(
    `insert into posts (id, title, slug, description, body, tags, author, cover_alt, publish_at, version, created_at,
       updated_at, noted_at)
     values ($1, 'Tea', 'tea', 'd', '<p>b</p>', '{Family}', 'Lata', '', '2027-01-01 03:30Z', 7, now(), now(), now()),
       ($2, 'Not yet', '', '', '', '{}', 'Lata', '', null, 1, now(), now(), now())`,
    [due, draft],
  );
  await migrate('0046', '0047');
  const { rows } = await client.query(
    'select post_id, title, slug, body, tags, version, publish_at from scheduled_posts',
  );
  expect(rows).toEqual([
    {
      ...{ post_id: due, title: 'Tea', slug: 'tea', body: '<p>b</p>', tags: ['Family'], version: 7 },
      publish_at: new Date('2027-01-01T03:30:00Z'),
    },
  ]);
  expect((await client.query('select from posts')).rowCount).toBe(2);
});

test('0062: a change of an email that waits needs only the new address, as its emails said', async () => {
  await migrate('0000', '0062');
  await client.query(
    `insert into accounts (id, email, password_hash) overriding system value values
       (1, 'a@example.com', 'none'), (2, 'b@example.com', 'none');
     insert into email_changes (account_id, email_before, email, confirm_hash, stop_hash, created_at, expires_at, confirmed_at, stopped_at)
     values
       (1, 'old@example.com', 'a@example.com', 'c1', 's1', '2026-01-01Z', '2026-01-02Z', '2026-01-01Z', null),
       (1, 'a@example.com', 'n@example.com', 'c2', 's2', '2026-02-01Z', '2026-02-02Z', null, null),
       (2, 'b@example.com', 'm@example.com', null, 's3', '2026-03-01Z', '2026-03-02Z', null, '2026-03-01Z')`,
  );
  await migrate('0062', '0063');
  const { rows } = await client.query({
    text: `select new_hash, old_hash, new_confirmed_at is not null, old_confirmed_at is not null, changed_at is not null
      from email_changes order by created_at`,
    rowMode: 'array',
  });
  const hash = (text: string) => Buffer.from(text);
  expect(rows).toEqual([
    [hash('c1'), hash('s1'), true, false, true],
    [hash('c2'), hash('s2'), false, true, false],
    [null, hash('s3'), false, false, false],
  ]);
});

test('a database that a newer version has migrated is refused with what to do', async () => {
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  await client.query('create table migrations (name text)');
  await client.query(`insert into migrations values ('9999_later.sql')`);
  await expect(migrateAll(url.href)).rejects.toThrow('restore the backup from before the upgrade');
});

test('0150: amounts keep their value and may be larger; an event that was given up waits for the staff', async () => {
  await migrate('0000', '0150');
  // The plans of its triggers would be kept with the old types in this session.
  await client.query('alter table payments disable trigger user');
  await client.query(`
    insert into payments (gateway_payment_id, amount_paise, refunded_paise, currency, state, created_at) values
      ('pay_1', 2147483647, 100, 'INR', 'part_refunded', now());
    insert into gateway_events (id, body, received_at) values ('evt_1', '{}', '2026-01-02T00:00:00Z')`);
  await migrate('0150', '0151');
  await client.query(`
    insert into payments (gateway_payment_id, amount_paise, currency, state, created_at) values
      ('pay_2', 9999999999, 'INR', 'captured', now())`);
  const { rows } = await client.query(
    'select amount_paise::text as paise, refunded_paise::text as refunded from payments order by gateway_payment_id',
  );
  expect(rows).toEqual([
    { paise: '2147483647', refunded: '100' },
    { paise: '9999999999', refunded: '0' },
  ]);
  const events = await client.query(
    'select id from gateway_events where settled_at is null and attention_ended_at is null and not unreadable',
  );
  expect(events.rows).toEqual([{ id: 'evt_1' }]);
});

test('0161: accounts keep how they are reached and have no name; a new one is noticed by every server', async () => {
  await migrate('0000', '0161');
  await client.query(
    `insert into accounts (id, email, phone, password_hash, email_verified_at) overriding system value
     values (1, 'a@x.in', '+919822012345', '', now()), (2, 'b@x.in', null, '', null)`,
  );
  await migrate('0161', '0162');
  const { rows } = await client.query(
    'select id::int, email, phone, email_verified_at is not null as verified, name from account_contacts order by id',
  );
  expect(rows).toEqual([
    { id: 1, email: 'a@x.in', phone: '+919822012345', verified: true, name: null },
    { id: 2, email: 'b@x.in', phone: null, verified: false, name: null },
  ]);
  const notified: string[] = [];
  client.on('notification', ({ payload }) => notified.push(payload ?? ''));
  await client.query('listen live');
  await client.query("update accounts set name = 'Sunita Kulkarni' where id = 1");
  await client.query("update accounts set name = 'Sunita Kulkarni' where id = 1");
  expect(notified).toHaveLength(1);
  for (const name of ['', 'x'.repeat(101)])
    await expect(client.query('update accounts set name = $1', [name])).rejects.toThrow(
      'accounts_name_check',
    );
});

test('0180, 0181: sessions are not confirmed yet, and recovery codes go on to work until they are hashed again', async () => {
  await migrate('0000', '0180');
  await client.query(`insert into accounts (email, password_hash) values ('a@example.com', 'none')`);
  await client.query(
    `insert into sessions (account_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select id, 'x', 'test', now(), now(), now() from accounts`,
  );
  await client.query(
    `insert into staff_recovery_codes (account_id, code_hash, used_at)
     select id, code::bytea, case code when 'one' then now() end from accounts, unnest(array['one', 'two']) code`,
  );
  await migrate('0180', '0182');
  expect((await client.query('select confirmed_at from sessions')).rows).toEqual([{ confirmed_at: null }]);
  const { rows } = await client.query(
    `select convert_from(code_hash, 'utf8') as code, slow_hash, used_at is not null as used
     from staff_recovery_codes order by 1`,
  );
  expect(rows).toEqual([
    { code: 'one', slow_hash: null, used: true },
    { code: 'two', slow_hash: null, used: false },
  ]);
  await expect(client.query(`update staff_recovery_codes set code_hash = null`)).rejects.toThrow(/one_hash/);
});
