import { type RawBuilder, sql } from 'kysely';
import type { Member } from '../../kit/api/viewer.ts';
import type { Database } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import type { ShortlistSort } from './shared/rules.ts';
import type { NoteRow } from './store.ts';

export type EntryRow = NoteRow & {
  shortlisted_id: number;
  account_id: number | null;
  created_at: Date;
  place: string;
};

/** Sort key of the list: the sorted value as text, then the shortlisted profile. */
export type EntrySortKey = readonly [value: string, shortlisted: number];

type Order = { sortKey: RawBuilder<unknown>; type: RawBuilder<unknown>; descending: boolean };

const orders: Record<ShortlistSort, Order> = {
  newest: { sortKey: sql`s.created_at`, type: sql`timestamptz`, descending: true },
  // Long names would make cursors too long.
  name: { sortKey: sql`left(lower(p.name), 20)`, type: sql`text`, descending: false },
  // Only a day, as in the search; not the last day of a profile that browses privately.
  active: {
    sortKey: sql`shown_active_on(s.shortlisted_id, a.last_active_at)`,
    type: sql`date`,
    descending: true,
  },
};

const entriesOf = (viewer: Member) => sql`
  shortlists s join profile_summaries p on p.id = s.shortlisted_id
  where s.profile_id = ${viewer.profile.id} and s.removed_at is null`;

/** Returns a page of a shortlist after a sort key; only profiles that are visible to the viewer. */
export async function listEntries(
  db: Database,
  viewer: Member,
  { sort, after, limit }: { sort: ShortlistSort; after: EntrySortKey | null; limit: number },
): Promise<EntryRow[]> {
  const { sortKey, type, descending } = orders[sort];
  const direction = descending ? sql`desc` : sql`asc`;
  const past = descending ? sql`<` : sql`>`;
  const { rows } = await sql<EntryRow>`
    select s.shortlisted_id, s.account_id, s.created_at, s.note, s.note_version, s.note_changed_by,
      ${sortKey}::text as place
    from shortlists s
    join profile_summaries p on p.id = s.shortlisted_id
    join profile_activity a on a.id = s.shortlisted_id
    where s.profile_id = ${viewer.profile.id} and s.removed_at is null and ${visibleTo(viewer)}
      and ${after ? sql`(${sortKey}, s.shortlisted_id) ${past} (${after[0]}::${type}, ${after[1]}::bigint)` : sql`true`}
    order by ${sortKey} ${direction}, s.shortlisted_id ${direction}
    limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many entries of a shortlist are visible to the viewer now, and how many are not. */
export async function countShown(db: Database, viewer: Member): Promise<{ count: number; hidden: number }> {
  const { rows } = await sql<{ count: number; hidden: number }>`
    select count(*) filter (where shown)::int as count, count(*) filter (where not shown)::int as hidden
    from (select ${visibleTo(viewer)} as shown from ${entriesOf(viewer)}) e`.execute(db);
  return rows[0]!;
}

/** Returns the public ids of the shortlisted profiles that are visible to the viewer. */
export async function listIds(db: Database, viewer: Member): Promise<string[]> {
  const { rows } = await sql<{ public_id: string }>`
    select p.public_id from ${entriesOf(viewer)} and ${visibleTo(viewer)}
    order by s.created_at desc, s.shortlisted_id desc`.execute(db);
  return rows.map(({ public_id }) => public_id);
}
