import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../migrations');

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
  // Suspended and reinstated: no new event.
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

test('0019: what a site calls its options gets keys, and what profiles stated in words is found among them', async () => {
  await migrate('0000', '0019');
  await client.query(
    `insert into vocabulary (kind, name, position, in_filter)
     values ('religion', 'hindu', 0, true), ('religion', 'Hindu', 1, true), ('religion', 'Jaina Dharma', 2, true),
       ('religion', 'Jaina-Dharma', 3, true), ('religion', 'बौद्ध', 4, false), ('religion', 'Faith 7', 5, false),
       ('mother_tongue', 'Marathi', 0, false), ('mother_tongue', 'Marāṭhī', 1, false),
       ('education', 'B.Sc Nursing', 0, false), ('education', 'M.Phil.', 1, true), ('state', 'Odisha', 0, true)`,
  );
  await client.query(
    `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id,
       education_id, state_id, country, diet, smoking, drinking)
     values ('PA', 'self', 'Asha', 'female', '1996-01-01', 2, 7, 9, 11, 'India', 'Non-Vegetarian', 'No', 'Occasionally'),
       ('PB', 'self', 'Bina', 'female', '1996-01-01', 3, 8, 10, null, 'U.S.A.', ' vegetarian ', 'Hookah', ''),
       ('PC', 'self', 'Chitra', 'female', '1996-01-01', 5, 7, null, null, 'Atlantis', 'No Onion, no garlic', 'HOOKAH', null),
       ('PD', 'self', 'Divya', 'female', '1996-01-01', 1, 7, null, null, null, null, null, null)`,
  );
  await client.query(
    `insert into families (profile_id, family_type, family_status, family_values)
     select id, 'Joint', 'Middle Class', 'Sanskari' from profiles where public_id = 'PA'`,
  );
  await client.query(
    `insert into horoscopes (profile_id, rashi, nakshatra, manglik)
     select id, 'Mesha', 'Purva Phalguni', 'Partial' from profiles where public_id = 'PA'
     union all select id, 'Libra', null, null from profiles where public_id = 'PB'`,
  );
  await client.query(
    `insert into plans (name, price_paise, months, position)
     values ('Gold', 100, 1, 0), ('Gold Plus!', 100, 1, 1), ('gold-plus', 100, 1, 2), ('सोना', 100, 1, 3)`,
  );
  await migrate('0019', '0020');

  const { rows: old } = await client.query('select id, key from vocabulary where id <= 11 order by id');
  expect(old.map(({ id, key }) => [id, key])).toEqual([
    [1, 'hindu_1'],
    [2, 'hindu'],
    [3, 'jaina_dharma_3'],
    [4, 'jaina_dharma_4'],
    [5, 'option_5'],
    [6, 'faith_7_6'],
    [7, 'mr'],
    [8, 'marathi'],
    [9, 'bsc_nursing'],
    [10, 'mphil'],
    [11, 'od'],
  ]);
  const { rows: names } = await client.query(
    `select locale, name from vocabulary_names where kind = 'religion' order by name collate "C"`,
  );
  expect(names).toEqual(
    ['Faith 7', 'Hindu', 'Jaina Dharma', 'Jaina-Dharma', 'hindu', 'बौद्ध'].map((one) => ({
      locale: 'en',
      name: one,
    })),
  );

  const fields = {
    country: 'p.country_id',
    diet: 'p.diet_id',
    smoking: 'p.smoking_id',
    drinking: 'p.drinking_id',
    family: 'f.family_type_id',
    status: 'f.family_status_id',
    values: 'f.family_values_id',
    rashi: 'h.rashi_id',
    nakshatra: 'h.nakshatra_id',
    manglik: 'h.manglik_id',
  };
  const keys = Object.values(fields).map((id) => `(select key from vocabulary where id = ${id})`);
  const { rows: stated } = await client.query({
    text: `select ${keys.join(', ')} from profiles p left join families f on f.profile_id = p.id
      left join horoscopes h on h.profile_id = p.id order by p.public_id`,
    rowMode: 'array',
  });
  expect(stated).toEqual([
    [
      ...['IN', 'non_vegetarian', 'no', 'occasionally', 'joint', 'middle_class', 'sanskari'],
      ...['mesha', 'purva_phalguni', 'partial'],
    ],
    ['US', 'vegetarian', 'hookah', null, null, null, null, 'libra', null, null],
    ['atlantis', 'no_onion_no_garlic', 'hookah', null, null, null, null, null, null, null],
    Array.from({ length: 10 }, () => null),
  ]);
  const { rows: kept } = await client.query(
    `select kind, key, name, in_forms or in_filter as offered from vocabulary join vocabulary_names using (kind, key)
     where key in ('atlantis', 'no_onion_no_garlic', 'hookah', 'sanskari', 'libra') order by key`,
  );
  expect(kept).toEqual([
    { kind: 'country', key: 'atlantis', name: 'Atlantis', offered: false },
    { kind: 'smoking', key: 'hookah', name: 'HOOKAH', offered: false },
    { kind: 'rashi', key: 'libra', name: 'Libra', offered: false },
    { kind: 'diet', key: 'no_onion_no_garlic', name: 'No Onion, no garlic', offered: false },
    { kind: 'family_values', key: 'sanskari', name: 'Sanskari', offered: false },
  ]);
  const { rows: plans } = await client.query('select slug from plans order by position');
  expect(plans.map(({ slug }) => slug)).toEqual(['gold', 'gold-plus-2', 'gold-plus-3', 'plan-4']);
});

