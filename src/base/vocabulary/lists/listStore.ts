import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { EDITABLE_KINDS, type EditableKind } from '../shared/lists/editable.ts';

export type OptionRow = {
  id: number;
  kind: EditableKind;
  key: string;
  name: string;
  position: number;
  in_forms: boolean;
  in_filter: boolean;
  retired_at: Date | null;
  merged_into: number | null;
};

/** Returns the options of some lists in their order. */
export async function listOptions(db: Database | Tx, kinds: readonly EditableKind[]): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select v.*, coalesce(n.name, v.key) as name
    from vocabulary v
      left join vocabulary_names n on n.kind = v.kind and n.key = v.key and n.locale = 'en'
    where v.kind = any(${kinds}::text[]) order by v.kind, v.position, v.id`.execute(db);
  return rows;
}

/** Returns the lists that staff edit, as staff see them. */
export async function readLists(db: Database) {
  const rows = await listOptions(db, EDITABLE_KINDS);
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  return EDITABLE_KINDS.map((kind) => ({
    kind,
    options: rows
      .filter((row) => row.kind === kind)
      .map((row) => ({
        key: row.key,
        name: row.name,
        inForms: row.in_forms,
        inFilter: row.in_filter,
        retired: row.retired_at !== null,
        mergedInto: row.merged_into === null ? null : (keys.get(row.merged_into) ?? null),
      })),
  }));
}

type NewOption = { kind: EditableKind; key: string; name: string; position: number; inFilter: boolean };

export async function insertOption(tx: Tx, it: NewOption): Promise<void> {
  const { kind, key, name, position } = it;
  await tx
    .insertInto('vocabulary')
    .values({ kind, key, position, in_forms: true, in_filter: it.inFilter })
    .execute();
  await tx.insertInto('vocabulary_names').values({ kind, key, locale: 'en', name }).execute();
}

export async function renameOption(tx: Tx, kind: EditableKind, key: string, name: string): Promise<void> {
  await tx
    .insertInto('vocabulary_names')
    .values({ kind, key, locale: 'en', name })
    .onConflict((clash) => clash.columns(['kind', 'key', 'locale']).doUpdateSet({ name }))
    .execute();
}

export async function retireOption(tx: Tx, id: number, retiredAt: Date | null): Promise<void> {
  await tx.updateTable('vocabulary').set({ retired_at: retiredAt }).where('id', '=', id).execute();
}

/** Sets the order of options, by their ids. */
export async function setOptionPositions(tx: Tx, ids: number[]): Promise<void> {
  await sql`
    update vocabulary v set position = o.place - 1
    from unnest(${ids}::int[]) with ordinality o(id, place) where v.id = o.id`.execute(tx);
}

/** Merges an option into another one, with all that was merged into it before. */
export async function setMerged(tx: Tx, from: number, into: number, now: Date): Promise<void> {
  await sql`
    update vocabulary set merged_into = ${into}, retired_at = coalesce(retired_at, ${now})
    where id = ${from} or merged_into = ${from}`.execute(tx);
}
