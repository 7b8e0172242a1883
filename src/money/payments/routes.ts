import { implement } from '@orpc/server';
import { recordRead } from '../../base/audit/audit.ts';
import { checkAccess } from '../../kit/api/access.ts';
import { type Call, requireMember, requireStaff } from '../../kit/api/call.ts';
import { contract } from './contract.ts';
import { readPayment, readPaymentQueue, readPayments } from './finance/views.ts';
import { makeOrder } from './orders/makeOrder.ts';
import { acceptReturn, checkOwnOrder, readOrderToPay, readQuotes } from './orders/orders.ts';
import { readOrders } from './orders/views.ts';
import { claimPayment } from './queue/claims.ts';
import { resolvePayment } from './queue/resolvePayment.ts';
import { decideRefund } from './refunds/approval.ts';
import { requestRefund } from './refunds/refunds.ts';
import { resolveEvent } from './webhooks/stuckEvents.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

/** Returns a payment as staff see it, and records the read in the audit log, even if nothing was changed. */
async function showPayment(call: Call, id: string) {
  const payment = await readPayment(call.app, requireStaff(call), id);
  await noteRead(call, [payment]);
  return payment;
}

/** Records in the audit log which payments, and so whose names, a staff member reads. */
const noteRead = (call: Call, payments: { id: string }[]) =>
  recordRead(call.app, requireStaff(call), { kind: 'payment', ids: payments.map(({ id }) => id) });

export const routes = on.router({
  quotes: on.quotes.handler(({ context: { app, viewer } }) => readQuotes(app, requireMember(viewer))),
  makeOrder: on.makeOrder.handler(({ context: { app, viewer }, input }) =>
    makeOrder(app, requireMember(viewer), input),
  ),
  orders: on.orders.handler(({ context: { app, viewer } }) => readOrders(app, requireMember(viewer))),
  order: on.order.handler(({ context: { app, viewer }, input }) =>
    readOrderToPay(app, requireMember(viewer), input.id),
  ),
  returned: on.returned.handler(({ context: { app, viewer }, input }) =>
    acceptReturn(app, requireMember(viewer), input),
  ),
  check: on.check.handler(({ context: { app, viewer }, input }) =>
    checkOwnOrder(app, requireMember(viewer), input.id),
  ),
  staffPayments: on.staffPayments.handler(async ({ context, input }) => {
    const page = await readPayments(context.app, requireStaff(context), input);
    await noteRead(context, page.items);
    return page;
  }),
  queue: on.queue.handler(async ({ context, input }) => {
    const page = await readPaymentQueue(context.app, requireStaff(context), input);
    await noteRead(context, page.items);
    return page;
  }),
  claim: on.claim.handler(async ({ context, input }) => {
    await claimPayment(context.app, requireStaff(context), input);
    return showPayment(context, input.id);
  }),
  refund: on.refund.handler(async ({ context, input }) => {
    await requestRefund(context.app, requireStaff(context), { ...input, paymentId: input.id });
    return showPayment(context, input.id);
  }),
  decideRefund: on.decideRefund.handler(async ({ context, input }) => {
    await decideRefund(context.app, requireStaff(context), { ...input, paymentId: input.id });
    return showPayment(context, input.id);
  }),
  resolvePayment: on.resolvePayment.handler(async ({ context, input }) => {
    await resolvePayment(context.app, requireStaff(context), input.id);
    return showPayment(context, input.id);
  }),
  resolveEvent: on.resolveEvent.handler(async ({ context, input }) => {
    await resolveEvent(context.app, requireStaff(context), input.id);
    return {};
  }),
});
