import { sql } from 'kysely';
import type { Database } from '../kit/db.ts';
import { type Coded, code } from '../kit/errorCode.ts';
import { refuse } from '../kit/refusals.ts';
import { vocabulary as initial, type VocabularyKind } from './lists.ts';

export type Term = { id: number; kind: VocabularyKind; name: string; inForms: boolean; inFilter: boolean };
export type Vocabulary = {
  terms: Term[];
  name(id: number | null): string | null;
  id(kind: VocabularyKind, name: string): number | undefined;
};

/** Adds the option lists a new site starts with. What staff renamed or removed from sale stays as they left it. */
export async function seedVocabulary(db: Database): Promise<void> {
  const rows = Object.entries(initial).flatMap(([kind, options]) =>
    options.map(({ name, inForms, inFilter }, position) => ({
      kind,
      name,
      position,
      in_forms: inForms,
      in_filter: inFilter,
    })),
  );
  const present = await db.selectFrom('vocabulary').select('kind').distinct().execute();
  const missing = rows.filter((row) => !present.some(({ kind }) => kind === row.kind));
  if (missing.length > 0) {
    await db
      .insertInto('vocabulary')
      .values(missing)
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

const FRESH_MS = 10_000;
const kept = new WeakMap<Database, { at: number; vocabulary: Promise<Vocabulary> }>();

/** The option lists, read from the database at most every ten seconds. */
export function readVocabulary(db: Database): Promise<Vocabulary> {
  const known = kept.get(db);
  if (known && Date.now() - known.at < FRESH_MS) return known.vocabulary;
  const vocabulary = load(db);
  kept.set(db, { at: Date.now(), vocabulary });
  vocabulary.catch(() => kept.delete(db));
  return vocabulary;
}

async function load(db: Database): Promise<Vocabulary> {
  const rows = await db
    .selectFrom('vocabulary')
    .select(['id', sql<VocabularyKind>`kind`.as('kind'), 'name', 'in_forms', 'in_filter'])
    .orderBy('kind')
    .orderBy('position')
    .execute();
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const ids = new Map(rows.map((row) => [`${row.kind} ${row.name}`, row.id]));
  return {
    terms: rows.map(({ id, kind, name, in_forms, in_filter }) => ({
      id,
      kind,
      name,
      inForms: in_forms,
      inFilter: in_filter,
    })),
    name: (id) => (id === null ? null : (names.get(id) ?? null)),
    id: (kind, name) => ids.get(`${kind} ${name}`),
  };
}

/** The ids of terms picked in a form, by field; refuses those that are not offered. */
export function pickTerms<F extends string>(
  vocabulary: Vocabulary,
  picked: Record<F, { kind: VocabularyKind; name: string }>,
): Record<F, number> {
  const wrong: Record<string, Coded> = {};
  const ids = {} as Record<F, number>;
  for (const [field, { kind, name }] of Object.entries(picked) as [
    F,
    { kind: VocabularyKind; name: string },
  ][]) {
    const term = vocabulary.terms.find((one) => one.kind === kind && one.name === name && one.inForms);
    if (term) ids[field] = term.id;
    else wrong[field] = code('choice_invalid');
  }
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
  return ids;
}
