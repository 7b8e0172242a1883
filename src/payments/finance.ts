import type { App } from '../kit/app.ts';
import { recordEvent } from '../kit/events.ts';
import { refuse } from '../kit/refusals.ts';
import { lockPaymentById, setPayment } from './store.ts';

/** Notes that somebody has looked at a payment and nothing more is to be done. */
export async function endAttention(app: App, staffId: number, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const payment = await lockPaymentById(tx, id);
    if (!payment?.attention) throw refuse.notFound();
    if (payment.attention_ended_at) return;
    await setPayment(tx, id, { attention_ended_at: app.clock(), attention_ended_by: staffId });
    await recordEvent(tx, {
      name: 'payment.resolved',
      data: { payment: id },
      actor: staffId,
      subject: { kind: 'payment', id },
    });
  });
}
