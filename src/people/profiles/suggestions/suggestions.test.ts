import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { countFactWords } from './suggestions.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
  const stated = [
    { caste: 'Devrukhe', subCaste: 'Konkani', employer: 'call 98220 12345' },
    { caste: 'devrukhe', subCaste: 'Konkani', employer: 'call 98220 12345' },
    { caste: 'Devrukhe', subCaste: 'Konkani', employer: 'call 98220 12345' },
    { caste: 'Devang', subCaste: 'Konkani', employer: 'Tata Motors' },
    { caste: 'Devang', subCaste: 'Malvani', employer: 'Tata Motors' },
    { caste: 'Secret', subCaste: 'Hidden', employer: 'Tata Motors', visibility: 'premium' },
    { caste: 'Secret', subCaste: 'Hidden', employer: 'TATA Motors' },
    { caste: 'Secret', subCaste: 'Hidden', employer: 'Tata Steel' },
  ];
  for (const { caste, subCaste, employer, visibility } of stated) {
    const { browser, key } = await addMember(site);
    await save(browser, 'community', { ...filled.community, caste, subCaste });
    await save(browser, 'work', { ...filled.work, employer });
    if (visibility)
      await site.app.db.updateTable('profiles').set({ visibility }).where('id', '=', key).execute();
  }
  // Three children of one father.
  const children = [await addMember(site), await addMember(site), await addMember(site)];
  for (const { browser } of children)
    await save(browser, 'family', { ...filled.family, nativePlace: 'Khedwadi' });
  await site.app.pool.query(
    `update profile_managers set account_id = (select account_id from profile_managers where profile_id = $1)
     where profile_id = any($2)`,
    [children[0]!.key, children.map(({ key }) => key)],
  );
  await countFactWords(site.app);
});
afterAll(() => site.close());

const words = async (query: Record<string, string>): Promise<string[]> =>
  (await site.visitor().get(`/api/fact-words?${new URLSearchParams(query)}`)).body;

test.each<[Record<string, string>, string[]]>([
  // Three families share it, in one spelling; two are too few, and a profile for premium members does not count.
  [{ fact: 'caste', whole: 'hindu', part: 'dev' }, ['Devrukhe', 'Devanga']],
  [{ fact: 'caste', part: 'ruk' }, ['Devrukhe']],
  // What begins with it comes first.
  [{ fact: 'caste', whole: 'jain', part: 'wal' }, ['Agarwal', 'Khandelwal', 'Oswal', 'Porwal', 'Saitwal']],
  [
    { fact: 'caste', whole: 'sikh', part: 'a' },
    ['Ahluwalia', 'Arora', 'Gursikh', 'Jat', 'Khatri', 'Labana', 'Ramgarhia', 'Saini'].filter((one) =>
      /a/i.test(one),
    ),
  ],
  [{ fact: 'caste', whole: 'jain', part: 'dev' }, []],
  [{ fact: 'caste', whole: 'hindu', part: 'secret' }, []],
  [{ fact: 'subCaste', whole: 'DEVRUKHE' }, ['Konkani']],
  [{ fact: 'subCaste', whole: 'Devang' }, []],
  [{ fact: 'subCaste', whole: 'Brahmin', part: 'ko' }, ['Kokanastha']],
  [{ fact: 'employer', part: 'tata' }, ['Tata Motors']],
  // A phone number is masked wherever it is read, so it is not offered either.
  [{ fact: 'employer', part: 'call' }, []],
  [{ fact: 'nativePlace', part: 'khed' }, []],
  // Names that every object of the language has.
  [{ fact: 'caste', whole: 'constructor' }, []],
  [{ fact: 'subCaste', whole: '__proto__' }, []],
])('for %j others offer %j', async (query, expected) => {
  expect(await words(query)).toEqual(expected);
});

test('the most frequent comes first, and a new count forgets what nobody writes any more', async () => {
  // The samples of a demo have the other one.
  expect((await words({ fact: 'caste', whole: 'hindu' })).slice(0, 2)).toEqual(['Brahmin', 'Devrukhe']);
  await site.app.db
    .updateTable('profiles')
    .set({ caste: 'Karhade' })
    .where('caste', '!=', 'Secret')
    .execute();
  await countFactWords(site.app);
  expect((await words({ fact: 'caste', whole: 'hindu' }))[0]).toBe('Karhade');
  expect(await words({ fact: 'caste', part: 'devruk' })).toEqual([]);
});

test('a fact of which nothing is offered is refused', async () => {
  expect((await site.visitor().get('/api/fact-words?fact=fatherName')).status).toBe(422);
});
