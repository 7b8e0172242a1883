import { expect, test } from 'vitest';
import { client, migrate, setUp } from '../../../test/setup/migrations.ts';

setUp();

test('0087: profiles of before are in searches by points wherever these are certain', async () => {
  await migrate('0000', '0087');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1), (3, 'rashi', 'vrishabha', 1), (4, 'nakshatra', 'ashwini', 1),
       (5, 'nakshatra', 'krittika', 2);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
     overriding system value select n, 'P' || n, 'daughter', 'Asha', 'female', '1996-01-01', 1, 2, now()
     from generate_series(1, 8) n;
     insert into horoscopes (profile_id, rashi_id, nakshatra_id, shown_to) values
       (1, null, 4, 'everyone'), (2, null, 5, 'everyone'), (3, 3, 5, 'everyone'), (4, null, 4, 'matches'), (5, 3, 4, 'everyone'),
       (6, null, 4, 'everyone'), (8, null, null, 'everyone');
     insert into births (profile_id, latitude, longitude, time_zone, rashi, nakshatra, pada, moons, computed_by)
     values (6, 20, 75, 'Asia/Kolkata', 0, 2, 3, '{21}', 1), (5, 20, 75, 'Asia/Kolkata', null, null, null, '{1, 5, 14}', 1),
       (8, 20, 75, 'Asia/Kolkata', 8, 20, 1, '{254}', 1);
     insert into search_rows (profile_id, date_of_birth, gender, religion, marital_status, education, state, caste, city,
       profession, name, premium_only, words, moon, listed_at)
     select p.id, date_of_birth, 'f', 1, 0, 0, 0, 0, 0, 0, 0, false, '', coalesce(d.moon, 0), listed_at
     from profiles p join profile_details d on d.profile_id = p.id`,
  );
  const moons = async () =>
    (await client.query('select moon from search_rows order by profile_id')).rows.map(({ moon }) => moon);
  expect(await moons()).toEqual([0, 0, 0, 0, 0, 7, 0, 77]);
  await migrate('0087', '0088');
  // The nakshatra in one rashi, in two, with its rashi, for matches only, of a day that no rashi fits, of a time, nothing, and the half of a pada.
  expect(await moons()).toEqual([1, 0, 10, 0, 0, 7, 0, 109]);
});

test('0090: the day of a private visit goes from the searches of before', async () => {
  await migrate('0000', '0090');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (1, 'religion', 'hindu', 1), (2, 'mother_tongue', 'mr', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at,
       last_active_at)
     overriding system value
     select n, 'P' || n, 'daughter', 'Asha', 'female', '1996-01-01', 1, 2, now(), '2026-11-24T20:00Z'
     from generate_series(1, 2) n;
     insert into private_browsing (profile_id, since) values (1, now());
     insert into search_rows (profile_id, date_of_birth, gender, religion, marital_status, education, state, caste, city,
       profession, name, premium_only, words, listed_at, active_on)
     select id, date_of_birth, 'f', 1, 0, 0, 0, 0, 0, 0, 0, false, '', listed_at, '2026-11-25' from profiles`,
  );
  const days = async () =>
    (await client.query('select active_on::text as day from search_rows order by profile_id')).rows.map(
      ({ day }) => day,
    );
  expect(await days()).toEqual(['2026-11-25', '2026-11-25']);
  await migrate('0090', '0091');
  // In India it was a Wednesday already.
  expect(await days()).toEqual(['2026-11-22', '2026-11-25']);
});
