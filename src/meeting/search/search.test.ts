import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { ageOn } from '../../people/profiles/shared/facts/age.ts';
import { firstName } from '../../people/profiles/shared/rules.ts';
import { addMissingRows } from './rows/rows.ts';
import { otherNamesOf } from './text/sounds/cityNames.ts';

const CROWD = 400;

type Person = {
  id: string;
  key: number;
  name: string;
  gender: string;
  age: number;
  religion: string;
  caste: string | null;
  maritalStatus: string | null;
  education: string | null;
  state: string | null;
  city: string | null;
  profession: string | null;
};

let site: Test;
let people: Person[];
let him: Awaited<ReturnType<typeof addMember>>;

beforeAll(async () => {
  site = await openTest();
  await generate(site.app, { count: CROWD, seed: 3 });
  await addMissingRows(site.app.db);
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  const { rows } = await site.app.pool.query(`
    select p.public_id, p.id, p.name, p.gender, p.date_of_birth, p.caste, p.city, p.profession,
      r.key as religion, m.key as marital, e.key as education, s.key as state
    from profiles p
    join vocabulary r on r.id = p.religion_id
    left join vocabulary m on m.id = p.marital_status_id
    left join vocabulary e on e.id = p.education_id
    left join vocabulary s on s.id = p.state_id
    where p.listed_at is not null and p.hidden_at is null and p.visibility = 'all'
    order by p.listed_at desc, p.id desc`);
  people = rows.map((row) => ({
    id: row.public_id,
    key: row.id,
    name: row.name,
    gender: row.gender,
    age: ageOn(row.date_of_birth, dayInIndia(new Date())),
    religion: row.religion,
    caste: row.caste,
    maritalStatus: row.marital,
    education: row.education,
    state: row.state,
    city: row.city,
    profession: row.profession,
  }));
});
afterAll(() => site.close());

const includes = (text: string | null, part: string) =>
  text?.toLowerCase().includes(part.toLowerCase()) ?? false;

/** The filter rules of the specification, as plain as possible. */
function fits(person: Person, query: Record<string, string>, wholeNames: boolean): boolean {
  const { q, gender, ageMin, ageMax, city, profession, ...exact } = query;
  if (gender && gender !== 'all' && person.gender !== gender) return false;
  if (ageMin && person.age < Number(ageMin)) return false;
  if (ageMax && person.age > Number(ageMax)) return false;
  // A city is also found by parts of its other names: Port Blair by 'puram'.
  const cities = [person.city, ...otherNamesOf(person.city?.toLowerCase() ?? '')];
  if (city && !cities.some((one) => includes(one, city))) return false;
  if (profession && !includes(person.profession, profession)) return false;
  const name = wholeNames ? person.name : firstName(person.name);
  if (q && ![name, person.city, person.profession].some((text) => includes(text, q))) return false;
  return Object.entries(exact).every(([field, value]) =>
    value.split(',').some((one) => person[field as keyof Person] === one),
  );
}

/** Returns every page of a search, and the count of its first page. */
async function readAll(browser: ReturnType<Test['visitor']>, query: Record<string, string>) {
  const ids: string[] = [];
  let count: number | null = null;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const address = new URLSearchParams({ ...query, ...(cursor && { cursor }) });
    const { status, body } = await browser.get(`/api/profiles?${address}`);
    expect(status).toBe(200);
    ids.push(...body.profiles.map((one: { id: string }) => one.id));
    count ??= body.count;
    cursor = body.nextCursor;
  }
  return { ids, count };
}

