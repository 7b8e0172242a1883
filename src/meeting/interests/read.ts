import { type RawBuilder, sql } from 'kysely';
import type { ReadingProfile, Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { countInReceivedBox, listBetween, listOtherSides, type OtherSide } from './boxes/boxStore.ts';
import type { Interest } from './contract.ts';
import { seenBy } from './interests.ts';
import { canSee } from './shared/rules.ts';
import { findSides, shareManager } from './store.ts';

export type { OtherSide };
export { shareManager };

/** Returns SQL for the profiles that a profile has sent an interest to or received one from, in any state. */
export const interestsWith = (profile: RawBuilder<unknown>) => sql<{ id: number }>`
    select receiver_id as id from interests where sender_id = ${profile}
    union all select sender_id from interests where receiver_id = ${profile}`;

/**
 * Returns the interests between the viewer and other profiles, by internal profile id, without interests that the
 * viewer may not see.
 */
export async function betweenMany(
  app: App,
  viewer: Viewer | null,
  others: number[],
): Promise<Map<number, Interest>> {
  if (!viewer?.profile) return new Map();
  const { id: me, interestsWith: known } = viewer.profile;
  const some = known ? others.filter((id) => known.includes(id)) : others;
  if (some.length === 0) return new Map();
  const rows = await listBetween(app.db, me, some, app.clock());
  return new Map(
    rows
      .filter((row) => canSee({ state: row.state, sent: row.sender_id === me }))
      .map((row) => [row.sender_id === me ? row.receiver_id : row.sender_id, seenBy(me, row)]),
  );
}

/** Returns how many interests a viewer has received in all, and how many of them are pending. */
export function countReceivedInterests(app: App, viewer: Viewer): Promise<{ all: number; waiting: number }> {
  return countInReceivedBox(app.db, viewer, app.clock());
}

/** Returns how many interests a profile has sent and received, and how many of both were accepted, for staff. */
export async function countInterests(
  db: Database,
  profileId: number,
): Promise<{ sent: number; received: number; accepted: number }> {
  const { rows } = await sql<{ sent: number; received: number; accepted: number }>`
    select count(*) filter (where sender_id = ${profileId})::int as sent,
      count(*) filter (where receiver_id = ${profileId})::int as received,
      count(*) filter (where state = 'accepted')::int as accepted
    from interests where sender_id = ${profileId} or receiver_id = ${profileId}`.execute(db);
  return rows[0]!;
}

/** Returns by interest id the senders of interests that are pending for the reader. */
export function listPendingFrom(
  app: App,
  reader: ReadingProfile,
  ids: string[],
): Promise<Map<string, OtherSide>> {
  return listOtherSides(app.db, reader, { ids, state: 'pending', side: 'receiver_id', now: app.clock() });
}

/** Returns by interest id the profiles that accepted interests of the reader. */
export function listAcceptedBy(
  app: App,
  reader: ReadingProfile,
  ids: string[],
): Promise<Map<string, OtherSide>> {
  return listOtherSides(app.db, reader, { ids, state: 'accepted', side: 'sender_id', now: app.clock() });
}

/** Returns the two profiles of an interest and when it was last sent. */
export const findInterestSides = (app: App, id: string) => findSides(app.db, id);
