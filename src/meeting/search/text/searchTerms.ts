import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../kit/database/db.ts';
import { isAscii } from '../../../kit/text/latin/latin.ts';
import { firstName } from '../../../people/profiles/shared/rules.ts';
import type { WordColumn } from '../rows/columns.ts';
import { fold, joinInitials } from './fold.ts';
import { Haystack, type MatchPosition } from './haystack.ts';
import { otherNamesOf } from './sounds/cityNames.ts';
import { communityNamesOf } from './sounds/communityNames.ts';
import { loanWordsOf } from './sounds/loanWords.ts';
import { nativeWordsOf } from './sounds/nativeWords.ts';
import { SOUND_MIN, soundsOf } from './sounds/sound.ts';
import { MISTYPED_MIN, Spellings } from './sounds/typos.ts';

/** The words that free text is looked for in. */
export type TermKind = Extract<WordColumn, 'city' | 'profession' | 'name' | 'caste'>;

/** The words of one field. Visitors search first names only. */
export type TermField = TermKind | 'firstName';

/** Words that are read at once. This takes some ms, and requests are answered between two reads. */
const AT_ONCE = 500;

/** Most corrections of one mistyped word. */
const CORRECTIONS_MAX = 20;

type FieldTerms = { plain: Haystack; sounds: Haystack; spellings: Spellings };

type Dictionary = {
  last: number;
  /** The number of changes at the last read. */
  changes: number;
  fields: Record<TermField, FieldTerms>;
  whole: Map<string, number>;
  cities: Map<number, string>;
  /** Replaced by another object when a word is added. */
  state: object;
  reading: Promise<void> | null;
};

const dictionaries = new WeakMap<Database, Dictionary>();

const makeFieldTerms = (): FieldTerms => ({
  plain: new Haystack(),
  sounds: new Haystack(),
  spellings: new Spellings(),
});

function makeDictionary(): Dictionary {
  const fields = {
    city: makeFieldTerms(),
    profession: makeFieldTerms(),
    name: makeFieldTerms(),
    firstName: makeFieldTerms(),
    caste: makeFieldTerms(),
  };
  return { last: 0, changes: -1, fields, whole: new Map(), cities: new Map(), state: {}, reading: null };
}

/**
 * Returns the words of all listed profiles. They are kept in memory, and only ids above the last one are read. Ids
 * commit in order, because a transaction that adds words holds a lock until it commits (rows.ts); so none is skipped.
 * @param changes how many changes of search rows the index has counted: while the number stays the same, so do the
 * words. Without it the database is queried
 */
export async function readSearchTerms(db: Database, changes?: number): Promise<SearchTerms> {
  let dictionary = dictionaries.get(db);
  if (!dictionary) {
    dictionary = makeDictionary();
    dictionaries.set(db, dictionary);
  }
  const known = dictionary;
  if (changes !== undefined && known.changes === changes) return searchTermsOf(known);
  // A call during a read waits for it and for the next one: the caller's words may be newer than the read.
  if (known.reading) await known.reading;
  known.reading ??= refresh(db, known).finally(() => {
    known.reading = null;
  });
  await known.reading;
  if (changes !== undefined) known.changes = Math.max(known.changes, changes);
  return searchTermsOf(known);
}

/**
 * Returns the words of one profile, to test it against many texts.
 * @param all words of all profiles: a word that one of them has is not a typo, and may be meant as a whole word
 */
export function searchTermsOfProfile(rows: TermRow[], all: SearchTerms): SearchTerms {
  const dictionary = makeDictionary();
  addRows(dictionary, rows);
  const own = searchTermsOf(dictionary);
  const isKnown = (sound: string) =>
    (['city', 'profession', 'caste', 'name'] as const).some((field) => all.sounding(field, sound).length > 0);
  return {
    ...own,
    isWord: all.isWord,
    isCity: all.isCity,
    near(field, sound) {
      const found = own.near(field, sound);
      return found.length === 0 || isKnown(sound) ? [] : found;
    },
  };
}

export type SearchTerms = ReturnType<typeof searchTermsOf>;

