import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { findColleague, recordAssigned } from '../../../people/accounts/team/colleagues.ts';
import { lockPaymentById } from '../store/paymentStore.ts';
import { listQueueEntries, setHolder } from './queueStore.ts';

const isHandling = (name: string | null) =>
  refuse.conflict(name ? code('payment_claimed', { colleague: name }) : code('payment_claimed_by_other'));

/**
 * Assigns a waiting payment to the actor for an hour, or to a colleague without a time limit; null returns the
 * actor's own to the queue. An actor who saw that a colleague has it can take it over. The requester of a waiting
 * refund cannot get it, since they cannot approve the refund.
 */
export async function claimPayment(
  app: App,
  staff: Staff,
  { id, claimedAt, colleague }: { id: string; claimedAt: string | null; colleague?: number | null },
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    if (!(await lockPaymentById(tx, id))) throw refuse.notFound();
    const [entry] = await listQueueEntries(tx, [id], now);
    if (!entry) throw refuse.conflict(code('payment_done'));
    const holder = await findColleague(tx, staff, 'payments.refund', colleague);
    if (entry.holder_id === holder) return;
    const isTaken = entry.holder_id !== null && entry.holder_id !== staff.accountId;
    const seen = entry.held_at?.toISOString() ?? null;
    if (isTaken && (holder === null || seen !== claimedAt)) throw isHandling(entry.holder);
    if (holder !== null && entry.askers.includes(holder)) {
      if (holder === staff.accountId) throw refuse.conflict(code('refund_own'));
      throw refuse.invalid({ colleague: code('refund_asked_by') });
    }
    await setHolder(tx, id, { holder, assigned: holder !== null && holder !== staff.accountId, now });
    await recordEvent(tx, {
      name: 'payment.assigned',
      data: { payment: id },
      actor: staff.accountId,
      subject: { kind: 'payment', id },
    });
    await recordAssigned(tx, { actor: staff.accountId, colleague: holder, queue: 'payments', item: id });
    await recordAudit(tx, {
      actor: staff,
      action: 'claim',
      subject: { kind: 'payment', id },
      now,
      before: { claimedBy: entry.holder_id },
      after: { claimedBy: holder },
    });
  });
}

/** Refuses while a colleague is handling a payment, which is locked. */
export async function refuseClaimed(tx: Tx, staff: Staff, id: string, now: Date): Promise<void> {
  const [entry] = await listQueueEntries(tx, [id], now);
  if (entry?.holder_id && entry.holder_id !== staff.accountId) throw isHandling(entry.holder);
}
