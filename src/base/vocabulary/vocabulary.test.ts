import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { lists, type VocabularyKind } from './shared/lists.ts';
import { states } from './shared/states.ts';
import { seedVocabulary } from './vocabulary.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Option = { key: string; name: string; inForms: boolean; inFilter: boolean };
const read = async (query = ''): Promise<Record<string, Option[]>> =>
  (await site.visitor().get(`/api/vocabulary${query}`)).body;
const names = (options: Option[] | undefined) => options?.map(({ name }) => name).join(', ');

/** The options of the specification, each list in its order. */
const offered: [VocabularyKind, 'inForms' | 'inFilter', string][] = [
  ['religion', 'inFilter', 'Hindu, Muslim, Christian, Sikh, Jain, Buddhist'],
  ['religion', 'inForms', 'Hindu, Muslim, Christian, Sikh, Jain, Buddhist, Other'],
  ['marital_status', 'inFilter', 'Never Married, Divorced, Widowed'],
  ['marital_status', 'inForms', 'Never Married, Divorced, Widowed'],
  ['education', 'inFilter', 'B.Tech, MBA, MBBS, M.Tech, B.Com, BA'],
  [
    'state',
    'inFilter',
    'Maharashtra, Delhi, Karnataka, Tamil Nadu, Gujarat, Rajasthan, West Bengal, Uttar Pradesh',
  ],
  [
    'mother_tongue',
    'inForms',
    'Hindi, English, Bengali, Telugu, Marathi, Tamil, Gujarati, Kannada, Malayalam, Punjabi, Other',
  ],
  [
    'working_with',
    'inForms',
    'Private company, Government / public sector, Defence / civil services, Business / self-employed, Not working',
  ],
  ['diet', 'inForms', 'Vegetarian, Non-Vegetarian, Eggetarian, Jain, Vegan'],
  ['smoking', 'inForms', 'No, Occasionally, Yes'],
  ['drinking', 'inForms', 'No, Occasionally, Yes'],
  ['family_type', 'inForms', 'Joint, Nuclear'],
  ['family_status', 'inForms', 'Middle Class, Upper Middle Class, Affluent'],
  ['family_values', 'inForms', 'Traditional, Moderate, Liberal'],
  [
    'rashi',
    'inForms',
    'Mesha, Vrishabha, Mithuna, Karka, Simha, Kanya, Tula, Vrishchika, Dhanu, Makara, Kumbha, Meena',
  ],
  ['manglik', 'inForms', 'Yes, No, Partial'],
];

test.each(offered)('the list %s offers %s what the specification lists: %s', async (kind, where, words) => {
  const all = (await read())[kind]!.filter((one) => one[where]).map(({ name }) => name);
  const listed = words.split(', ');
  expect(all.filter((name) => listed.includes(name))).toEqual(listed);
  // What the product adds follows, before Other.
  const first = listed.filter((name) => name !== 'Other');
  expect(all.slice(0, first.length)).toEqual(first);
  if (listed.includes('Other')) expect(all.at(-1)).toBe('Other');
});

test.each(Object.entries(lists))('the keys of %s are short, and unique', (kind, options) => {
  const keys = options.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(options.map(({ name }) => name)).size).toBe(keys.length);
  const shape = kind === 'country' ? /^[A-Z]{2}$/ : /^[a-z0-9]+(_[a-z]+)*$/;
  expect(keys.filter((key) => !shape.test(key) || key.length > 20)).toEqual([]);
});

test('the states are those of the GST law, the nakshatras are 27, the countries 249', () => {
  const { 96: _outside, ...inIndia } = states;
  expect(lists.state.map(({ name }) => name).sort()).toEqual(Object.values(inIndia).sort());
  expect(lists.nakshatra).toHaveLength(27);
  expect(lists.country).toHaveLength(249);
  expect(lists.country[0]).toMatchObject({ key: 'IN', name: 'India' });
});

describe('the lists that a site has changed', () => {
  test('stays when it is started again, and a name that was changed keeps its key', async () => {
    await site.app.pool.query(
      `update vocabulary_names set name = 'Widow or widower' where kind = 'marital_status' and key = 'widowed'`,
    );
    await site.app.pool.query(`delete from vocabulary where kind = 'education' and key = 'iti'`);
    await seedVocabulary(site.app.db);
    const { rows } = await site.app.pool.query(
      `select name from vocabulary_names where kind = 'marital_status' and key = 'widowed'
       union all select key from vocabulary where kind = 'education' and key = 'iti'`,
    );
    expect(rows).toEqual([{ name: 'Widow or widower' }]);
  });

  test('has names in the requested language, in English where there is none', async () => {
    await site.app.pool.query(
      `insert into vocabulary_names (kind, key, locale, name) values ('religion', 'hindu', 'hi', 'हिंदू')`,
    );
    await site.crash();
    for (const locale of ['hi', 'hi-IN']) {
      const { religion } = await read(`?locale=${locale}`);
      expect(names(religion)).toMatch(/^हिंदू, Muslim, Christian, Sikh, Jain, Buddhist, .*Other$/);
    }
    for (const locale of ['', '?locale=en', '?locale=en-IN', '?locale=xx', '?locale=-', '?locale=hindi']) {
      expect((await read(locale)).religion?.[0]).toMatchObject({ key: 'hindu', name: 'Hindu' });
    }
  });
});