function searchTermsOf({ fields, whole, cities, state }: Dictionary) {
  /** Whether a word of a field has this name, by its sound: Ooty, NCR, Dr. */
  const isCalled = (field: TermField, text: string) =>
    soundsOf(text).some((sound) => fields[field].sounds.containing(sound, 'word').length > 0);
  return {
    /** The same object while the words stay the same. */
    state,
    /** Returns the ids of the words of a field that contain a folded text. */
    containing: (field: TermField, part: string, where?: MatchPosition) =>
      fields[field].plain.containing(part, where),
    /** Whether a folded text is a whole word of a city or a profession. */
    isWord: (text: string) =>
      (['city', 'profession'] as const).some(
        (field) => fields[field].plain.containing(text, 'word').length > 0 || isCalled(field, text),
      ),
    /** Whether a folded text is a whole word of a city, by any of its names. */
    isCity: (text: string) => fields.city.plain.containing(text, 'word').length > 0 || isCalled('city', text),
    /** Returns the ids of words of a field that contain a sound; for cities also by their other names. */
    sounding: (field: TermField, sound: string, where?: MatchPosition) =>
      fields[field].sounds.containing(sound, where),
    /** Returns the ids of words of a field that contain a text, or have another name that does: Bangalore, बेंगलुरु. */
    called(field: TermField, text: string, where?: MatchPosition): number[] {
      const part = fold(text);
      const used = soundsOf(text).filter((sound) => !isAscii(part) || sound.length >= SOUND_MIN);
      return [
        ...new Set([
          ...fields[field].plain.containing(part, where),
          ...[...used, ...(field === 'profession' ? nativeWordsOf(part) : [])].flatMap((sound) =>
            fields[field].sounds.containing(sound, where),
          ),
        ]),
      ];
    },
    /** Returns the sounds that a mistyped sound may mean. */
    near: (field: TermField, sound: string) => fields[field].spellings.near(sound, CORRECTIONS_MAX),
    /** Returns the ids of words of a field that a mistyped word may mean; none for a short word. */
    mistyped(field: TermField, word: string): number[] {
      if (word.length < MISTYPED_MIN) return [];
      const sounds = soundsOf(word).filter((sound) => sound.length >= MISTYPED_MIN - 1);
      const near = sounds.flatMap((sound) => fields[field].spellings.near(sound, CORRECTIONS_MAX));
      return [...new Set(near.flatMap((sound) => fields[field].sounds.containing(sound, 'beginning')))];
    },
    /** Returns the id of a whole word; undefined when no profile has it. */
    idOf: (kind: WordColumn, word: string) => whole.get(`${kind} ${word}`),
    /** Returns the names of cities by id. */
    cities: () => cities,
  };
}

type TermRow = { id: number; kind: string; word: string };

async function refresh(db: Database, dictionary: Dictionary): Promise<void> {
  for (let more = true; more; ) {
    const rows: TermRow[] = await db
      .selectFrom('search_words')
      .select(['id', 'kind', 'word'])
      .where('id', '>', dictionary.last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    await nextTurn();
    addRows(dictionary, rows);
    dictionary.last = rows.at(-1)!.id;
    more = rows.length === AT_ONCE;
  }
}

function addRows(dictionary: Dictionary, rows: TermRow[]): void {
  const { fields, whole, cities } = dictionary;
  dictionary.state = {};
  const rowsOf = (kind: TermKind) => rows.filter((row) => row.kind === kind);
  for (const kind of ['city', 'profession', 'name', 'caste'] as const) add(fields[kind], rowsOf(kind));
  add(
    fields.firstName,
    rowsOf('name').map(({ id, word }) => ({ id, word: firstName(word) })),
  );
  const initials = rowsOf('name').flatMap(({ id, word }) => {
    const joined = joinInitials(word);
    return joined === word ? [] : [{ id, word: joined }];
  });
  fields.name.plain.add(initials);
  for (const [kind, othersOf] of [
    ['city', otherNamesOf],
    ['profession', loanWordsOf],
    ['caste', communityNamesOf],
  ] as const)
    addSounds(
      fields[kind],
      rowsOf(kind).flatMap(({ id, word }) => othersOf(word).map((other) => ({ id, word: other }))),
    );
  for (const { id, kind, word } of rows) {
    whole.set(`${kind} ${word}`, id);
    if (kind === 'city') cities.set(id, word);
  }
}

type Word = { id: number; word: string };

function add(known: FieldTerms, words: Word[]): void {
  known.plain.add(words);
  addSounds(known, words);
}

function addSounds({ sounds, spellings }: FieldTerms, words: Word[]): void {
  const sounding = words.flatMap(({ id, word }) => soundsOf(word).map((sound) => ({ id, word: sound })));
  sounds.add(sounding);
  for (const { word } of sounding) for (const one of word.split(' ')) spellings.add(one);
}
