import { sql } from 'kysely';
import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { visibleTo } from '../../people/profiles/visible/visible.ts';

/** Returns whether two profiles are connected, and whether the first has opened the other's contact details. */
export async function readContactState(
  db: Database | Tx,
  me: number,
  other: number,
): Promise<{ connected: boolean; opened: boolean }> {
  const { rows } = await sql<{ connected: boolean; opened: boolean }>`
    select
      exists (select from connections where profile_id = ${me} and other_id = ${other}) as connected,
      exists (select from contact_views where viewer_id = ${me} and viewed_id = ${other}) as opened`.execute(
    db,
  );
  return rows[0]!;
}

/** Records that a profile's contact details were opened. @returns false when they had been opened before */
export async function insertContactView(
  tx: Tx,
  view: { viewer: Member; viewedId: number; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('contact_views')
    .values({
      viewer_id: view.viewer.profile.id,
      viewed_id: view.viewedId,
      viewed_at: view.now,
      account_id: view.viewer.accountId,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Returns the phone number and the email address of a profile's owner, or else of its longest-standing
 * manager. Nothing else reads them for another member.
 */
export async function readContactDetails(db: Database | Tx, profileId: number) {
  const { rows } = await sql<{
    phone: string | null;
    email: string | null;
    email_verified: boolean;
    phone_verified: boolean;
  }>`
    select a.phone, a.email, a.email_verified_at is not null as email_verified,
      a.phone_verified_at is not null as phone_verified
    from managers_of m join account_contacts a on a.id = m.account_id
    where m.profile_id = ${profileId} and m.role <> 'viewer' and a.suspended_at is null
    order by m.role <> 'owner', m.accepted_at, a.id limit 1`.execute(db);
  return rows[0];
}

type ViewRow = { viewer_id: number; viewed_at: Date; viewed_at_text: string };

/** Sort key of the list: the time of the view, then the viewing profile. */
export type ContactViewSortKey = readonly [viewedAt: string, viewerId: number];

/**
 * Returns a page of the profiles that opened the viewer's contact details, newest first, without profiles that the
 * viewer may not see.
 */
export async function listContactViews(
  db: Database,
  viewer: Viewer,
  { after, limit }: { after: ContactViewSortKey | null; limit: number },
): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select v.viewer_id, v.viewed_at, v.viewed_at::text as viewed_at_text
    from contact_views v join profile_summaries p on p.id = v.viewer_id
    where v.viewed_id = ${viewer.profile!.id} and ${visibleTo(viewer)}
      and ${after ? sql`(v.viewed_at, v.viewer_id) < (${after[0]}::timestamptz, ${after[1]}::bigint)` : sql`true`}
    order by v.viewed_at desc, v.viewer_id desc
    limit ${limit}`.execute(db);
  return rows;
}
