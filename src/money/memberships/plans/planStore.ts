import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Plans } from '../../../kit/database/tables.gen.ts';
import { startPlans } from '../shared/plans/startPlans.ts';
import type { Grant } from '../shared/rules.ts';

export type WholePlan = {
  id: number;
  slug: string;
  name: string;
  price_paise: number;
  months: number;
  popular: boolean;
  on_sale: boolean;
  grants: Grant[];
};

/** Returns every plan by position, including those not on sale. */
export async function listAllPlans(db: Database | Tx): Promise<WholePlan[]> {
  const { rows } = await sql<WholePlan>`
    select p.id, p.slug, p.name, p.price_paise, p.months, p.popular, p.on_sale, coalesce((
      select jsonb_agg(jsonb_build_object('entitlement', e.entitlement, 'quota', e.quota) order by e.entitlement)
      from plan_entitlements e where e.plan_id = p.id
    ), '[]') as grants
    from plans p order by p.position, p.id`.execute(db);
  return rows;
}

/** Locks every plan and returns them as `listAllPlans` does. */
export async function lockPlans(tx: Tx): Promise<WholePlan[]> {
  await sql`select from plans order by id for no key update`.execute(tx);
  return listAllPlans(tx);
}

/** Updates a plan, except its slug. If it becomes the popular one, no other is. */
export async function setPlan(tx: Tx, plan: WholePlan): Promise<void> {
  if (plan.popular) {
    await tx.updateTable('plans').set({ popular: false }).where('id', '<>', plan.id).execute();
  }
  await tx
    .updateTable('plans')
    .set({
      name: plan.name,
      price_paise: plan.price_paise,
      months: plan.months,
      popular: plan.popular,
      on_sale: plan.on_sale,
    })
    .where('id', '=', plan.id)
    .execute();
  await tx.deleteFrom('plan_entitlements').where('plan_id', '=', plan.id).execute();
  await tx
    .insertInto('plan_entitlements')
    .values(plan.grants.map(({ entitlement, quota }) => ({ plan_id: plan.id, entitlement, quota })))
    .execute();
}

export type PlanRow = Pick<Selectable<Plans>, 'id' | 'slug' | 'name' | 'price_paise' | 'months' | 'position'>;

/** Adds the default plans to a site without plans. */
export async function seedPlans(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table plans in share row exclusive mode`.execute(tx);
    const present = await tx.selectFrom('plans').select('id').limit(1).executeTakeFirst();
    if (present) return;
    for (const [position, plan] of startPlans.entries()) {
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

/** Returns the plans on sale by position, each with its entitlements. */
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

/** Returns the position of a plan: a later plan includes more. */
export async function planPosition(tx: Tx, planId: number): Promise<number> {
  const { position } = await tx
    .selectFrom('plans')
    .select('position')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return position;
}

/** Returns a plan on sale with its entitlements, by its slug; older links have its name instead. */
export async function findPlan(
  db: Database | Tx,
  slugOrName: string,
): Promise<(PlanRow & { grants: Grant[] }) | undefined> {
  const plans = await listPlans(db);
  return plans.find(({ slug }) => slug === slugOrName) ?? plans.find(({ name }) => name === slugOrName);
}