/** Expects profiles with the text as typed first. Others, in which each word matches something, may follow. */
function expectFound(
  { ids, count }: { ids: string[]; count: number | null },
  expected: string[],
  { q }: Record<string, string>,
) {
  expect(count).toBe(ids.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(q ? ids.slice(0, expected.length) : ids).toEqual(expected);
}

const queries: Record<string, string>[] = [
  {},
  { gender: 'female' },
  { gender: 'male', ageMin: '30' },
  { ageMin: '25', ageMax: '25' },
  { ageMin: '18', ageMax: '60' },
  { religion: 'hindu', gender: 'female' },
  { religion: 'sikh' },
  { religion: 'sikh,jain,hindu', maritalStatus: 'divorced,widowed' },
  { state: 'kl,mh,ts', education: 'btech,phd' },
  { religion: 'muslim', maritalStatus: 'never_married', ageMax: '35' },
  { education: 'btech' },
  { education: 'mba', state: 'mh' },
  { state: 'tn', gender: 'male' },
  { maritalStatus: 'divorced' },
  { city: 'pur' },
  { city: 'MUM' },
  { city: 'Pune', gender: 'female', religion: 'hindu' },
  { profession: 'engineer' },
  { profession: 'Teach', state: 'ka' },
  { q: 'a' },
  { q: 'an' },
  { q: 'kumar' },
  { q: 'engineer', gender: 'female' },
  { q: 'delhi', ageMin: '24', ageMax: '40' },
  { q: '%' },
  { q: '_' },
  { q: '\\' },
  { q: "'" },
  { q: 'ॐ' },
  { religion: 'Nothing of the kind' },
  { city: 'zzzz' },
  { caste: 'zzzz' },
];

describe('a search finds exactly the matching profiles, newest first, page by page, with their number', () => {
  test.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    'for a visitor with %s',
    async (_text, query) => {
      const expected = people.filter((person) => fits(person, query, false)).map(({ id }) => id);
      expectFound(await readAll(site.visitor(), query), expected, query);
    },
  );

  test.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    'for a member with %s',
    async (_text, query) => {
      const mine = { gender: 'female', ...query };
      const expected = people
        .filter((person) => person.key !== him.key && fits(person, mine, true))
        .map(({ id }) => id);
      const found = await readAll(him.browser, query);
      expectFound(found, expected, query);
      const { body } = await him.browser.get(`/api/profiles/count?${new URLSearchParams(query)}`);
      expect(body.count).toBe(found.count);
    },
  );

  test('for every caste on offer', async () => {
    const castes: string[] = (await site.visitor().get('/api/castes')).body;
    expect(castes.length).toBeGreaterThan(10);
    for (const caste of castes.slice(0, 40)) {
      const expected = people.filter((person) => person.caste?.toLowerCase() === caste.toLowerCase()).length;
      const { body } = await site.visitor().get(`/api/profiles/count?${new URLSearchParams({ caste })}`);
      expect([caste, body.count]).toEqual([caste, expected]);
      expect(expected).toBeGreaterThan(0);
    }
  });

  test('words too common to look up one by one find the same, whatever their number', async () => {
    const { countAll, findPage } = await import('./store.ts');
    const many = { name: Array<number>(60_001).fill(0) };
    const text = { all: [many], part: { text: 'an', wholeNames: true } };
    const part = { where: [{ column: 'premium_only' as const, is: false }], text };
    const expected = people.filter((person) => fits(person, { q: 'an' }, true)).map(({ key }) => key);
    expect(await countAll(site.app.db, part)).toBe(expected.length);
    const found = await findPage(site.app.db, part, { after: null, limit: 10_000 });
    expect(found.map((row) => row.id)).toEqual(expected);
  });
});

