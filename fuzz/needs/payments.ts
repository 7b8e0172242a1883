import { between, pick } from '../../seed/random.ts';
import { buyer } from '../../test/purchase.ts';
import { cast } from '../actors.ts';
import { type Input, uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests about plans, orders, payments, refunds and invoices need, and what the gateway sends. */
export function paymentNeeds({ site, db, made, signed, payment, invoice, readAs }: World): Needs {
  return {
    'memberships.changePlan': {
      fields: async (next) => {
        const plan = pick(next, (await readAs('admin', '/api/staff/plans')) as Input[]);
        return { ...plan, pricePaise: between(next, 1, 9000) * 100, months: between(next, 1, 60) };
      },
    },
    'payments.makeOrder': {
      actor: 'free',
      fields: async (next) => {
        await db.updateTable('plans').set({ on_sale: true }).execute();
        const { slug, amountPaise } = pick(
          next,
          (await readAs(cast.free!, '/api/quotes')).quotes as Input[],
        ) as Input;
        return {
          plan: slug,
          amountPaise,
          buyer: { ...buyer, address: pick(next, [null, '14 Laxmi Road\nPune']) },
        };
      },
    },
    'payments.order': { fields: () => ({ id: made.id }) },
    'payments.check': { fields: () => ({ id: made.id }) },
    'payments.returned': {
      fields: () => ({
        id: made.id,
        gatewayPaymentId: signed.razorpay_payment_id,
        signature: signed.razorpay_signature,
      }),
    },
    'payments.staffPayments': {
      actor: 'finance',
      fields: async (next) => {
        const show = pick(next, ['all', 'attention', 'refunds', 'waiting']);
        return {
          show,
          ...(await cursorOf(db, next, `payments ${JSON.stringify({ show })}`, instant(next), uuid(next))),
        };
      },
    },
    'payments.queue': {
      actor: 'finance',
      fields: (next) => cursorOf(db, next, 'payments that wait', instant(next), uuid(next)),
    },
    'payments.claim': {
      actor: 'finance',
      fields: async () => {
        await db
          .updateTable('payments')
          .set({ attention: 'double', attention_ended_at: null, claimed_by: null, assigned: false })
          .where('id', '=', payment.id)
          .execute();
        return { id: payment.id, claimedAt: null, colleague: undefined };
      },
    },
    'payments.refund': {
      actor: 'finance',
      fields: async (next) => {
        const refunds = db.selectFrom('refunds').select('id').where('payment_id', '=', payment.id);
        await db.deleteFrom('invoices').where('refund_id', 'in', refunds).execute();
        await db.deleteFrom('refunds').where('payment_id', '=', payment.id).execute();
        return { id: payment.id, amountPaise: between(next, 100, 100_000) };
      },
    },
    'payments.decideRefund': {
      actor: 'finance',
      fields: async () => {
        const refundId = crypto.randomUUID();
        const asked = { payment_id: payment.id, amount_paise: 100, state: 'waiting', reason: 'Paid twice' };
        await db
          .insertInto('refunds')
          .values({ id: refundId, ...asked, created_at: site.app.clock() })
          .execute();
        return { id: payment.id, refundId };
      },
    },
    'payments.resolvePayment': {
      actor: 'finance',
      fields: async () => {
        await db
          .updateTable('payments')
          .set({ attention: 'double', attention_ended_at: null, attention_ended_by: null })
          .where('id', '=', payment.id)
          .execute();
        return payment;
      },
    },
    'payments.resolveEvent': {
      actor: 'finance',
      fields: async () => {
        const id = crypto.randomUUID();
        await db
          .insertInto('gateway_events')
          .values({ id, body: Buffer.from('{'), unreadable: true, received_at: site.app.clock() })
          .execute();
        return { id };
      },
    },
    'invoices.read': { fields: () => invoice },
    'gateway.events': {
      fields: (next) => ({
        event: 'payment.captured',
        payload: { payment: { entity: pick(next, site.gateway.payments()) } },
      }),
    },
  };
}
