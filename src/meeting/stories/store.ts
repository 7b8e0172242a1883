import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { firstName } from '../../people/profiles/shared/rules.ts';
import { isBlockedEitherWay } from '../../people/profiles/visible/blocked.ts';
import { isSuspended } from '../../people/profiles/visible/visible.ts';
import { SHOWN_MAX } from './shared/limits.ts';
import type { StoryFields } from './shared/rules.ts';

export type StoryRow = {
  id: string;
  profile_id: number;
  partner_id: number;
  names: string;
  occasion: 'wedding' | 'engagement' | null;
  month: string | null;
  city: string;
  body: string;
  version: number;
  consented_at: Date | null;
  approved_at: Date | null;
  rejected_at: Date | null;
};

const columns = sql`
  s.id, s.profile_id, s.partner_id, s.names, s.occasion, to_char(s.month, 'YYYY-MM') as month, s.city, s.body, s.version,
  s.consented_at, s.approved_at, s.rejected_at`;

/** Whether the profiles of a story are still connected. A block deletes the story. */
const connected = sql<boolean>`
  exists (select from connections c where c.profile_id = s.profile_id and c.other_id = s.partner_id)`;

/** Whether an account that acts for either side is suspended, even if for another profile. */
const suspended = sql<boolean>`(${isSuspended(sql`s.profile_id`)} or ${isSuspended(sql`s.partner_id`)})`;

/** Whether the person of either side does not agree to the profile. */
const refused = sql<boolean>`exists (
  select from person_answers c
  where c.profile_id in (s.profile_id, s.partner_id) and c.state in ('refused', 'withdrawn')
)`;

/** Returns the stories that everybody sees. */
export async function listApproved(db: Database): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    select ${columns} from stories s
    where s.approved_at is not null and s.consented_at is not null and ${connected} and not ${suspended}
      and not ${refused}
    order by s.approved_at desc, s.id limit ${SHOWN_MAX}`.execute(db);
  return rows;
}

/** Returns the stories of some profiles. To change one, lock the profiles first. */
export async function listStoriesOf(db: Database | Tx, profiles: number[]): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    select ${columns} from stories s
    where s.profile_id = any(${profiles}::bigint[]) or s.partner_id = any(${profiles}::bigint[])`.execute(db);
  return rows;
}

/** Returns the stories of a profile with a block between the two sides. */
export async function listBlockedStoriesOf(tx: Tx, profile: number): Promise<StoryRow[]> {
  const { rows } = await sql<StoryRow>`
    select ${columns} from stories s
    where ${profile} in (s.profile_id, s.partner_id)
      and ${isBlockedEitherWay(profile, sql`(s.profile_id + s.partner_id - ${profile}::bigint)`)}`.execute(
    tx,
  );
  return rows;
}

export async function findStory(db: Database | Tx, id: string): Promise<StoryRow | undefined> {
  const { rows } = await sql<StoryRow>`select ${columns} from stories s where s.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * A connected profile, with its first name. It may be hidden: couples hide their profiles when they have found each
 * other.
 */
export type Partner = { key: number; id: string; name: string };

const shortened = (one: Partner): Partner => ({ ...one, name: firstName(one.name) });

/** Returns the connected profiles of a profile without a block between them; with a public id, only that one. */
export async function listPartners(
  db: Database | Tx,
  profile: number,
  publicId: string | null = null,
): Promise<Partner[]> {
  const { rows } = await sql<Partner>`
    select p.id as key, p.public_id as id, p.name
    from connections c join profile_summaries p on p.id = c.other_id
    where c.profile_id = ${profile} and p.name <> ''
      and (${publicId}::text is null or p.public_id = ${publicId})
      and not ${isBlockedEitherWay(profile, sql`p.id`)}
    order by p.name, p.id limit 200`.execute(db);
  return rows.map(shortened);
}

/** Returns the public id and the first name of a profile. */
export async function findName(db: Database | Tx, profile: number): Promise<Partner> {
  const { rows } = await sql<Partner>`
    select p.id as key, p.public_id as id, p.name from profile_summaries p where p.id = ${profile}`.execute(
    db,
  );
  return shortened(rows[0]!);
}

type Saved = { profile: number; partner: number; fields: StoryFields; now: Date };

/** Adds or replaces a profile's story. Consent and approval of the earlier version end. @returns its id */
export async function upsertStory(tx: Tx, { profile, partner, fields, now }: Saved): Promise<string> {
  const { names, event, city, body } = fields;
  const month = event && `${event.month}-01`;
  const { rows } = await sql<{ id: string }>`
    insert into stories as s (profile_id, partner_id, names, occasion, month, city, body, saved_at)
    values (${profile}, ${partner}, ${names}, ${event?.occasion ?? null}, ${month}::date, ${city}, ${body}, ${now})
    on conflict (profile_id) do update set
      partner_id = excluded.partner_id, names = excluded.names, occasion = excluded.occasion, month = excluded.month,
      city = excluded.city, body = excluded.body, saved_at = excluded.saved_at, version = s.version + 1,
      consented_at = null, approved_at = null, rejected_at = null
    returning id`.execute(tx);
  return rows[0]!.id;
}

export async function setConsented(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('stories').set({ consented_at: now }).where('id', '=', id).execute();
}

/** Stores a decision on a story that both sides agree to; false if there is none. */
export async function setStoryDecided(tx: Tx, id: string, approved: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stories')
    .set(approved ? { approved_at: now, rejected_at: null } : { approved_at: null, rejected_at: now })
    .where('id', '=', id)
    .where('consented_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns whether there was one */
export async function deleteStory(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('stories').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
