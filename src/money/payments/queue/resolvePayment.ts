import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { lockPaymentById, setPayment } from '../store/paymentStore.ts';
import { refuseClaimed } from './claims.ts';
import { releaseDone } from './queueStore.ts';

/** Marks a payment that needed attention as resolved, without a refund. */
export async function resolvePayment(app: App, staff: Staff, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const payment = await lockPaymentById(tx, id);
    if (!payment?.attention) throw refuse.notFound();
    if (payment.attention_ended_at) return;
    const now = app.clock();
    await refuseClaimed(tx, staff, id, now);
    await setPayment(tx, id, { attention_ended_at: now, attention_ended_by: staff.accountId });
    await releaseDone(tx, id);
    await recordEvent(tx, {
      name: 'payment.resolved',
      data: { payment: id },
      actor: staff.accountId,
      subject: { kind: 'payment', id },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'resolve',
      subject: { kind: 'payment', id },
      now,
      before: { attentionEndedAt: null },
      after: { attentionEndedAt: now },
    });
  });
}
