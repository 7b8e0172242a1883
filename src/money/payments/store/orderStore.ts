import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Orders } from '../../../kit/database/tables.gen.ts';
import type { GatewayName } from '../../../kit/payments/gateways.ts';
import type { Buyer } from '../../invoices/rules.ts';
import type { Grant } from '../../memberships/shared/rules.ts';
import type { OrderState } from '../shared/rules.ts';

export type OrderRow = Omit<Selectable<Orders>, 'state' | 'buyer' | 'grants' | 'credited'> & {
  state: OrderState;
  buyer: Buyer;
  grants: Grant[];
  credited: { membership: number; paise: number }[];
};

type NewOrder = {
  /** The account that pays. */
  accountId: number;
  /** The profile that it is for. */
  profileId: number;
  planId: number;
  planName: string;
  months: number;
  grants: Grant[];
  pricePaise: number;
  creditPaise: number;
  credited: { membership: number; paise: number }[];
  amountPaise: number;
  buyer: Buyer;
  now: Date;
  expiresAt: Date;
  checkAt: Date | null;
};

export async function insertOrder(tx: Tx, it: NewOrder): Promise<OrderRow> {
  const row = await tx
    .insertInto('orders')
    .values({
      account_id: it.accountId,
      profile_id: it.profileId,
      plan_id: it.planId,
      plan_name: it.planName,
      months: it.months,
      grants: JSON.stringify(it.grants),
      price_paise: it.pricePaise,
      credit_paise: it.creditPaise,
      credited: JSON.stringify(it.credited),
      amount_paise: it.amountPaise,
      buyer: JSON.stringify(it.buyer),
      state: 'created',
      created_at: it.now,
      expires_at: it.expiresAt,
      check_at: it.checkAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as OrderRow;
}

/** Locks the orders of an account, so that it makes one at a time. */
export async function lockOrdering(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('orders of an account'), ${accountId}::int)`.execute(tx);
}

/**
 * Locks and returns an account's orders of a plan for a profile that can still be paid, newest
 * first.
 */
export async function lockOpenOrders(
  tx: Tx,
  { accountId, profileId, planId, now }: { accountId: number; profileId: number; planId: number; now: Date },
): Promise<OrderRow[]> {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .where('plan_id', '=', planId)
    .where('state', 'in', ['created', 'attempted', 'failed'])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute();
  return rows as unknown as OrderRow[];
}

/**
 * Locks all orders of accounts and profiles that are about to be deleted or merged. Call it before locking a profile,
 * in the same order as when a payment is booked.
 */
export async function lockOrdersOf(tx: Tx, it: { accounts?: number[]; profiles: number[] }): Promise<void> {
  await sql`
    select from orders where account_id = any(${it.accounts ?? []}::bigint[]) or profile_id = any(${it.profiles}::bigint[])
    order by id for update`.execute(tx);
}

export async function setBuyer(tx: Tx, id: string, buyer: Buyer): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', id)
    .execute();
}

/** Stores that a gateway has made its order for ours. */
export async function setGatewayOrder(
  db: Database | Tx,
  id: string,
  made: { gateway: GatewayName; id: string; session: string | null },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ gateway: made.gateway, gateway_order_id: made.id, gateway_session: made.session })
    .where('id', '=', id)
    .where('gateway_order_id', 'is', null)
    .execute();
}

export async function findOrder(db: Database | Tx, id: string): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row as unknown as OrderRow | undefined;
}

/** Locks and returns the order with a gateway's id. */
export async function lockByGatewayOrder(tx: Tx, gatewayOrderId: string): Promise<OrderRow | undefined> {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as OrderRow | undefined;
}

export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row as unknown as OrderRow | undefined;
}

export async function setOrder(
  tx: Tx,
  id: string,
  set: { state?: OrderState; paid_at?: Date; check_at?: Date | null },
): Promise<void> {
  await tx.updateTable('orders').set(set).where('id', '=', id).execute();
}

/**
 * Claims and returns the order whose check at the gateway is most overdue. Nobody else gets it until `again`; then it
 * is due again, unless the check sets another time. An order made before `since` is due hours later.
 */
export async function claimDueCheck(
  db: Database,
  { now, again, since }: { now: Date; again: Date; since: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update orders set check_at = ${again}::timestamptz
      + case when created_at > ${since} then interval '0' else interval '6 hours' end
    where id = (
      select id from orders where check_at <= ${now} order by check_at limit 1 for no key update skip locked
    )
    returning id`.execute(db);
  return rows[0]?.id;
}

/**
 * Returns whether the same plan and profile were also paid by another order, paid or made close to this one, whose
 * money was not refunded.
 */
export async function paidTwice(
  tx: Tx,
  order: OrderRow,
  { now, withinMs }: { now: Date; withinMs: number },
): Promise<boolean> {
  const from = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where('profile_id', '=', order.profile_id)
    .where('plan_id', '=', order.plan_id)
    .where('id', '!=', order.id)
    .where((where) =>
      where.or([
        where('paid_at', '>=', from(now, -withinMs)),
        // A bank may take hours for the first, while the second is paid at once.
        where.and([
          where('paid_at', 'is not', null),
          where.between('created_at', from(order.created_at, -withinMs), from(order.created_at, withinMs)),
        ]),
      ]),
    )
    .where('state', 'in', ['captured', 'part_refunded'])
    .executeTakeFirst();
  return found !== undefined;
}

export type ListedOrder = OrderRow & {
  slug: string;
  starts_at: Date | null;
  ends_at: Date | null;
  /** The profile it is for, while the account manages it. */
  name: string | null;
  public_id: string | null;
};

/** Returns the orders of an account, newest first; at most 100. */
export async function listOrders(
  db: Database | Tx,
  which: { accountId: number; id?: string },
): Promise<ListedOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('plan_slugs as p', 'p.id', 'o.plan_id')
    .leftJoin('membership_terms as m', 'm.order_id', 'o.id')
    .selectAll('o')
    .leftJoin('managers_of as g', (on) =>
      on.onRef('g.account_id', '=', 'o.account_id').onRef('g.profile_id', '=', 'o.profile_id'),
    )
    .leftJoin('profile_summaries as f', 'f.id', 'g.profile_id')
    .select(['p.slug', 'm.starts_at', 'm.ends_at', 'f.name', 'f.public_id'])
    .where('o.account_id', '=', which.accountId)
    .$if(which.id !== undefined, (query) => query.where('o.id', '=', which.id!))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(100)
    .execute();
  return rows as unknown as ListedOrder[];
}