describe('pages', () => {
  /** Changes a profile as its owner or staff would, while `work` runs. */
  async function whileChanged(
    publicId: string,
    changed: { hidden_at: Date } | { visibility: string } | { approved_at: null },
    work: () => Promise<void>,
  ) {
    const { relist } = await import('../../people/profiles/visible/listing.ts');
    const id = await site.idOf(publicId);
    const put = (values: { hidden_at?: Date | null; visibility?: string; approved_at?: Date | null }) =>
      site.app.db.transaction().execute(async (tx) => {
        await tx.updateTable('profiles').set(values).where('id', '=', id).execute();
        await relist(site.app, tx, id, 'system');
      });
    await put(changed);
    await work();
    await put({ hidden_at: null, visibility: 'all', approved_at: new Date() });
  }
  const page = async (cursor: string) =>
    (await site.visitor().get(`/api/profiles?gender=all${cursor && `&cursor=${cursor}`}`)).body;
  const idsOf = (body: { profiles: { id: string }[] }) => body.profiles.map(({ id }) => id);

  test('have the one profile whose ID is typed, and nobody for one that is hidden or of nobody', async () => {
    const [person, other] = people.filter(({ gender }) => gender === 'female');
    const found = async (browser = site.visitor(), query: Record<string, string> = {}) =>
      (await readAll(browser, { q: ` ${person!.id.toLowerCase()} `, ...query })).ids;
    expect(await found()).toEqual([person!.id]);
    expect(await found(him.browser, { q: other!.id })).toEqual([other!.id]);
    expect(await found(him.browser, { gender: 'male' })).toEqual([]);
    expect(await found(undefined, { q: 'P0000000X' })).toEqual([]);
    await whileChanged(person!.id, { hidden_at: new Date() }, async () => expect(await found()).toEqual([]));
  });

  test('continue where the last one ended, also when its last profile is no longer listed', async () => {
    const first = await page('');
    const second = await page(first.nextCursor);
    await whileChanged(idsOf(first).at(-1)!, { hidden_at: new Date() }, async () => {
      expect(idsOf(await page(first.nextCursor))).toEqual(idsOf(second));
    });
  });

  test('start with the profile that was listed last, not with the one that registered last', async () => {
    const longKnown = people.at(-1)!.id;
    expect(idsOf(await page(''))).not.toContain(longKnown);
    await whileChanged(longKnown, { approved_at: null }, async () => {});
    expect(idsOf(await page(''))[0]).toBe(longKnown);
  });
});

describe('the index follows the profile', () => {
  test('a new member is found at once by name, and again under a new city', async () => {
    for (const q of ['xyzzina', 'lighthouse'])
      expect((await site.visitor().get(`/api/profiles?q=${q}`)).body.count).toBe(0);
    const her = await addMember(site, { name: 'Xyzzina Quasar' });
    expect((await site.visitor().get('/api/profiles?q=xyzzina')).body).toMatchObject({
      count: 1,
      profiles: [{ id: her.id }],
    });
    const { relist } = await import('../../people/profiles/visible/listing.ts');
    await site.app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('profiles')
        .set({ city: 'Zuluville', profession: 'Lighthouse keeper' })
        .where('id', '=', her.key)
        .execute();
      await relist(site.app, tx, her.key, 'system');
    });
    expect((await site.visitor().get('/api/profiles?city=zuluv')).body.count).toBe(1);
    expect((await site.visitor().get('/api/profiles?q=lighthouse')).body.count).toBe(1);
    expect((await site.visitor().get('/api/profiles?profession=keeper&gender=male')).body.count).toBe(0);
  });

  test('many who register at once are all found', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `Parallel ${'abcdefghijkl'[i]}uniq`);
    await Promise.all(names.map((name) => addMember(site, { name })));
    expect((await him.browser.get('/api/profiles?q=uniq')).body.count).toBe(12);
  });
});

test('cities are suggested as profiles write them, those that begin with the text first', async () => {
  const suggested = async (part: string) =>
    (await site.visitor().get(`/api/cities?part=${encodeURIComponent(part)}`)).body;
  const part = people
    .find(({ city }) => city)!
    .city!.slice(0, 2)
    .toLowerCase();
  const cities: string[] = await suggested(part);
  const written = new Set(people.map(({ city }) => city));
  expect(cities.length).toBeGreaterThan(0);
  expect(cities.length).toBeLessThanOrEqual(10);
  for (const city of cities) {
    expect(written).toContain(city);
    expect(city.toLowerCase()).toContain(part);
  }
  const begins = cities.map((city) => city.toLowerCase().startsWith(part));
  expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
  expect(await suggested('no such place')).toEqual([]);
  expect((await site.visitor().get('/api/cities?part=')).status).toBe(422);
});
