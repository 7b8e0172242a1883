import { expect, test } from 'vitest';
import { client, migrate, setUp } from '../../../test/setup/migrations.ts';

setUp();

test('0182: nothing is hidden by it, and who has a login of their own has agreed', async () => {
  await migrate('0000', '0182');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
     overriding system value
     select n, 'P' || n, (array['self', 'daughter', 'daughter'])[n], 'Asha', 'female', '1996-01-01', 1, 2, '2026-01-02'
     from generate_series(1, 3) n;
     insert into accounts (id, email, password_hash) overriding system value
     select n, n || '@x.in', '' from generate_series(1, 4) n;
     insert into consents (account_id, document, version, given_at) values (4, 'terms', '2026-01-01', '2026-01-03');
     insert into profile_managers (profile_id, account_id, role, relation, accepted_at) values
     (1, 1, 'owner', null, '2026-01-02'), (2, 2, 'owner', 'father', '2026-01-02'), (3, 3, 'owner', 'mother', '2026-01-02'),
     (3, 4, 'manager', 'self', '2026-01-03')`,
  );
  await migrate('0182', '0183');
  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  expect(await read('select profile_id::int, state, channel, terms_version from person_consents')).toEqual([
    [3, 'given', 'account', '2026-01-01'],
  ]);
  expect(await read('select profile_id::int, state from person_answers')).toEqual([[3, 'given']]);
  expect(await read('select shown from person_consent_setting')).toEqual([]);
  expect(await read('select distinct listed_before from profiles')).toEqual([[null]]);
  await expect(
    client.query(`insert into person_consents (profile_id, state, channel) values (2, 'asked', 'email')`),
  ).rejects.toThrow('person_consents_check');
});
