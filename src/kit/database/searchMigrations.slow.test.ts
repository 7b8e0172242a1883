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

test('0207 and 0208: searches and recommendations have what families of before stated, and no new wish', async () => {
  await migrate('0000', '0207');
  await client.query(
    `insert into vocabulary (id, kind, key, position) overriding system value
     values (9001, 'religion', 'a', 1), (9002, 'mother_tongue', 'b', 1), (9003, 'country', 'c', 1), (9004, 'family_type', 'd', 1),
       (9005, 'manglik', 'partial', 1);
     insert into profiles (id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at,
       country_id, gotra, income_min_rupees)
     overriding system value values
       (1, 'P1', 'daughter', 'Asha', 'female', '1996-01-01', 9001, 9002, now(), 9003, ' Kashyap  Rishi ', 1259999),
       (2, 'P2', 'son', 'Ravi', 'male', '1996-01-01', 9001, 9002, now(), null, null, null);
     insert into families (profile_id, family_type_id, native_district) values (1, 9004, 'सातारा');
     insert into horoscopes (profile_id, manglik_id, shown_to)
     values (1, 9005, 'everyone'), (2, 9005, 'matches');
     insert into preferences (profile_id, age_min) values (1, 25);
     insert into match_people (profile_id, gender, active_on, listed_on, date_of_birth, verified, has_photo, premium_only)
     select id, 'f', now(), now(), date_of_birth, false, false, false from profiles;
     insert into search_rows (profile_id, date_of_birth, gender, religion, marital_status, education, state, caste, city,
       profession, name, premium_only, words, listed_at)
     select id, date_of_birth, 'f', 1, 0, 0, 0, 0, 0, 0, 0, false, '', listed_at from profiles`,
  );
  await migrate('0207', '0209');
  const read = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows;
  expect(
    await read(
      `select country, income, native_district, family_type, gotra, manglik from match_people order by profile_id`,
    ),
  ).toEqual([
    [9003, 125, 'सातारा', 9004, ' kashyap  rishi ', 2],
    [null, null, null, null, null, null],
  ]);
  expect(
    await read(
      `select r.family_type, r.native_state, d.word, g.word from search_rows r
         left join search_words d on d.id = r.native_district left join search_words g on g.id = r.gotra
       order by profile_id`,
    ),
  ).toEqual([
    [9004, 0, 'सातारा', 'kashyap rishi'],
    [0, 0, null, null],
  ]);
  expect(
    await read(
      'select age_min, country_ids, income_min, native_districts, native_state_ids, family_type_ids, manglik_ids, gotras from partner_wishes',
    ),
  ).toEqual([[25, [], null, [], [], [], [], []]]);
});
