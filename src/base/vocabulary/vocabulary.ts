import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { type Coded, code } from '../../kit/shared/api/errorCode.ts';
import { lists, type VocabularyKind } from './shared/lists.ts';

/** One option of a list: its number in the database, its stable key, and its English name. */
export type Term = {
  id: number;
  kind: string;
  key: string;
  name: string;
  inForms: boolean;
  inFilter: boolean;
};

export type Vocabulary = {
  /** Every option, list by list, each in its order. */
  terms: Term[];
  /** Returns the key of an option; null without one. */
  keyOf(id: number | null | undefined): string | null;
  /** Returns the ids of an option and of the options merged into it, by its key or name; none for an unknown one. */
  idsOf(kind: VocabularyKind, keyOrName: string): number[];
  /** Returns an option by its key or, for older addresses and forms, by its English name. */
  find(kind: VocabularyKind, keyOrName: string): Term | undefined;
  /** Returns the name of an option in a language (a BCP 47 tag), in English where it has none in that language. */
  nameIn(locale: string, term: Term): string;
};

/** Adds the option lists of a new site. An existing list stays as the site has changed it. */
export async function seedVocabulary(db: Database): Promise<void> {
  const present = await db.selectFrom('vocabulary').select('kind').distinct().execute();
  const missing = Object.entries(lists)
    .filter(([kind]) => !present.some((one) => one.kind === kind))
    .flatMap(([kind, options]) => options.map((option, position) => ({ kind, position, ...option })));
  if (missing.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('vocabulary')
      .values(
        missing.map(({ kind, key, position, inForms, inFilter }) => ({
          kind,
          key,
          position,
          in_forms: inForms,
          in_filter: inFilter,
        })),
      )
      .onConflict((on) => on.doNothing())
      .execute();
    await tx
      .insertInto('vocabulary_names')
      .values(missing.map(({ kind, key, name }) => ({ kind, key, locale: 'en', name })))
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

const FRESH_MS = 10_000;
const vocabularyCache = new WeakMap<Database, { readAt: number; vocabulary: Promise<Vocabulary> }>();

/** Returns the option lists, read from the database at most every ten seconds. */
export function readVocabulary(db: Database): Promise<Vocabulary> {
  const cached = vocabularyCache.get(db);
  if (cached && Date.now() - cached.readAt < FRESH_MS) return cached.vocabulary;
  const vocabulary = load(db);
  vocabularyCache.set(db, { readAt: Date.now(), vocabulary });
  vocabulary.catch(() => vocabularyCache.delete(db));
  return vocabulary;
}

/** Drops the cached option lists after a change: they are read again when needed. */
export function forgetVocabulary(db: Database): void {
  vocabularyCache.delete(db);
}

async function load(db: Database): Promise<Vocabulary> {
  const [rows, named] = await Promise.all([
    db
      .selectFrom('vocabulary')
      .select(['id', 'kind', 'key', 'in_forms', 'in_filter', 'retired_at', 'merged_into'])
      .orderBy('kind')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('vocabulary_names').select(['kind', 'key', 'locale', 'name']).execute(),
  ]);
  const names = new Map(named.map(({ locale, kind, key, name }) => [`${locale} ${kind} ${key}`, name]));
  const nameIn = (locale: string, { kind, key }: { kind: string; key: string }): string => {
    const found = names.get(`${locale} ${kind} ${key}`);
    if (found !== undefined) return found;
    return locale === 'en'
      ? key
      : nameIn(locale.includes('-') ? locale.replace(/-[^-]*$/, '') : 'en', { kind, key });
  };
  // Who has a retired option keeps it, and nobody else is offered it.
  const terms = rows
    .filter(({ merged_into }) => merged_into === null)
    .map(({ id, kind, key, in_forms, in_filter, retired_at }) => ({
      id,
      kind,
      key,
      name: nameIn('en', { kind, key }),
      inForms: in_forms && retired_at === null,
      inFilter: in_filter && retired_at === null,
    }));
  const keys = new Map(terms.map(({ id, key }) => [id, key]));
  const byName = new Map(terms.map((term) => [`${term.kind} ${term.name}`, term]));
  const byKey = new Map(terms.map((term) => [`${term.kind} ${term.key}`, term]));
  const ids = new Map(terms.map(({ id }) => [id, [id]]));
  // What was merged is found as what it was merged into. Those are never merged themselves (lists/changeLists.ts).
  for (const { id, kind, key, merged_into } of rows) {
    const into = terms.find((term) => term.id === merged_into);
    if (!into) continue;
    keys.set(id, into.key);
    ids.get(into.id)?.push(id);
    byKey.set(`${kind} ${key}`, into);
    const name = `${kind} ${nameIn('en', { kind, key })}`;
    if (!byName.has(name)) byName.set(name, into);
  }
  const find = (kind: VocabularyKind, keyOrName: string) =>
    byKey.get(`${kind} ${keyOrName}`) ?? byName.get(`${kind} ${keyOrName}`);
  return {
    terms,
    keyOf: (id) => keys.get(id ?? 0) ?? null,
    find,
    idsOf: (kind, keyOrName) => ids.get(find(kind, keyOrName)?.id ?? 0) ?? [],
    nameIn,
  };
}

/** Returns the ids of the options chosen in a form, by field; refuses options that forms do not offer. */
export function pickTerms<F extends string>(
  vocabulary: Vocabulary,
  picked: Record<F, { kind: VocabularyKind; key: string }>,
): Record<F, number> {
  const wrong: Record<string, Coded> = {};
  const ids = {} as Record<F, number>;
  for (const [field, { kind, key }] of Object.entries(picked) as [
    F,
    { kind: VocabularyKind; key: string },
  ][]) {
    const term = vocabulary.find(kind, key);
    if (term?.inForms) ids[field] = term.id;
    else wrong[field] = code('choice_invalid');
  }
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
  return ids;
}

/** Returns the version of the option lists, from memory; null while nobody has changed one. */
export function listsVersion({ settings }: Pick<App, 'settings'>): string | null {
  const value = settings.read().get('lists') as { version?: number } | undefined;
  return value?.version === undefined ? null : String(value.version);
}
