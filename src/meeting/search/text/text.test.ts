import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../../seed/generate/generate.ts';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { addSearched, type Facts } from '../../../../test/setup/searched.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { startIndex } from '../index/index.ts';
import { addMissingRows } from '../rows/rows.ts';
import { joinValues } from '../shared/filters.ts';
import { resolveText } from './resolve.ts';
import { readSearchTerms, searchTermsOfProfile } from './searchTerms.ts';

let site: Test;
let end: () => Promise<void>;
type Member = Awaited<ReturnType<typeof addMember>>;
let her: Member;
let him: Member;

/** A listed woman with facts that are searched. */
const addWoman = (name: string, facts: Facts) => addSearched(site, name, facts);

beforeAll(async () => {
  site = await openTest();
  him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
  const facts = { profession: 'Software Architect', caste: 'Zamorin', state: 'ka', education: 'btech' };
  her = await addWoman('Vasundhara Quillfeather', { ...facts, city: 'Bengaluru' });
  await addWoman('प्रियंवदा', { city: 'Xanadu', profession: 'Vasundhara scholar' });
  end = startIndex(site.app);
});
afterAll(async () => {
  await end();
  await site.close();
});

type Browser = Member['browser'];
const find = async (browser: Browser, q: string) => {
  const { body } = await browser.get(`/api/profiles?${new URLSearchParams({ q, gender: 'female' })}`);
  return body.profiles.map(({ id }: { id: string }) => id) as string[];
};

