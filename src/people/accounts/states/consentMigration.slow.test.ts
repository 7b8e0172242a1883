import { expect, test } from 'vitest';
import { client, migrate, setUp } from '../../../../test/setup/migrations.ts';

setUp();

test('0187: whoever got the weekly email keeps it, and nobody is said to have agreed', async () => {
  await migrate('0000', '0187');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
     overriding system value values (1, 'P1', 'self', 'Asha', 'female', '1996-01-01', 1, 2);
     insert into horoscopes (profile_id, shown_to, weighed) values (1, 'everyone', true);
     insert into accounts (id, email, password_hash, created_at)
     overriding system value select n, n || '@humsafar.example', 'none', now() from generate_series(1, 3) n;
     insert into profile_managers (profile_id, account_id, role, accepted_at)
     values (1, 1, 'owner', now()), (1, 2, 'manager', now());
     insert into notification_preferences (account_id, category, channel, enabled, changed_at)
     values (2, 'matches', 'email', false, now())`,
  );
  await migrate('0187', '0188');
  const { rows } = await client.query({
    text: 'select account_id::int, enabled from notification_preferences order by 1',
    rowMode: 'array',
  });
  expect(rows).toEqual([
    [1, true],
    [2, false],
  ]);
  expect((await client.query('select from consent_changes')).rows).toEqual([]);
  expect((await client.query('select withdrawn_at, shown_to from horoscopes')).rows).toEqual([
    { withdrawn_at: null, shown_to: 'everyone' },
  ]);
  await expect(client.query('update horoscopes set withdrawn_at = now()')).rejects.toThrow(
    'horoscopes_withdrawn',
  );
});

test('0193: alerts are emailed as before, those who turned them off have withdrawn, and nobody is said to have agreed', async () => {
  await migrate('0000', '0193');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
     overriding system value select n, 'P' || n, 'self', 'Asha', 'female', '1996-01-01', 1, 2 from generate_series(1, 3) n;
     insert into accounts (id, email, password_hash, created_at)
     overriding system value select n, n || '@humsafar.example', 'none', now() from generate_series(1, 4) n;
     insert into profile_managers (profile_id, account_id, role, accepted_at)
     values (1, 1, 'owner', now()), (1, 2, 'manager', now()), (2, 3, 'owner', now()), (3, 4, 'owner', now());
     insert into saved_searches (profile_id, account_id, name, frequency, filters, key, created_at, since, revision)
     values (1, 1, 'Jain', 'daily', '{}', '1', now(), now(), 1), (2, 3, 'Jain', 'never', '{}', '1', now(), now(), 2);
     insert into notification_preferences (account_id, category, channel, enabled, changed_at)
     values (2, 'saved_searches', 'email', false, '2026-01-05'), (4, 'saved_searches', 'bell', false, now())`,
  );
  await migrate('0193', '0194');
  const emailed = `select account_id::int, enabled from notification_preferences
    where category = 'saved_searches' and channel = 'email' order by 1`;
  expect((await client.query({ text: emailed, rowMode: 'array' })).rows).toEqual([
    [1, true],
    [2, false],
  ]);
  const recorded = `select account_id::int, purpose, given, changed_at = '2026-01-05' as same from consent_changes`;
  expect((await client.query({ text: recorded, rowMode: 'array' })).rows).toEqual([
    [2, 'search_alerts', false, true],
  ]);
});
