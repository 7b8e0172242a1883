import { expect, test } from 'vitest';
import { client, migrate, setUp } from '../../../test/setup/migrations.ts';

setUp();

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

test('0019: a site gets the new lists as a new one has them; an empty database gets them when it is prepared', async () => {
  const { lists } = await import('../../base/vocabulary/shared/lists.ts');
  await migrate('0000', '0019');
  await client.query(`insert into vocabulary (kind, name, position) values ('religion', 'Hindu', 0)`);
  await migrate('0019', '0020');
  const { rows } = await client.query(
    `select kind, key, name, in_forms as "inForms", in_filter as "inFilter"
     from vocabulary join vocabulary_names using (kind, key) where kind <> 'religion' order by kind, position`,
  );
  const { religion, mother_tongue, marital_status, education, state, working_with, ...rest } = lists;
  // Lists of later versions come at the next start.
  const { residency_status, relocation, children_living, disability, ...added } = rest;
  expect(Map.groupBy(rows, ({ kind }) => kind)).toEqual(
    new Map(
      Object.entries(added)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([kind, options]) => [kind, options.map((option) => ({ kind, ...option }))]),
    ),
  );
});

test('0019: an empty database has no options yet', async () => {
  await migrate('0000', '0020');
  const { rows } = await client.query('select count(*)::int as options from vocabulary');
  expect(rows).toEqual([{ options: 0 }]);
});

test('0206: new options follow those of a site, before Other; one that the site has added itself stays alone', async () => {
  await migrate('0000', '0206');
  await client.query(
    `insert into vocabulary (kind, key, position, in_forms, in_filter)
     values ('religion', 'hindu', 0, true, true), ('religion', 'zoroastrian', 1, true, true), ('religion', 'other', 2, true, false)`,
  );
  await client.query(
    `insert into vocabulary_names (kind, key, locale, name)
     values ('religion', 'hindu', 'en', 'Hindu'), ('religion', 'zoroastrian', 'en', 'parsi'), ('religion', 'other', 'en', 'Other')`,
  );
  await migrate('0206', '0207');
  const { rows } = await client.query(
    `select name, in_forms, in_filter from vocabulary join vocabulary_names using (kind, key) order by position`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'Hindu',
    'parsi',
    'Jewish',
    "Baha'i",
    'No religion',
    'Other',
  ]);
  expect(rows.at(2)).toMatchObject({ in_forms: true, in_filter: true });
});
