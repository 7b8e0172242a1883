import type { Database, Tx } from '../kit/db.ts';
import { plans } from '../vocabulary/plans.ts';

/** Adds the plans a new site sells, when it has none yet. */
export async function seedPlans(db: Database): Promise<void> {
  const present = await db.selectFrom('plans').select('id').limit(1).executeTakeFirst();
  if (present) return;
  await db
    .insertInto('plans')
    .values(
      plans.map((plan, position) => ({
        name: plan.name,
        price_paise: plan.pricePaise,
        months: plan.months,
        features: plan.features,
        popular: plan.popular,
        position,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

export function listPlans(db: Database) {
  return db
    .selectFrom('plans')
    .select(['name', 'price_paise', 'months', 'features', 'popular'])
    .orderBy('position')
    .execute();
}

/** The membership an account has at an instant, the one that lasts longest. */
export function findMembership(db: Database | Tx, accountId: number, at: Date) {
  return db
    .selectFrom('memberships')
    .innerJoin('plans', 'plans.id', 'memberships.plan_id')
    .select(['plans.name as plan', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst();
}

/** Active memberships, and all that was ever paid for memberships, in paise. */
export async function countMemberships(
  db: Database,
  at: Date,
): Promise<{ active: number; paidPaise: number }> {
  const row = await db
    .selectFrom('memberships')
    .select((select) => [
      select.fn
        .countAll<number>()
        .filterWhere('starts_at', '<=', at)
        .filterWhere('ends_at', '>', at)
        .as('active'),
      select.fn.coalesce(select.fn.sum<string>('paid_paise'), select.lit(0)).as('paid'),
    ])
    .executeTakeFirstOrThrow();
  return { active: Number(row.active), paidPaise: Number(row.paid) };
}
