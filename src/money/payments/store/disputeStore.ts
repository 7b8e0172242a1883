import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Disputes } from '../../../kit/database/tables.gen.ts';
import type { DisputeState } from '../shared/rules.ts';

export type DisputeRow = Omit<Selectable<Disputes>, 'state'> & { state: DisputeState };

/** Locks and returns the dispute with a gateway's id; adds it when it is new. */
export async function lockDispute(
  tx: Tx,
  it: {
    paymentId: string;
    gatewayDisputeId: string;
    amountPaise: number;
    state: DisputeState;
    reportedAt: Date;
    now: Date;
  },
): Promise<{ row: DisputeRow; isNew: boolean }> {
  const made = await tx
    .insertInto('disputes')
    .values({
      payment_id: it.paymentId,
      gateway_dispute_id: it.gatewayDisputeId,
      amount_paise: it.amountPaise,
      state: it.state,
      reported_at: it.reportedAt,
      created_at: it.now,
    })
    .onConflict((on) => on.column('gateway_dispute_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  const row = await tx
    .selectFrom('disputes')
    .selectAll()
    .where('gateway_dispute_id', '=', it.gatewayDisputeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { row: row as DisputeRow, isNew: made !== undefined };
}

export async function setDispute(
  tx: Tx,
  id: string,
  set: {
    state: DisputeState;
    amount_paise: number;
    phase: string | null;
    reason: string | null;
    respond_by: Date | null;
    reported_at: Date;
    ended_at: Date | null;
  },
): Promise<void> {
  await tx.updateTable('disputes').set(set).where('id', '=', id).execute();
}

/** Returns the disputes of payments, oldest first. */
export async function listDisputes(db: Database | Tx, paymentIds: string[]): Promise<DisputeRow[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom('disputes')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as DisputeRow[];
}

/** Returns the gateway's ids of undecided disputes, at most `limit`, the longest unreported first. */
export async function listUndecidedDisputes(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('gateway_dispute_id')
    .where('state', 'in', ['open', 'under_review'])
    .orderBy('reported_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.gateway_dispute_id);
}
