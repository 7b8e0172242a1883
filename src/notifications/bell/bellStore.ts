import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { isPremium } from '../../memberships/recipients.ts';
import type { Reader } from '../receivers.ts';

export type NotificationRow = {
  id: string;
  kind: string;
  created_at: Date;
  created_at_text: string;
  read_at: Date | null;
};

/** Sort key of the bell: the time it was created, then the id. */
export type PlaceInBell = readonly [createdAt: string, id: string];

// Of the profiles that an account manages, the bell is about the one that it acts for.
const own = ({ accountId, profile }: Reader): RawBuilder<boolean> => sql<boolean>`(
  n.account_id = ${accountId} and (n.profile_id is null or n.profile_id = ${profile?.id ?? 0})
)`;

type Wanted = {
  after: PlaceInBell | null;
  unread: boolean;
  limit: number;
  /** False leaves out what is about the account itself. */
  ofAccount?: boolean;
};

/** Returns a page of a reader's notifications after a sort key, newest first. */
export async function listNotifications(
  db: Database,
  reader: Reader,
  { after, unread, limit, ofAccount = true }: Wanted,
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.created_at, n.created_at::text as created_at_text, n.read_at
    from notifications n
    where ${own(reader)} and ${ofAccount ? sql`true` : sql`n.profile_id is not null`}
      and ${unread ? sql`n.read_at is null` : sql`true`}
      and ${after ? sql`(n.created_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by n.created_at desc, n.id desc
    limit ${limit}`.execute(db);
  return rows;
}

export type EventOfLine = { notification_id: string; kind: string; data: object };

/** Returns the events of notifications, the newest first. */
export async function listEvents(db: Database, notifications: string[]): Promise<EventOfLine[]> {
  const { rows } = await sql<EventOfLine>`
    select i.notification_id, i.kind, i.data from notification_items i
    where i.notification_id = any(${notifications}::uuid[])
    order by i.created_at desc, i.key`.execute(db);
  return rows;
}

/**
 * Marks one of a reader's notifications as read, or all up to it.
 * @returns false for one that is not theirs
 */
export async function setRead(
  tx: Tx,
  reader: Reader,
  id: string,
  { before, now }: { before: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from notifications n where n.id = ${id}::uuid and ${own(reader)}`.execute(tx);
  if (rows.length === 0) return false;
  const which = before
    ? sql`(n.created_at, n.id) <= (select t.created_at, t.id from notifications t where t.id = ${id}::uuid)`
    : sql`n.id = ${id}::uuid`;
  await sql`
    update notifications n set read_at = ${now}
    where ${own(reader)} and n.read_at is null and ${which}`.execute(tx);
  return true;
}

export type OtherProfile = { id: number; public_id: string; premium: boolean };

/** Returns the profiles that a viewer's account manages, without the one that it acts for. */
export async function listOthers(
  db: Database,
  { accountId, profile }: Reader,
  now: Date,
): Promise<OtherProfile[]> {
  const { rows } = await sql<OtherProfile>`
    select p.id, p.public_id, ${isPremium(sql.ref('p.id'), now)} as premium
    from managers_of m join profile_summaries p on p.id = m.profile_id
    where m.account_id = ${accountId} and p.id <> ${profile?.id ?? 0}`.execute(db);
  return rows;
}
