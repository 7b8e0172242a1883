import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Refunds } from '../../../kit/database/tables.gen.ts';
import type { RefundState } from '../shared/rules.ts';

export type RefundRow = Omit<Selectable<Refunds>, 'state'> & { state: RefundState };

export async function listRefunds(db: Database | Tx, paymentIds: string[]) {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom('refunds as r')
    .leftJoin('staff_names as s', 's.account_id', 'r.asked_by')
    .selectAll('r')
    .leftJoin('staff_names as d', 'd.account_id', 'r.decided_by')
    .select(['s.name as asked_by_name', 'd.name as decided_by_name'])
    .where('r.payment_id', 'in', paymentIds)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows as (RefundRow & { asked_by_name: string | null; decided_by_name: string | null })[];
}

export async function findRefund(db: Database | Tx, id: string): Promise<RefundRow | undefined> {
  const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  return row as RefundRow | undefined;
}

export async function findByGatewayRefund(tx: Tx, gatewayRefundId: string): Promise<RefundRow | undefined> {
  const row = await tx
    .selectFrom('refunds')
    .selectAll()
    .where('gateway_refund_id', '=', gatewayRefundId)
    .executeTakeFirst();
  return row as RefundRow | undefined;
}

export async function insertRefund(
  tx: Tx,
  it: {
    id: string;
    paymentId: string;
    amountPaise: number;
    state: RefundState;
    reason: string;
    askedBy: number | null;
    /** The lost dispute through which the bank took the money. */
    disputeId?: string;
    now: Date;
  },
): Promise<RefundRow> {
  const row = await tx
    .insertInto('refunds')
    .values({
      id: it.id,
      payment_id: it.paymentId,
      amount_paise: it.amountPaise,
      state: it.state,
      reason: it.reason,
      asked_by: it.askedBy,
      dispute_id: it.disputeId ?? null,
      processed_at: it.state === 'processed' ? it.now : null,
      created_at: it.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as RefundRow;
}

export async function setRefund(
  tx: Tx,
  id: string,
  set: {
    state?: RefundState;
    gateway_refund_id?: string;
    amount_paise?: number;
    failure?: string | null;
    processed_at?: Date;
    decision?: string;
    decided_by?: number;
    decided_at?: Date;
  },
): Promise<void> {
  await tx.updateTable('refunds').set(set).where('id', '=', id).execute();
}

/** Returns refunds pending since before an instant, in random order, so that stuck refunds do not block others. */
export function listOpenRefunds(db: Database, before: Date, limit: number) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'p.gateway_payment_id', 'p.gateway_order_id'])
    .where('r.state', 'in', ['requested', 'pending'])
    .where('r.created_at', '<', before)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
}

/** Returns the processed refunds of an account's orders, with plan and profile. */
export function listProcessed(db: Database, accountId: number, ids: string[]) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['r.id', 'o.plan_name', 'r.amount_paise'])
    .where('r.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('o.account_id', '=', accountId)
    .where('r.state', '=', 'processed')
    .execute();
}

/** Returns the account that paid the refunded order; undefined if there is none. */
export async function findRefundPayer(db: Database, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('o.account_id')
    .where('r.id', '=', id)
    .executeTakeFirst();
  return row?.account_id ?? undefined;
}

/** Returns a refund that was not sent to the gateway yet, or got no answer. */
export function findRefundToSend(db: Database, id: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'p.id as payment_id',
      'p.gateway_payment_id',
      'p.gateway_order_id',
      'r.amount_paise',
      'o.account_id',
    ])
    .where('r.id', '=', id)
    .where('r.state', '=', 'requested')
    .executeTakeFirst();
}

/** Records that the gateway refused a refund. @returns false if the gateway has it, or it was already recorded */
export async function refuseRefund(tx: Tx, id: string, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refunds')
    .set({ state: 'failed', failure })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
