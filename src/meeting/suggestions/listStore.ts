import { type RawBuilder, sql } from 'kysely';
import type { ReadingProfile } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { rolesWith } from '../../kit/shared/api/capabilities.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';
import { type Reply, SUGGESTED_MAX, type SuggestionState } from './shared/rules.ts';

const waitingFor = (reader: ReadingProfile) => sql`
  suggestion_sides d join suggestions s on s.id = d.suggestion_id join profile_summaries p on p.id = d.other_id
  where d.profile_id = ${reader.profile?.id ?? 0} and d.reply is null and s.state = 'open' and ${visibleTo(reader)}`;

export type SuggestedRow = { id: string; note: string; suggested_at: Date; other_id: number };

/** Returns the suggestions that a profile has not replied to and whose other side it may see, the newest first. */
export async function listWaiting(db: Database, reader: ReadingProfile): Promise<SuggestedRow[]> {
  const { rows } = await sql<SuggestedRow>`
    select s.id, s.note, s.suggested_at, d.other_id from ${waitingFor(reader)}
    order by s.suggested_at desc, s.id limit ${SUGGESTED_MAX}`.execute(db);
  return rows;
}

/** Returns the suggestions, among some, that a reader has not replied to, with the other profile if they may see it. */
export async function listNamed(db: Database, reader: ReadingProfile, ids: string[]) {
  const { rows } = await sql<{ id: string; name: string; public_id: string }>`
    select s.id, p.name, p.public_id from ${waitingFor(reader)} and s.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Returns whether a suggestion is for a reader who may see its other side, replied to or not. */
export async function isSuggestedTo(tx: Tx, reader: ReadingProfile, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from suggestion_sides d join profile_summaries p on p.id = d.other_id
    where d.suggestion_id = ${id}::uuid and d.profile_id = ${reader.profile?.id ?? 0}
      and ${visibleTo(reader)}`.execute(tx);
  return rows.length > 0;
}

export type SuggestionRow = {
  id: string;
  key: string;
  state: SuggestionState;
  note: string;
  author: number | null;
  author_name: string | null;
  suggested_at: Date;
  changed_at: Date;
  new_reply: boolean;
  author_gone: boolean;
  sides: SideRow[];
};

type SideRow = {
  id: string;
  name: string;
  reply: Reply | null;
  reason: string | null;
  replied_at: Date | null;
};

type Base = Omit<SuggestionRow, 'sides'>;

/** Whether the sender of `s` has left: then new replies are for every colleague who suggests matches. */
export const isAuthorGone: RawBuilder<boolean> = sql<boolean>`not exists (
  select from staff_names n where n.account_id = s.suggested_by and n.ended_at is null
    and n.role = any(${rolesWith('members.suggest')}::text[])
)`;

const columns = sql`
  s.id, s.changed_at::text as key, s.state, s.note, s.suggested_by as author, f.name as author_name, s.suggested_at,
  s.changed_at, s.new_reply, ${isAuthorGone} as author_gone
  from suggestions s left join staff_names f on f.account_id = s.suggested_by`;

/** Sort key of a suggestion: when it changed last, then its id. */
export type SuggestionSortKey = readonly [changedAt: string, id: string];

/** Returns a page of the suggestions in a state for staff, the last changed first. */
export async function listSuggestions(
  db: Database,
  state: SuggestionState,
  { after, limit }: { after: SuggestionSortKey | null; limit: number },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<Base>`
    select ${columns}
    where s.state = ${state}
      and ${after ? sql`(s.changed_at, s.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by s.changed_at desc, s.id desc limit ${limit}`.execute(db);
  return withSides(db, rows);
}

/** Returns the suggestions of a profile, the last changed first; at most 50. */
export async function listOfProfile(db: Database, profileId: number): Promise<SuggestionRow[]> {
  const { rows } = await sql<Base>`
    select ${columns}
    where s.id in (select suggestion_id from suggestion_sides where profile_id = ${profileId})
    order by s.changed_at desc, s.id desc limit 50`.execute(db);
  return withSides(db, rows);
}

/** Returns a suggestion for staff. */
export async function findSuggestion(db: Database | Tx, id: string): Promise<SuggestionRow | undefined> {
  const { rows } = await sql<Base>`select ${columns} where s.id = ${id}::uuid`.execute(db);
  return (await withSides(db, rows))[0];
}

async function withSides(db: Database | Tx, rows: Base[]): Promise<SuggestionRow[]> {
  const found = await sql<SideRow & { suggestion_id: string }>`
    select d.suggestion_id, p.public_id as id, p.name, d.reply, d.reason, d.replied_at
    from suggestion_sides d join profile_summaries p on p.id = d.profile_id
    where d.suggestion_id = any(${rows.map(({ id }) => id)}::uuid[]) order by d.profile_id`.execute(db);
  return rows.map((row) => ({
    ...row,
    sides: found.rows.filter(({ suggestion_id }) => suggestion_id === row.id),
  }));
}
