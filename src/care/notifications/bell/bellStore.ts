import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import type { NotificationReader } from '../receivers.ts';

/** One line of the bell: a notification, or several of a kind that join: all unread ones, or the read ones of a day. */
export type BellRow = {
  /** The newest of `ids`. */
  id: string;
  ids: string[];
  kind: string;
  created_at: Date;
  created_at_text: string;
  read: boolean;
};

/** Which kinds an account sees in the bell, and which of them join. */
export type BellKinds = { hidden: string[]; joining: string[] };

/** Sort key of the bell: the time it was created, then the id. */
export type NotificationSortKey = readonly [createdAt: string, id: string];

// The bell is about the profile that the account acts for, not about its other ones.
const own = ({ accountId, profile }: NotificationReader): RawBuilder<boolean> => sql<boolean>`(
  n.account_id = ${accountId} and (n.profile_id is null or n.profile_id = ${profile?.id ?? 0})
)`;

const shownOf = (reader: NotificationReader, { hidden }: BellKinds): RawBuilder<boolean> =>
  sql<boolean>`(${own(reader)} and n.kind <> all(${hidden}::text[]))`;

type Wanted = {
  kinds: BellKinds;
  after: NotificationSortKey | null;
  unread: boolean;
  limit: number;
  /** False leaves out what is about the account itself. */
  ofAccount?: boolean;
};

/** Returns a page of a reader's lines after a sort key, newest first. What is read and what is not are separate lines. */
export async function listNotifications(
  db: Database,
  reader: NotificationReader,
  { kinds, after, unread, limit, ofAccount = true }: Wanted,
): Promise<BellRow[]> {
  const { rows } = await sql<BellRow>`
    select l.ids[1] as id, l.ids, l.kind, l.created_at, l.created_at::text as created_at_text, l.read
    from (
      select array_agg(t.id order by t.created_at desc, t.id desc) as ids, t.kind, t.read,
        max(t.created_at) as created_at
      from (
        select n.id, n.kind, n.created_at, n.read_at is not null as read,
          case
            when n.kind <> all(${kinds.joining}::text[]) then n.id::text
            when n.read_at is not null then (n.created_at at time zone 'Asia/Kolkata')::date::text
          end as line
        from notifications n
        where ${shownOf(reader, kinds)} and ${ofAccount ? sql`true` : sql`n.profile_id is not null`}
          and ${unread ? sql`n.read_at is null` : sql`true`}
      ) t
      group by t.kind, t.read, t.line
    ) l
    where ${after ? sql`(l.created_at, l.ids[1]) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by l.created_at desc, l.ids[1] desc
    limit ${limit}`.execute(db);
  return rows;
}

export type NotificationEvent = { notification_id: string; kind: string; data: object };

/** Returns the events of notifications, the newest first. */
export async function listEvents(db: Database, notifications: string[]): Promise<NotificationEvent[]> {
  const { rows } = await sql<NotificationEvent>`
    select i.notification_id, i.kind, i.data from notification_items i
    where i.notification_id = any(${notifications}::uuid[])
    order by i.created_at desc, i.key`.execute(db);
  return rows;
}

/**
 * Marks one of a reader's lines as read, or all up to it. What joined it later stays unread.
 * @param id the newest notification of the line
 * @returns false for one that is not theirs
 */
export async function setRead(
  tx: Tx,
  reader: NotificationReader,
  id: string,
  { kinds, before, now }: { kinds: BellKinds; before: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from notifications n where n.id = ${id}::uuid and ${own(reader)}`.execute(tx);
  if (rows.length === 0) return false;
  const line = sql`(n.id = t.id or (n.kind = t.kind and n.kind = any(${kinds.joining}::text[])))`;
  await sql`
    update notifications n set read_at = ${now}
    from notifications t
    where t.id = ${id}::uuid and ${shownOf(reader, kinds)} and n.read_at is null
      and (n.created_at, n.id) <= (t.created_at, t.id) and ${before ? sql`true` : line}`.execute(tx);
  return true;
}

export type OtherProfile = { id: number; public_id: string; premium: boolean };

/** Returns the profiles that a viewer's account manages, without the one that it acts for. */
export async function listOthers(
  db: Database,
  { accountId, profile }: NotificationReader,
  now: Date,
): Promise<OtherProfile[]> {
  const { rows } = await sql<OtherProfile>`
    select p.id, p.public_id, ${isPremium(sql.ref('p.id'), now)} as premium
    from managers_of m join profile_summaries p on p.id = m.profile_id
    where m.account_id = ${accountId} and p.id <> ${profile?.id ?? 0}`.execute(db);
  return rows;
}
