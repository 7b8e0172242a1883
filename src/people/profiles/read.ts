import { sql } from 'kysely';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { firstName } from './shared/rules.ts';
import { seesEverything, shownNow, visibleTo } from './visible/visible.ts';

/** Returns the internal id of a profile that is visible to the viewer; refuses any other as not found. */
export async function findVisible(
  app: Pick<App, 'db'>,
  viewer: Viewer | null,
  publicId: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from profiles p where p.public_id = ${publicId} and ${visibleTo(viewer)}`.execute(app.db);
  if (!rows[0]) throw refuse.notFound();
  return rows[0].id;
}

/** Returns public id and name of the given profiles that are visible to a member; first names until they see everything. */
export async function readVisibleNames(
  app: App,
  viewer: Viewer,
  ids: number[],
): Promise<Map<number, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; public_id: string; name: string }>`
    select p.id, p.public_id, p.name from profiles p
    where p.id = any(${ids}::bigint[]) and ${visibleTo(viewer)}`.execute(app.db);
  const shown = (name: string) => (seesEverything(viewer) ? name : firstName(name));
  return new Map(rows.map(({ id, public_id, name }) => [id, { id: public_id, name: shown(name) }]));
}

/** Returns the name of a profile without a check of visibility; undefined when there is none. */
export async function readNameOf(app: App, profileId: number): Promise<string | undefined> {
  const row = await app.db
    .selectFrom('profiles')
    .select('name')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.name;
}

/** Returns the internal id of a profile without a check of visibility; undefined when there is none. */
export async function findProfile(app: App, publicId: string): Promise<number | undefined> {
  const row = await app.db
    .selectFrom('profiles')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return row?.id;
}

/** Returns whether a profile states a time of birth. */
export async function hasBirthTime(app: App, profileId: number): Promise<boolean> {
  const found = await app.db
    .selectFrom('horoscopes')
    .select('time_of_birth')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found?.time_of_birth != null;
}

/** Returns name and public id of profiles by their internal ids, for staff: without a check of visibility. */
export async function listSummaries(
  db: Database,
  ids: number[],
): Promise<Map<number, { name: string; publicId: string }>> {
  const { rows } = await sql<{ id: number; name: string; public_id: string }>`
    select id, name, public_id from profile_summaries where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name, public_id }) => [id, { name, publicId: public_id }]));
}

/** Returns the names of the given profiles that others can find, by their ids. */
export async function readListedNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('profiles as p')
    .select(['p.id', 'p.name'])
    .where('p.id', 'in', ids)
    .where(shownNow)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
