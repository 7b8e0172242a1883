import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { ReviewKindName } from './shared/rules.ts';

export type RejectedReview = { id: string; kind: ReviewKindName; name: string };

/** Returns which of these reviews of a profile are rejected, with its name. One that was submitted again is left out. */
export async function listRejected(
  db: Database | Tx,
  profileId: number,
  ids: string[],
): Promise<RejectedReview[]> {
  const { rows } = await sql<RejectedReview>`
    select r.id, r.subject_kind as kind, p.name
    from reviews r join profile_summaries p on p.id = r.profile_id
    where r.profile_id = ${profileId} and r.id = any(${ids}::uuid[]) and r.state = 'rejected'
      and not exists (
        select from reviews n
        where n.profile_id = r.profile_id and n.subject_kind = r.subject_kind and n.subject_id = r.subject_id
          and n.version > r.version
      )`.execute(db);
  return rows;
}
