import { expect, test } from 'vitest';
import { client, migrate, setUp } from '../../../test/setup/migrations.ts';

setUp();

test('0025: photos from before stay as they were, and a new crop leaves its old files to the task', async () => {
  await migrate('0000', '0025');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
     overriding system value values (1, 'P1', 'self', 'Asha', 'female', '1996-01-01', 1, 2);
     insert into photos (profile_id, storage_key, position, sample, approved_at)
     values (1, 'samples/a', 0, true, now()), (1, 'photos/b', 1, false, now()), (1, 'photos/c', 2, false, null)`,
  );
  await migrate('0025', '0026');
  const shown = await client.query('select position, placeholder from approved_photos order by position');
  expect(shown.rows).toEqual([
    { position: 0, placeholder: null },
    { position: 1, placeholder: null },
  ]);
  await client.query(`update photos set storage_key = storage_key || '2', crop = '{"turn":90}'`);
  await client.query(`update photos set position = position + 10`);
  const { rows } = await client.query('select storage_key from removed_photos order by 1');
  expect(rows.map(({ storage_key }) => storage_key)).toEqual(['photos/b', 'photos/c']);
  await expect(client.query('update photos set approved_at = now(), rejected_at = now()')).rejects.toThrow(
    'photos_decided_once',
  );
});

test('0028: the choice about interests holds for both kinds of it; views and shortlists of before stay', async () => {
  await migrate('0000', '0028');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
     overriding system value select n, 'P' || n, 'self', 'Asha', 'female', '1996-01-01', 1, 2 from generate_series(1, 2) n;
     insert into accounts (id, email, password_hash) overriding system value values (1, 'a@x.in', ''), (2, 'b@x.in', '');
     insert into notification_preferences (account_id, category, channel, enabled, changed_at)
     values (1, 'interests', 'mail', false, now()), (2, 'messages', 'mail', false, now());
     insert into profile_views (viewed_id, viewer_id, day) values (1, 2, '2026-01-02');
     insert into shortlists (profile_id, shortlisted_id, note) values (1, 2, 'A note')`,
  );
  await migrate('0028', '0029');
  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  expect(
    await read('select account_id::int, category, enabled from notification_preferences order by 1, 2'),
  ).toEqual([
    [1, 'interests_accepted', false],
    [1, 'interests_received', false],
    [2, 'messages', false],
  ]);
  expect(await read('select day::text, viewed_at, private from profile_visits')).toEqual([
    ['2026-01-02', null, false],
  ]);
  expect(await read('select note, note_version, account_id, removed_at from shortlists')).toEqual([
    ['A note', 0, null, null],
  ]);
});

test('0092: emails that are due stay due, and those that were switched off stay off', async () => {
  await migrate('0000', '0092');
  await client.query(
    `insert into accounts (id, email, password_hash) overriding system value values (1, 'a@x.in', '');
     insert into notifications (id, account_id, kind, created_at)
     values ('00000000-0000-4000-8000-000000000001', 1, 'message_received', now());
     insert into notification_deliveries (notification_id, channel, due_at)
     values ('00000000-0000-4000-8000-000000000001', 'mail', now());
     insert into notification_preferences (account_id, category, channel, enabled, changed_at)
     values (1, 'messages', 'mail', false, now()), (1, 'messages', 'bell', true, now())`,
  );
  await migrate('0092', '0093');
  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  expect(await read('select channel, taken_at from notification_deliveries')).toEqual([['email', null]]);
  expect(await read('select channel, enabled from notification_preferences order by 1')).toEqual([
    ['bell', true],
    ['email', false],
  ]);
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

test('0026: wishes from before are important, and no section was saved', async () => {
  await migrate('0000', '0026');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
       overriding system value values (21, 'PA', 'self', 'Asha', 'female', '1996-01-01', 1, 2);
     insert into preferences (profile_id, age_min) values (21, 25)`,
  );
  await migrate('0026', '0027');
  const { rows } = await client.query('select profile_id::int, age_min, must, nice from partner_wishes');
  expect(rows).toEqual([{ profile_id: 21, age_min: 25, must: [], nice: [] }]);
  await client.query(`insert into profile_sections values (21, 'about', 1, now(), null)`);
  await client.query(`insert into profile_steps values (21, 'about', now())`);
  await client.query('delete from profiles');
  for (const table of ['profile_sections', 'profile_steps'])
    expect((await client.query(`select from ${table}`)).rowCount).toBe(0);
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

test('0032: rows of before have the facts of the new filters, and a visit of another day is noted', async () => {
  await migrate('0000', '0032');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1), (3, 'diet', 'vegan', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, diet_id,
       height_cm, income_min_rupees, managed_by, last_active_at, verified_at, listed_at)
     overriding system value values
       (1, 'P1', 'daughter', 'Asha', 'female', '1996-01-01', 1, 2, 3, 160, 1250000, null, '2026-03-01T19:00:00Z', now(), now()),
       (2, 'P2', 'friend', 'Ravi', 'male', '1996-01-01', 1, 2, null, null, null, 'sibling', '2026-03-01T17:00:00Z', null, now());
     insert into photos (profile_id, storage_key, position, approved_at) values (1, 'photos/b', 0, now()), (2, 'photos/c', 0, null);
     insert into search_rows (profile_id, date_of_birth, gender, religion, marital_status, education, state, caste, city,
       profession, name, premium_only, words, listed_at)
     select id, date_of_birth, 'f', 1, 0, 0, 0, 0, 0, 0, 0, false, '', listed_at from profiles`,
  );
  await migrate('0032', '0033');
  const read = async () =>
    (
      await client.query({
        text: `select mother_tongue, diet, height_cm, income, managed_by, active_on::text, with_photo, verified
          from search_rows order by profile_id`,
        rowMode: 'array',
      })
    ).rows;
  const second = [2, 0, 0, 0, 3, '2026-03-01', false, false];
  expect(await read()).toEqual([[2, 3, 160, 125, 2, '2026-03-02', true, true], second]);
  await client.query(`update profiles set last_active_at = '2026-03-05T20:00:00Z' where id = 1`);
  expect(await read()).toEqual([[2, 3, 160, 125, 2, '2026-03-06', true, true], second]);
});

test('0084 and 0085: profiles of before state no employer, in search as well, and keep their other details', async () => {
  await migrate('0000', '0084');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1), (3, 'working_with', 'private', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, income_min_rupees,
       listed_at)
     overriding system value select n, 'P' || n, 'daughter', 'Asha', 'female', '1996-01-01', 1, 2, 500000, now()
     from generate_series(1, 2) n;
     insert into search_rows (profile_id, date_of_birth, gender, religion, marital_status, education, state, caste, city,
       profession, name, premium_only, words, listed_at)
     select id, date_of_birth, 'f', 1, 0, 0, 0, 0, 0, 0, 0, false, '', listed_at from profiles`,
  );
  await migrate('0084', '0086');
  await client.query('update profiles set working_with_id = 3 where id = 2');
  const { rows } = await client.query({
    text: `select d.working_with_id, d.managed_by, d.income_min_rupees::int, d.weighs_horoscopes, r.working_with
      from profile_details d join search_rows r using (profile_id) order by profile_id`,
    rowMode: 'array',
  });
  expect(rows).toEqual([
    [null, 'parents', 500_000, false, 0],
    [3, 'parents', 500_000, false, 0],
  ]);
});
