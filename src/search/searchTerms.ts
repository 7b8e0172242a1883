import type { Database } from '../kit/database/db.ts';
import { firstName } from '../profiles/rules.ts';

/** Folds a text for comparison: the same letters in either case. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

export type WordKind = 'city' | 'profession' | 'name' | 'caste';

/** Short texts in one long string, searched in one pass; each match belongs to one of them. */
type Haystack = { ids: number[]; starts: number[]; text: string };

const emptyHaystack = (): Haystack => ({ ids: [], starts: [], text: '' });

function add(haystack: Haystack, words: { id: number; word: string }[]): void {
  const parts: string[] = [];
  let at = haystack.text.length;
  for (const { id, word } of words) {
    haystack.ids.push(id);
    haystack.starts.push(at);
    parts.push(word, '\n');
    at += word.length + 1;
  }
  haystack.text += parts.join('');
}

function find({ ids, starts, text }: Haystack, part: string): number[] {
  const found: number[] = [];
  let index = 0;
  for (let at = text.indexOf(part); at !== -1; ) {
    index = lastAtOrBefore(starts, at, index);
    found.push(ids[index]!);
    const next = starts[index + 1];
    if (next === undefined) break;
    at = text.indexOf(part, next);
  }
  return found;
}

function lastAtOrBefore(starts: number[], at: number, from: number): number {
  // Of a short part the next match is near: the range is doubled until it holds it.
  let low = from;
  let high = from + 1;
  for (let step = 1; high < starts.length && starts[high]! <= at; step *= 2) {
    low = high;
    high += step;
  }
  high = Math.min(high, starts.length - 1);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

export type Words = {
  /** Returns the ids of the words of a kind that contain a text. */
  containing(kind: 'city' | 'profession' | 'name' | 'firstName', part: string): number[];
  /** Returns the id of a whole word; undefined when no profile has it. */
  idOf(kind: WordKind, word: string): number | undefined;
};

type Dictionary = {
  last: number;
  haystacks: Record<'city' | 'profession' | 'name' | 'firstName', Haystack>;
  whole: Map<string, number>;
  reading: Promise<void> | null;
};

const kept = new WeakMap<Database, Dictionary>();

/**
 * The words of all listed profiles, kept in memory and updated by the ids above the last one read.
 * Ids commit in order, because adding words holds a lock until commit (rows.ts); so none is skipped.
 */
export async function readWords(db: Database): Promise<Words> {
  let dictionary = kept.get(db);
  if (!dictionary) {
    dictionary = {
      last: 0,
      haystacks: {
        city: emptyHaystack(),
        profession: emptyHaystack(),
        name: emptyHaystack(),
        firstName: emptyHaystack(),
      },
      whole: new Map(),
      reading: null,
    };
    kept.set(db, dictionary);
  }
  const known = dictionary;
  // Calls during a read wait for it, and for the read after it: theirs may be newer.
  if (known.reading) await known.reading;
  known.reading ??= refresh(db, known).finally(() => {
    known.reading = null;
  });
  await known.reading;
  return {
    containing: (kind, part) => (part === '' ? [] : find(known.haystacks[kind], part)),
    idOf: (kind, word) => known.whole.get(`${kind} ${word}`),
  };
}

async function refresh(db: Database, dictionary: Dictionary): Promise<void> {
  const rows = await db
    .selectFrom('search_words')
    .select(['id', 'kind', 'word'])
    .where('id', '>', dictionary.last)
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  for (const kind of ['city', 'profession', 'name'] as const) {
    add(
      dictionary.haystacks[kind],
      rows.filter((row) => row.kind === kind),
    );
  }
  add(
    dictionary.haystacks.firstName,
    rows.filter((row) => row.kind === 'name').map(({ id, word }) => ({ id, word: firstName(word) })),
  );
  for (const { id, kind, word } of rows) dictionary.whole.set(`${kind} ${word}`, id);
  dictionary.last = rows.at(-1)!.id;
}
