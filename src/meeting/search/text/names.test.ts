import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { readVocabulary, type Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { joinInitials } from './fold.ts';
import { resolveText } from './resolve.ts';
import { readSearchTerms } from './searchTerms.ts';

// Names that a typed name must find, and names that it must not find.

const table: [typed: string, found: string, notFound: string][] = [
  ['asha', 'asha aasha आशा natasha', 'asad asavari isha usha'],
  ['isha', 'isha eesha ईशा', 'israr asha usha'],
  ['usha', 'usha oosha उषा', 'usman asha isha'],
  ['आशा', 'asha aasha आशा', 'asavari isha'],
  ['puja', 'puja pooja पूजा pujarani', 'pujit'],
  ['pooja', 'puja pooja पूजा', 'pujit'],
  ['sita', 'sita seeta सीता', 'shitij'],
  ['rita', 'rita reeta', 'sarit'],
  ['gita', 'gita geeta गीता', 'rita'],
  ['mira', 'mira meera मीरा', 'samir'],
  ['ravi', 'ravi रवि', 'arvind'],
  ['lakshmi', 'lakshmi laxmi लक्ष्मी', 'lakshman'],
  ['laxmi', 'lakshmi laxmi लक्ष्मी', 'lakshman'],
  ['preeti', 'preeti preethi priti प्रीति', 'prerna'],
  ['priti', 'preeti preethi priti', 'prerna'],
  ['deepa', 'deepa dipa दीपा', 'pradip'],
  ['dipa', 'deepa dipa दीपा', 'pradip'],
  ['shiva', 'shiva siva', 'kasim'],
  ['jyoti', 'jyoti jyothi ज्योति', 'jay'],
  ['kavya', 'kavya kavyashree काव्या', 'kavita'],
  ['uma', 'uma ooma उमा', 'umesh'],
  ['rekha', 'rekha रेखा', 'rakhi'],
  ['sneha', 'sneha स्नेहा', 'snigdha'],
  ['sushma', 'sushma susma', 'sushil'],
  ['vaishnavi', 'vaishnavi waishnawi', 'vaibhav'],
  ['zeenat', 'zeenat jinat', 'zia'],
  ['fatima', 'fatima phatima', 'fahim'],
  ['chhaya', 'chhaya chaya छाया', 'aaya'],
  ['aishwarya', 'aishwarya aiswarya', 'ashwin'],
  ['swati', 'swati svati swathi', 'saraswat'],
  ['kirti', 'kirti keerti keerthi', 'kiran'],
  ['gauri', 'gauri', 'gaurav'],
  ['shilpa', 'shilpa silpa', 'shila'],
  ['mina', 'mina meena मीना', 'yamini'],
  ['ila', 'ila eela', 'neelam ilyas'],
  ['ira', 'ira eera', 'meera heera'],
  ['rama', 'rama raama', 'karaamat'],
  ['tara', 'tara taara thara', 'sitaara'],
  ['nila', 'nila neela', 'nilesh'],
  ['lila', 'lila leela', 'lalit'],
  ['hina', 'hina heena', 'shaheen'],
  ['rina', 'rina reena', 'shareena'],
  ['vina', 'vina veena weena', 'kaveena'],
  ['tina', 'tina teena', 'kateena'],
  ['dipti', 'dipti deepti', 'dipak'],
  ['sudha', 'sudha सुधा', 'sudhir'],
  ['radha', 'radha raadha राधा', 'rashid'],
  ['seema', 'seema sima सीमा', 'nasima'],
  ['heer', 'heer hir', 'mihir'],
  ['noor', 'noor nur', 'anurag'],
  ['roop', 'roop rup rupali', 'swarup'],
  ['devi', 'devi देवी', 'deva'],
  ['tanvi', 'tanvi tanwi', 'tanmay'],
  ['ajay', 'ajay azay', 'jaya'],
  ['raza', 'raza raja', 'maharaja'],
  ['kamal', 'kamal कमल', 'komal'],
  ['anita', 'anita अनिता aneeta', 'ankita'],
  ['sana', 'sana saana', 'hasan'],
  ['riya', 'riya reeya', 'rhea'],
  ['diya', 'diya deeya', 'divya'],
  ['علي', 'علي علی', 'عمر'],
  ['علی', 'علي علی', 'عمر'],
  ['فاطمة', 'فاطمة فاطمہ فاطمه', 'فاروق'],
  ['ياسمين', 'ياسمين یاسمین', 'یاسر'],
  ['أحمد', 'أحمد احمد', 'حامد'],
];
const initials = ['ks raviprasad', 'k. s. raviprasad', 'k.s.raviprasad', 'k s raviprasad', 'raviprasad k.s.'];
const others = { city: ['dausa', 'assam town', 'asansol'], profession: ['forest officer', 'usher'] };

let site: Test;
let vocabulary: Vocabulary;
beforeAll(async () => {
  site = await openTest();
  const names = [...new Set([...table.flatMap(([, ...all]) => all.join(' ').split(' ')), ...initials])];
  const words = [
    ...names.map((word) => ['name', word]),
    ...Object.entries(others).flatMap(([kind, all]) => all.map((word) => [kind, word])),
  ];
  await site.app.pool.query(
    'insert into search_words (kind, word) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [words.map(([kind]) => kind), words.map(([, word]) => word!.normalize('NFC'))],
  );
  vocabulary = await readVocabulary(site.app.db);
});
afterAll(() => site.close());

/** Returns what a text finds in a column, and which of that only sounds like the text. */
async function find(typed: string, column: 'name' | 'city' | 'profession' | 'state' = 'name') {
  const query = resolveText(typed, await readSearchTerms(site.app.db), vocabulary, true)!;
  const { rows } = await site.app.pool.query('select id::int, word from search_words');
  const wordOf = new Map(rows.map(({ id, word }) => [id, word]));
  const idsOf = (one: { [column]?: number[] } | undefined) => one?.[column] ?? [];
  const [all, ...more] = query.all.map((one) => idsOf(one).map((id) => wordOf.get(id) ?? String(id)));
  const found = [...new Set(all)].filter((word) => more.every((one) => one.includes(word)));
  const { alikeFrom, first = [] } = query;
  const written = new Set(idsOf(first[(alikeFrom ?? 0) - 1]).map((id) => wordOf.get(id)));
  return { found, alike: alikeFrom === undefined ? [] : found.filter((word) => !written.has(word)), query };
}

test.each(table)('%s finds %s and not %s', async (typed, found, notFound) => {
  const names = (await find(typed)).found;
  expect(names).toEqual(expect.arrayContaining(found.normalize('NFC').split(' ')));
  expect(names.filter((name) => notFound.split(' ').includes(name))).toEqual([]);
});

test.each(['asha', 'isha', 'usha'])(
  '%s finds no city, state or profession that only contains its sound',
  async (typed) => {
    for (const column of ['city', 'profession', 'state'] as const)
      expect((await find(typed, column)).found).toEqual([]);
  },
);

test('who is called so comes before who has it in the name, and who only sounds so is told apart', async () => {
  const { query, alike } = await find('asha');
  const { rows } = await site.app.pool.query(
    `select id::int from search_words where kind = 'name' and word ~ '\\masha\\M' order by id`,
  );
  expect(query.first?.[0]?.name?.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id));
  expect(alike).toEqual(['आशा']);
  expect((await find('pooja')).alike.sort()).toEqual(['puja', 'pujarani', 'पूजा'].sort());
  expect((await find('gauri')).alike).toEqual([]);
});

test.each(initials)('%s finds the others that write the same initials', async (typed) => {
  expect((await find(typed)).found.sort()).toEqual([...initials].sort());
});

test.each([
  ['k. s. raviprasad', 'ks raviprasad'],
  ['k.s.raviprasad', 'ks raviprasad'],
  ['k.raviprasad', 'k raviprasad'],
  ['asp.net developer', 'asp.net developer'],
  ['dr.asha', 'dr.asha'],
  ['raviprasad k s', 'raviprasad ks'],
])('the initials of %s are joined: %s', (text, joined) => expect(joinInitials(text)).toBe(joined));
