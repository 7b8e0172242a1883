import { randomUUID } from 'node:crypto';
import type { Test } from './app.ts';

/** A captured payment as the gateway reports it. @returns its id */
export async function addPayment(site: Test, paise: number, gatewayId = `pay_${randomUUID()}`) {
  const { id } = await site.app.db
    .insertInto('payments')
    .values({
      gateway_payment_id: gatewayId,
      amount_paise: paise,
      currency: 'INR',
      method: 'upi',
      state: 'captured',
      created_at: site.app.clock(),
      captured_at: site.app.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A processed refund of a payment. @returns its id */
export async function addRefund(site: Test, paymentId: string, paise: number) {
  const id = randomUUID();
  await site.app.db
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      amount_paise: paise,
      state: 'processed',
      reason: 'Asked for within seven days.',
      created_at: site.app.clock(),
      processed_at: site.app.clock(),
    })
    .execute();
  return id;
}
