import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { Receiver } from './receivers.ts';
import { type Channel, JOIN_MS, MAIL_AGAIN_MS } from './shared/rules.ts';

/** Locks an account's notifications until the transaction ends. */
export async function lockNotifications(tx: Tx, account: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notifications of ${account}`}, 0))`.execute(tx);
}

type Notified = Receiver & { kind: string; now: Date };

/** Returns the notification that one more of its kind joins (a digest): of the last ten minutes, not read and not emailed yet. */
export async function findJoinable(
  tx: Tx,
  { account, profile, kind, now }: Notified,
  channel: Channel,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select n.id from notifications n
    join notification_deliveries d on d.notification_id = n.id and d.channel = ${channel}
    where n.account_id = ${account} and n.profile_id is not distinct from ${profile}::bigint and n.kind = ${kind}
      and n.created_at > ${new Date(now.getTime() - JOIN_MS)} and n.read_at is null and d.taken_at is null
    order by n.created_at desc limit 1
    for update of n, d`.execute(tx);
  return rows[0]?.id;
}

type NewItem = {
  account: number;
  kind: string;
  key: string;
  about: string;
  notification: string;
  event: number;
  data: object;
  now: Date;
};

/** Adds an event to a notification. One of the same key moves here; an email about it counts for 24 hours. */
export async function putItem(tx: Tx, it: NewItem): Promise<void> {
  await itemPut(it).execute(tx);
}

/** Adds a notification for the first of its events. @param delivery how it is sent besides */
export async function insertNotification(
  tx: Tx,
  { account, profile, kind, now }: Notified,
  item: NewItem,
  delivery?: { channel: Channel; dueAt: Date },
): Promise<void> {
  const { notification } = item;
  const delivered = delivery
    ? sql`, delivered as (
      insert into notification_deliveries (notification_id, channel, due_at)
      values (${notification}, ${delivery.channel}, ${delivery.dueAt})
    )`
    : sql``;
  await sql`
    with added as (
      insert into notifications (id, account_id, profile_id, kind, created_at)
      values (${notification}, ${account}, ${profile}, ${kind}, ${now})
    )${delivered}
    ${itemPut(item)}`.execute(tx);
}

const itemPut = (it: NewItem) => {
  const recently = new Date(it.now.getTime() - MAIL_AGAIN_MS);
  return sql`
    insert into notification_items as i (account_id, kind, key, about, notification_id, event_id, data, created_at)
    values (${it.account}, ${it.kind}, ${it.key}, ${it.about}, ${it.notification}, ${it.event},
      ${JSON.stringify(it.data)}, ${it.now})
    on conflict (account_id, kind, key) do update set
      about = excluded.about,
      notification_id = excluded.notification_id,
      event_id = excluded.event_id,
      data = excluded.data,
      created_at = excluded.created_at,
      mailed_in = case when i.mailed_at > ${recently} then i.mailed_in end,
      mailed_at = case when i.mailed_at > ${recently} then i.mailed_at end`;
};

type Taken = { account_id: number; profile_id: number | null; kind: string; read_at: Date | null };

/** Marks a delivery as started, after which no event joins it. Returns the notification; undefined when there is none. */
export async function takeDelivery(
  db: Database,
  notification: string,
  channel: Channel,
  now: Date,
): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update notification_deliveries d set taken_at = coalesce(d.taken_at, ${now})
    from notifications n
    where n.id = d.notification_id and n.id = ${notification}::uuid and d.channel = ${channel}
    returning n.account_id, n.profile_id, n.kind, n.read_at`.execute(db);
  return rows[0];
}

export type ItemRow = { key: string; data: object };

/**
 * Returns the events that an email about a notification may contain, newest first: its own, and earlier ones about the same
 * subject that no email has contained.
 */
export async function listMailable(db: Database, notification: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.key, i.data
    from notification_items i
    where (i.account_id, i.kind, i.about) in (
        select t.account_id, t.kind, t.about from notification_items t where t.notification_id = ${notification}::uuid
      )
      and (i.mailed_at is null or i.mailed_in = ${notification}::uuid)
    order by i.created_at desc, i.key`.execute(db);
  return rows;
}

type Claim = { notification: string; account: number; kind: string; keys: string[]; now: Date };

/**
 * Claims events for the email of a notification, except those about which an email was sent within 24 hours.
 * Returns the claimed ones, with the time of their first claim.
 */
export async function claimItems(tx: Tx, it: Claim): Promise<{ key: string; mailed_at: Date }[]> {
  await sql`
    update notification_items i set mailed_in = ${it.notification}::uuid, mailed_at = ${it.now}
    where i.account_id = ${it.account} and i.kind = ${it.kind} and i.key = any(${it.keys}) and i.mailed_at is null
      and not exists (${blocking(it)})`.execute(tx);
  const { rows } = await sql<{ key: string; mailed_at: Date }>`
    select i.key, i.mailed_at from notification_items i
    where i.account_id = ${it.account} and i.kind = ${it.kind} and i.key = any(${it.keys})
      and i.mailed_in = ${it.notification}::uuid`.execute(tx);
  return rows;
}

const blocking = ({ notification, now }: Claim) => sql`
  select o.mailed_at from notification_items o
  where o.account_id = i.account_id and o.kind = i.kind and o.about = i.about
    and o.mailed_at > ${new Date(now.getTime() - MAIL_AGAIN_MS)} and o.mailed_in <> ${notification}::uuid`;

/** Returns when the first event that waits for an earlier email may be emailed; null when none waits. */
export async function findMailableAt(tx: Tx, it: Claim): Promise<Date | null> {
  const { rows } = await sql<{ mailedAt: Date | null }>`
    select min(b.mailed_at) as "mailedAt"
    from notification_items i cross join lateral (${blocking(it)}) b
    where i.account_id = ${it.account} and i.kind = ${it.kind} and i.key = any(${it.keys}) and i.mailed_at is null`.execute(
    tx,
  );
  const mailedAt = rows[0]?.mailedAt;
  return mailedAt ? new Date(mailedAt.getTime() + MAIL_AGAIN_MS) : null;
}
