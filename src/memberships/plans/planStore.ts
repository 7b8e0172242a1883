import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { Grant } from '../rules.ts';

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

/** Every plan in its order, also those not on sale. */
export async function listAllPlans(db: Database | Tx): Promise<WholePlan[]> {
  const { rows } = await sql<WholePlan>`
    select p.id, p.slug, p.name, p.price_paise, p.months, p.popular, p.on_sale, coalesce((
      select jsonb_agg(jsonb_build_object('entitlement', e.entitlement, 'quota', e.quota) order by e.entitlement)
      from plan_entitlements e where e.plan_id = p.id
    ), '[]') as grants
    from plans p order by p.position, p.id`.execute(db);
  return rows;
}

/** As `listAllPlans`; nobody else can change a plan until the transaction ends. */
export async function lockPlans(tx: Tx): Promise<WholePlan[]> {
  await sql`select from plans order by id for no key update`.execute(tx);
  return listAllPlans(tx);
}

/** Makes a plan what is given; its slug stays. Being the popular one is taken from any other. */
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
