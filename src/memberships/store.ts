import { sql } from 'kysely';
import type { Database, Tx } from '../kit/database/db.ts';
import { lockProfiles } from '../profiles/visible/listing.ts';
import type { Grant } from './rules.ts';

/** Memberships of a profile that have not ended, the one that began first first. */
export function listMemberships(db: Database | Tx, profileId: number, at: Date) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('plans as p', 'p.id', 'm.plan_id')
    .select(['m.plan_name as plan', 'p.slug', 'm.starts_at', 'm.ends_at'])
    .where('m.profile_id', '=', profileId)
    .where('m.ends_at', '>', at)
    .whereRef('m.starts_at', '<', 'm.ends_at')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .execute();
}

/** Memberships that are running at an instant. */
export async function countMemberships(db: Database, at: Date): Promise<number> {
  const { active } = await db
    .selectFrom('memberships')
    .select((select) => select.fn.countAll<number>().as('active'))
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(active);
}

/** Lets nobody else change what a profile has until the transaction ends. */
export async function lockProfile(tx: Tx, profileId: number): Promise<void> {
  await lockProfiles(tx, [profileId]);
  await sql`select from memberships where profile_id = ${profileId} order by id for no key update`.execute(
    tx,
  );
}

/**
 * Memberships that have not ended, also those still to begin, with their plan's place in the order of plans; the one
 * that began first first. One that ended before it began has no time left and is not among them.
 */
export function listUnended(db: Database | Tx, at: Date, profileId: number) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('plans as p', 'p.id', 'm.plan_id')
    .select(['m.id', 'm.paid_paise', 'm.starts_at', 'm.ends_at', 'm.bought_until', 'p.position'])
    .where('m.profile_id', '=', profileId)
    .where('m.ends_at', '>', at)
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
 * Ends those of the memberships whose time was not cut short before, and notes which order did it.
 * @returns these, each with what is paid for it, and the time for which it was bought
 */
export async function endEarly(tx: Tx, at: Date, ids: number[], orderId: string | null): Promise<Ended[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Ended>`
    update memberships
    set ends_at = least(ends_at, greatest(${at}, starts_at)), ended_by = ${orderId}
    where id = any(${ids}) and ended_by is null
    returning id, paid_paise, starts_at, bought_until`.execute(tx);
  return rows;
}

/** Lets memberships whose unused days had been credited to an order run on to the end they were bought with. */
export async function restore(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update memberships set ends_at = bought_until, ended_by = null
    where ended_by = ${orderId} and order_id is distinct from ${orderId}`.execute(tx);
}

export async function setPaid(tx: Tx, id: number, paise: number): Promise<void> {
  await tx.updateTable('memberships').set({ paid_paise: paise }).where('id', '=', id).execute();
}

/** Gives a membership another time. `boughtUntil` is until when it runs should it ever be restored. */
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
