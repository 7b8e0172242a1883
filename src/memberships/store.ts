import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../kit/database/db.ts';
import type { Plans } from '../kit/database/tables.gen.ts';
import { lockProfiles } from '../profiles/visible/listing.ts';
import { plans } from '../vocabulary/plans.ts';
import type { Entitlement, Grant } from './rules.ts';

export type PlanRow = Pick<Selectable<Plans>, 'id' | 'slug' | 'name' | 'price_paise' | 'months' | 'position'>;

/** Adds the plans a new site sells, when it has none yet. */
export async function seedPlans(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table plans in share row exclusive mode`.execute(tx);
    const present = await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst();
    if (present) return;
    for (const [position, plan] of plans.entries()) {
      const { id } = await tx
        .insertInto('plans')
        .values({
          slug: plan.slug,
          name: plan.name,
          price_paise: plan.pricePaise,
          months: plan.months,
          popular: plan.popular,
          position,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('plan_entitlements')
        .values(plan.grants.map((grant) => ({ plan_id: id, ...grant })))
        .execute();
    }
  });
}

/** The plans on sale in their order, each with what it opens. */
export async function listPlans(
  db: Database | Tx,
): Promise<(PlanRow & { popular: boolean; grants: Grant[] })[]> {
  const { rows } = await sql<PlanRow & { popular: boolean; grants: Grant[] }>`
    select p.id, p.slug, p.name, p.price_paise, p.months, p.position, p.popular, coalesce((
      select jsonb_agg(jsonb_build_object('entitlement', e.entitlement, 'quota', e.quota) order by e.entitlement)
      from plan_entitlements e where e.plan_id = p.id
    ), '[]') as grants
    from plans p where p.on_sale order by p.position, p.id`.execute(db);
  return rows;
}

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

type GrantRow = { membership_id: number; entitlement: Entitlement; quota: number | null; used: number };

/** What the running memberships of a profile open, the one that ends first first, with how often each was used. */
export async function listGrants(
  db: Database | Tx,
  at: Date,
  profileId: number,
  entitlement?: Entitlement,
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select e.membership_id, e.entitlement, e.quota, (
      select count(*)::int from entitlement_uses u
      where u.membership_id = e.membership_id and u.entitlement = e.entitlement
    ) as used
    from memberships m
    join membership_entitlements e on e.membership_id = m.id
    where m.profile_id = ${profileId} and m.starts_at <= ${at} and m.ends_at > ${at}
      ${entitlement ? sql`and e.entitlement = ${entitlement}` : sql``}
    order by m.ends_at, m.id`.execute(db);
  return rows;
}

/** As `listGrants` for one entitlement; nobody else can use or change these memberships until the transaction ends. */
export async function lockGrants(
  tx: Tx,
  at: Date,
  profileId: number,
  entitlement: Entitlement,
): Promise<GrantRow[]> {
  await sql`
    select from memberships m
    where m.profile_id = ${profileId} and m.ends_at > ${at}
    order by m.id for no key update`.execute(tx);
  return listGrants(tx, at, profileId, entitlement);
}

/** Which of these memberships was used for a thing already. */
export async function findUse(
  tx: Tx,
  grants: { membership_id: number }[],
  entitlement: Entitlement,
  usedFor: string,
): Promise<number | undefined> {
  if (grants.length === 0) return undefined;
  const found = await tx
    .selectFrom('entitlement_uses')
    .select('membership_id')
    .where(
      'membership_id',
      'in',
      grants.map(({ membership_id }) => membership_id),
    )
    .where('entitlement', '=', entitlement)
    .where('used_for', '=', usedFor)
    .executeTakeFirst();
  return found?.membership_id;
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

/** The place of a plan in the order of plans: what comes later opens more. */
export async function planPosition(tx: Tx, planId: number): Promise<number> {
  const { position } = await tx
    .selectFrom('plans')
    .select('position')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return position;
}

/** Returns a plan on sale, with what it opens, by its slug or, from what is older than the slugs, by its name. */
export async function findPlan(
  db: Database | Tx,
  slugOrName: string,
): Promise<(PlanRow & { grants: Grant[] }) | undefined> {
  const plans = await listPlans(db);
  return plans.find(({ slug }) => slug === slugOrName) ?? plans.find(({ name }) => name === slugOrName);
}