test('0019: a site gets the new lists, and what later migrations add to them, as a new one has them', async () => {
  const { lists } = await import('../../vocabulary/lists.ts');
  await migrate('0000', '0019');
  await client.query(`insert into vocabulary (kind, name, position) values ('religion', 'Hindu', 0)`);
  await migrate('0019', '9999');
  const { rows } = await client.query(
    `select kind, key, name, in_forms as "inForms", in_filter as "inFilter"
     from vocabulary join vocabulary_names using (kind, key) where kind <> 'religion' order by kind, position`,
  );
  const added = Map.groupBy(rows, ({ kind }) => kind);
  expect([...added.keys()]).toEqual(expect.arrayContaining(['country', 'diet', 'manglik', 'rashi']));
  for (const [kind, options] of added) {
    expect(options).toEqual(lists[kind as keyof typeof lists].map((option) => ({ kind, ...option })));
  }
});

test('0019: an empty database has no options yet', async () => {
  await migrate('0000', '0020');
  const { rows } = await client.query('select count(*)::int as options from vocabulary');
  expect(rows).toEqual([{ options: 0 }]);
});

test('0022: profiles that are not approved wait for a review, approved ones need none', async () => {
  await migrate('0000', '0022');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1)`,
  );
  await client.query(
    `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, approved_at, created_at)
     select 'P' || n, 'self', 'Asha', 'female', '1996-01-01', 1, 2, case when n > 2 then now() end, '2026-01-02T00:00:00Z'
     from generate_series(1, 5) n`,
  );
  await migrate('0022', '0023');
  const { rows } = await client.query(
    `select p.public_id, r.subject_kind, r.subject_id = p.id::text as same, r.version, r.state, r.submitted_at, r.due_at
     from reviews r join profiles p on p.id = r.profile_id order by p.public_id`,
  );
  expect(rows).toEqual(
    ['P1', 'P2'].map((public_id) => ({
      public_id,
      subject_kind: 'profile',
      same: true,
      version: 1,
      state: 'waiting',
      submitted_at: new Date('2026-01-02T00:00:00Z'),
      due_at: new Date('2026-01-03T00:00:00Z'),
    })),
  );
  await client.query(`delete from profiles where public_id = 'P1'`);
  expect((await client.query('select from reviews')).rowCount).toBe(1);
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

test('0021: conversations with a time of their last email keep everything else; the sender of an interest is shown', async () => {
  await migrate('0000', '0021');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1)`,
  );
  await client.query(
    `insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
     select 'P' || n, 'self', 'Asha', 'female', '1996-01-01', 1, 2 from generate_series(1, 6) n`,
  );
  const { rows: profiles } = await client.query('select id from profiles order by id');
  const [first, ...others] = profiles.map(({ id }) => id);
  await client.query('insert into conversations (low_id, high_id, low_mailed_at) values ($1, $2, now())', [
    first,
    others[0],
  ]);
  const states = ['pending', 'declined', 'accepted', 'withdrawn', 'expired'];
  for (const [place, state] of states.entries()) {
    await client.query(
      `insert into interests (sender_id, receiver_id, state, sent_at, expires_at) values ($1, $2, $3, now(), now())`,
      [others[place], first, state],
    );
  }
  await migrate('0021', '0022');
  expect((await client.query('select low_id from conversations')).rows).toEqual([{ low_id: first }]);
  expect((await client.query('select * from interests_shown order by profile_id')).rows).toEqual([
    { profile_id: others[0], other_id: first },
    { profile_id: others[1], other_id: first },
  ]);
  const { rows: keys } = await client.query('select name from secrets order by name');
  expect(keys).toEqual([{ name: 'cursors' }, { name: 'unsubscribe' }]);
});
