import { sql } from 'kysely';
import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { rolesWith } from '../../../kit/shared/api/capabilities.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { refuseClaimed } from '../queue/claims.ts';
import { releaseDone } from '../queue/queueStore.ts';
import { lockPaymentById } from '../store/paymentStore.ts';
import { findRefund, listRefunds, type RefundRow, setRefund } from '../store/refundStore.ts';
import { refundablePaise } from './rules.ts';

type Decision = { paymentId: string; refundId: string; approved: boolean; decision: string };

const isSame = (refund: RefundRow, staff: Staff, { approved, decision }: Decision): boolean =>
  refund.decided_by === staff.accountId &&
  refund.decision === decision &&
  (refund.state !== 'declined') === approved;

/**
 * Approves or declines a waiting refund. An approved one is sent to the gateway after the commit. Nobody can approve
 * their own request, but they can decline it to take it back. Of two decisions at once, the second is refused with
 * CONFLICT; repeating the same one changes nothing.
 */
export async function decideRefund(app: App, staff: Staff, it: Decision): Promise<void> {
  const { paymentId, refundId, approved, decision } = it;
  await app.db.transaction().execute(async (tx) => {
    const payment = await lockPaymentById(tx, paymentId);
    const refund = await findRefund(tx, refundId);
    if (!payment || refund?.payment_id !== payment.id) throw refuse.notFound();
    if (refund.decided_at && isSame(refund, staff, it)) return;
    if (refund.state !== 'waiting') throw refuse.conflict(code('refund_decided'));
    const isOwn = refund.asked_by === staff.accountId;
    if (approved && isOwn) throw refuse.conflict(code('refund_own'));
    const now = app.clock();
    if (!isOwn) await refuseClaimed(tx, staff, payment.id, now);
    const others = (await listRefunds(tx, [payment.id])).filter(({ id }) => id !== refundId);
    const left = refundablePaise(payment, others);
    // Meanwhile, money may have gone back at the gateway's dashboard.
    if (approved && refund.amount_paise > left) throw refuse.conflict(code('refund_exceeds'));
    const state = approved ? 'requested' : 'declined';
    await setRefund(tx, refundId, { state, decision, decided_by: staff.accountId, decided_at: now });
    await releaseDone(tx, payment.id);
    await recordEvent(tx, {
      name: approved ? 'refund.approved' : 'refund.declined',
      data: { refund: refundId, payment: payment.id },
      actor: staff.accountId,
      subject: { kind: 'refund', id: refundId },
      jobs: approved ? [{ task: 'send_refund', payload: { refund: refundId } }] : [],
    });
    await recordAudit(tx, {
      actor: staff,
      action: approved ? 'approve_refund' : 'decline_refund',
      subject: { kind: 'payment', id: payment.id },
      now,
      // The text may name the payer: it is kept in the refund only.
      before: { refund: null, state: 'waiting' },
      after: { refund: refundId, state },
    });
  });
}

/** Returns whether another colleague can approve a refund that an account requests. */
export async function hasApprover(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from staff_names s join account_states a on a.id = s.account_id
    where s.account_id <> ${accountId} and s.role = any(${rolesWith('payments.refund')}::text[])
      and s.ended_at is null and a.suspended_at is null limit 1`.execute(db);
  return rows.length > 0;
}