describe('free text', () => {
  test.each([
    'software architect',
    'architect bengaluru',
    'BENGALURU  software',
    'vasundhara, karnataka',
    'vasundhara b.tech',
    'btech architect from bengaluru',
    'zamorin architect',
    'bangalore architect',
    'बेंगलुरु',
    'ಬೆಂಗಳೂರು architect',
    'बैंगलोर',
    'பெங்களூர்',
    'सॉफ्टवेयर',
    'बैंगलोर सॉफ्टवेयर',
    'वसुंधरा',
    'vasundhra',
    'vasundahra bangalor',
    'archtiect',
  ])('%s finds her', async (q) => expect(await find(site.visitor(), q)).toContain(her.id));

  test.each(['architect pune', 'vasundhara mba', 'vsndhr', 'arc', 'zamorin %'])(
    '%s finds her only where it is so',
    async (q) => expect((await find(site.visitor(), q)).includes(her.id)).toBe(q === 'arc'),
  );

  test.each(['quillfeather', 'vasundhara quillfeather', 'quillfaether', 'क्विलफेदर'])(
    '%s, a family name, finds nobody for a visitor',
    async (q) => {
      expect(await find(site.visitor(), q)).toEqual([]);
      if (q !== 'क्विलफेदर') expect(await find(him.browser, q)).toEqual([her.id]);
    },
  );

  test.each(['Tamilnadu', 'tamilnadu', 'TamilNadu weaver', 'tamilnaadu', 'weaver tamil nadu'])(
    '%s, a state of two words, finds who lives there',
    async (q) => {
      const added = await addWoman('Yazhini', { state: 'tn', profession: 'Weaver' });
      expect(await find(site.visitor(), q)).toContain(added.id);
      expect(await find(site.visitor(), q)).not.toContain(her.id);
    },
  );

  test('a name in an Indian script is found by its Latin letters', async () => {
    expect(await find(him.browser, 'priyamvada')).toHaveLength(1);
    expect(await find(him.browser, 'प्रियंवदा')).toHaveLength(1);
  });

  test.each(['new delhi', 'New Delhi designer', 'नई दिल्ली', 'delhi'])(
    '%s finds who lives in Delhi',
    async (q) => {
      const added = await addWoman('Yashodhara', { city: 'Delhi', profession: 'Designer' });
      expect(await find(site.visitor(), q)).toContain(added.id);
      const filtered = await site
        .visitor()
        .get(`/api/profiles?${new URLSearchParams({ city: 'New Delhi' })}`);
      expect(filtered.body.profiles.map((one: { id: string }) => one.id)).toContain(added.id);
    },
  );

  test('what has the text as it is comes first, then the rest, on pages that meet', async () => {
    const pages: string[][] = [];
    const { pool } = site.app;
    await generate(site.app, { count: 60, seed: 5 });
    await pool.query(`
      update profiles set name = 'Tamsin ' || chr(97 + id::int % 26), city = 'Oz'
      where id in (
        select id from profiles where gender = 'female' and sample and listed_at is not null and hidden_at is null and visibility = 'all' limit 26
      )`);
    await pool.query('truncate search_rows');
    await addMissingRows(site.app.db);
    const last = await addWoman('Xy Tamsinette', { profession: 'Oz Tamsin', city: 'Oz' });
    for (let cursor: string | null = ''; cursor !== null; ) {
      const address = new URLSearchParams({ q: 'oz tamsin', ...(cursor && { cursor }) });
      const { body } = await him.browser.get(`/api/profiles?${address}`);
      pages.push(body.profiles.map(({ id }: { id: string }) => id));
      if (!cursor) expect(body.count).toBe(27);
      cursor = body.nextCursor;
    }
    expect(pages.map((page) => page.length)).toEqual([24, 3]);
    expect(pages[0]![0]).toBe(last.id);
    expect(new Set(pages.flat()).size).toBe(27);
  });

  describe('a short word', () => {
    let mba: string;
    let other: string;
    let it: string;
    beforeAll(async () => {
      mba = (await addWoman('Hemlata', { city: 'Qumbai', profession: 'Auditor', education: 'mba' })).id;
      it = (await addWoman('Ishani', { city: 'Mbamba', profession: 'IT Manager' })).id;
      other = (await addWoman('Ajita', { city: 'Mbamba', profession: 'Digital Auditor' })).id;
    });

    test.each<[string, () => string[]]>([
      ['mba mbamba', () => []],
      ['mba qumbai', () => [mba]],
      ['MBA auditor', () => [mba]],
      ['it mbamba', () => [it]],
      ['it manager mbamba', () => [it]],
      ['al mbamba', () => [other]],
      // The text as typed is also found within other words, as the specification says.
      ['it mana', () => [it]],
      ['al aud', () => [other]],
    ])('is not looked for within other words beside others: %s', async (q, found) =>
      expect(await find(site.visitor(), q)).toEqual(found()),
    );

    test('alone comes first where it is a word or an option, then within other words', async () => {
      const { body: mbas } = await site.visitor().get('/api/profiles?education=mba&gender=female');
      const found = await find(site.visitor(), 'MBA');
      expect(found.slice(0, mbas.count)).toEqual(mbas.profiles.map(({ id }: { id: string }) => id));
      expect(found.slice(mbas.count)).toEqual(expect.arrayContaining([other, it]));
      const people = await find(site.visitor(), 'it');
      expect(people[0]).toBe(it);
      // Digital, Ajita, Auditor.
      expect(people).toEqual(expect.arrayContaining([it, mba, other]));
      const { body } = await site.visitor().get('/api/profiles/count?q=it&gender=female');
      expect(body.count).toBe(people.length);
    });

    test('is a whole word for one profile, too, where it is one of another', async () => {
      const all = await readSearchTerms(site.app.db);
      const own = searchTermsOfProfile([{ id: 1, kind: 'profession', word: 'auditor' }], all);
      const vocabulary = await readVocabulary(site.app.db);
      const [first] = resolveText('it auditor', own, vocabulary, true)!.all;
      expect(first).toMatchObject({ name: [], city: [], profession: [] });
    });
  });

  test('a city is also found by its other names in the filter', async () => {
    for (const city of ['Bangalore', 'बेंगलुरु', 'bengal']) {
      const { body } = await site
        .visitor()
        .get(`/api/profiles?${new URLSearchParams({ city, q: 'vasundhara' })}`);
      expect(body.count).toBe(1);
    }
  });
});

