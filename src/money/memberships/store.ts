import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { lockProfiles } from '../../people/profiles/visible/listing.ts';
import type { Grant } from './shared/rules.ts';

/** Returns a profile's memberships that have not ended, earliest start first. */
export function listMemberships(db: Database | Tx, profileId: number, now: Date) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('plans as p', 'p.id', 'm.plan_id')
    .select(['m.plan_name as plan', 'p.slug', 'm.starts_at', 'm.ends_at'])
    .where('m.profile_id', '=', profileId)
    .where('m.ends_at', '>', now)
    .whereRef('m.starts_at', '<', 'm.ends_at')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}

/** Returns how many memberships are current at an instant. */
export async function countCurrent(db: Database, now: Date): Promise<number> {
  const { active } = await db
    .selectFrom('memberships')
    .select((select) => select.fn.countAll<number>().as('active'))
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(active);
}

/** Locks a profile's memberships until the transaction ends. */
export async function lockMemberships(tx: Tx, profileId: number): Promise<void> {
  await lockProfiles(tx, [profileId]);
  await sql`select from memberships where profile_id = ${profileId} order by id for no key update`.execute(
    tx,
  );
}

/**
 * Returns memberships that have not ended, including future ones, with their plan's position, earliest start first. A
 * membership with an end before its start has no time left and is left out.
 */
export function listUnended(db: Database | Tx, now: Date, profileId: number) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('plans as p', 'p.id', 'm.plan_id')
    .select(['m.id', 'm.paid_paise', 'm.starts_at', 'm.ends_at', 'm.bought_until', 'p.position'])
    .where('m.profile_id', '=', profileId)
    .where('m.ends_at', '>', now)
    .whereRef('m.starts_at', '<', 'm.ends_at')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}

export function findByOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('memberships')
    .select([
      'id',
      'profile_id',
      'order_id',
      'paid_paise',
      'starts_at',
      'ends_at',
      'bought_until',
      'ended_by',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

type Ended = { id: number; paid_paise: number; starts_at: Date; bought_until: Date };

/**
 * Ends the memberships that were not shortened before, and records which order did it.
 * @returns these, each with the price paid and the period bought
 */
export async function endEarly(tx: Tx, now: Date, ids: number[], orderId: string | null): Promise<Ended[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Ended>`
    update memberships
    set ends_at = least(ends_at, greatest(${now}, starts_at)), ended_by = ${orderId}
    where id = any(${ids}) and ended_by is null
    returning id, paid_paise, starts_at, bought_until`.execute(tx);
  return rows;
}

/** Restores the bought end of memberships whose unused days were credited to an order. */
export async function restoreBoughtEnd(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update memberships set ends_at = bought_until, ended_by = null
    where ended_by = ${orderId} and order_id is distinct from ${orderId}`.execute(tx);
}

export async function setPaid(tx: Tx, id: number, paise: number): Promise<void> {
  await tx.updateTable('memberships').set({ paid_paise: paise }).where('id', '=', id).execute();
}

/** Changes a membership's period. `boughtUntil` is its end if it is ever restored. */
export async function setTime(
  tx: Tx,
  id: number,
  { startsAt, endsAt, boughtUntil }: { startsAt: Date; endsAt: Date; boughtUntil: Date },
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ starts_at: startsAt, ends_at: endsAt, bought_until: boughtUntil })
    .where('id', '=', id)
    .execute();
}

type NewMembership = {
  profileId: number;
  orderId: string | null;
  planId: number;
  planName: string;
  valuePaise: number;
  startsAt: Date;
  endsAt: Date;
  grants: Grant[];
};

/**
 * Adds a membership with its entitlements, and returns its id. `valuePaise` is the price paid, including credited
 * unused days.
 */
export async function insertMembership(tx: Tx, one: NewMembership): Promise<number> {
  const { id } = await tx
    .insertInto('memberships')
    .values({
      profile_id: one.profileId,
      order_id: one.orderId,
      plan_id: one.planId,
      plan_name: one.planName,
      paid_paise: one.valuePaise,
      starts_at: one.startsAt,
      ends_at: one.endsAt,
      bought_until: one.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (one.grants.length > 0) {
    await tx
      .insertInto('membership_entitlements')
      .values(one.grants.map((grant) => ({ membership_id: id, ...grant })))
      .execute();
  }
  return id;
}