describe('suggestions', () => {
  beforeAll(async () => {
    await generate(site.app, { count: 200, seed: 6 });
    await addMissingRows(site.app.db);
  });
  const suggest = async (browser: Browser, text: string, gender = 'female') =>
    (await browser.get(`/api/suggestions?${new URLSearchParams({ text, gender })}`)).body;

  test.each([
    ['beng', 'city', 'Bengaluru', 'beng'],
    ['bangal', 'city', 'Bengaluru', 'bangal'],
    ['vasundhara beng', 'city', 'Bengaluru', 'beng'],
    ['software arch', 'profession', 'Software Architect', 'software arch'],
    ['बैंग', 'city', 'Bengaluru', 'बैंग'],
    ['सॉफ्ट', 'profession', 'Software Architect', 'सॉफ्ट'],
    ['zamo', 'caste', 'Zamorin', 'zamo'],
    ['vasundhara bengaluuru', 'city', 'Bengaluru', 'bengaluuru'],
    ['zamoren', 'caste', 'Zamorin', 'zamoren'],
  ])('%s suggests the %s %s, with its number', async (text, kind, name, typed) => {
    const all = await suggest(site.visitor(), text);
    // The database chooses one of the spellings that profiles use.
    const one = all.find((it: { name: string }) => it.name.toLowerCase() === name.toLowerCase());
    expect(one).toMatchObject({ kind, typed });
    const { body } = await site
      .visitor()
      .get(
        `/api/profiles/count?${new URLSearchParams({ [kind]: name, gender: 'female', q: text.slice(0, -typed.length) })}`,
      );
    expect(one.count).toBe(body.count);
  });

  test.each<Record<string, string> & { text: string }>([
    { text: 'b' },
    { text: 'm', religion: 'hindu', ageMin: '27' },
    { text: 'a', state: 'mh', city: 'Pune', profession: 'engineer' },
    { text: 'engineer b', education: 'btech' },
    { text: 'software beng', maritalStatus: 'never_married', gender: 'male' },
    { text: 'zamo', religion: 'nothing' },
  ])('are counted as the search that choosing one makes: %j', async ({ text, ...filters }) => {
    const address = new URLSearchParams({ gender: 'female', ...filters, text });
    const { status, body } = await him.browser.get(`/api/suggestions?${address}`);
    expect(status).toBe(200);
    if (filters.religion === 'nothing') expect(body).toEqual([]);
    else expect(body.length).toBeGreaterThan(0);
    for (const { kind, name, typed, count } of body) {
      const rest = text.slice(0, text.length - typed.length).trim();
      const chosen = { gender: 'female', ...filters, q: rest, [kind]: joinValues([name]) };
      const found = await him.browser.get(`/api/profiles/count?${new URLSearchParams(chosen)}`);
      expect([kind, name, count]).toEqual([kind, name, found.body.count]);
      expect(count).toBeGreaterThan(0);
    }
    const byIndex = body;
    await end();
    expect((await him.browser.get(`/api/suggestions?${address}`)).body).toEqual(byIndex);
    end = startIndex(site.app);
  });

  test('are of the gender that is searched, at most eight, and none for nonsense or for what is hidden', async () => {
    expect(await suggest(site.visitor(), 'zamo', 'male')).toEqual([]);
    expect((await suggest(site.visitor(), 'a', 'all')).length).toBeLessThanOrEqual(8);
    expect(await suggest(site.visitor(), 'quillf')).toEqual([]);
    await addWoman('Contacta', { profession: 'Zyx call 9822012345' });
    expect(await suggest(site.visitor(), 'zyx')).toEqual([]);
    expect((await site.visitor().get('/api/suggestions?text=')).status).toBe(422);
    for (const text of ['zamo', 'zzzz'])
      expect((await site.visitor().get(`/api/suggestions?text=${text}&diet=vegan`)).status).toBe(422);
  });

  test('count the same by the database', async () => {
    const byIndex = await suggest(him.browser, 'be');
    await end();
    expect(await suggest(him.browser, 'be')).toEqual(byIndex);
    end = startIndex(site.app);
  });
});

test('the dictionary is read in short pieces', async () => {
  const count = Number(process.env.WORDS ?? 5000);
  await site.app.pool.query(
    `insert into search_words (kind, word)
     select 'name', (array['priya','rahul','anita','vikram','lakshmi'])[i % 5 + 1] || md5((i % 400)::text) || ' ' || md5(i::text)
     from generate_series(1, $1) i`,
    [count],
  );
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  const words = await readSearchTerms(site.app.db);
  const read = performance.now() - started;
  delay.disable();
  const longest = delay.max / 1e6;
  delay.reset();
  const before = performance.now();
  const found = words.containing('name', 'a').length;
  const search = performance.now() - before;
  if (process.env.WORDS) console.log({ count, read, longest, found, search });
  expect(found).toBeGreaterThan(count / 2);
  // Generous, for busy machines: measured in docs/decisions/0038-text.md.
  expect(longest).toBeLessThan(500);
});
