import { implement } from '@orpc/server';
import { asMember, asStaff, type Call } from '../kit/call.ts';
import { door } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { endAttention } from './finance.ts';
import { acceptReturn, checkOwnOrder, makeOrder, readOrderToPay, readQuotes } from './orders.ts';
import { askRefund } from './refunds.ts';
import { readOrders, readPayment, readPayments } from './views.ts';

const on = implement(contract).$context<Call>().use(door);

export const routes = on.router({
  quotes: on.quotes.handler(({ context: { app, viewer } }) => readQuotes(app, asMember(viewer))),
  makeOrder: on.makeOrder.handler(({ context: { app, viewer }, input }) =>
    makeOrder(app, asMember(viewer), input),
  ),
  orders: on.orders.handler(({ context: { app, viewer } }) => readOrders(app, asMember(viewer))),
  order: on.order.handler(({ context: { app, viewer }, input }) =>
    readOrderToPay(app, asMember(viewer), input.id),
  ),
  returned: on.returned.handler(({ context: { app, viewer }, input }) =>
    acceptReturn(app, asMember(viewer), input),
  ),
  check: on.check.handler(({ context: { app, viewer }, input }) =>
    checkOwnOrder(app, asMember(viewer), input.id),
  ),
  staffPayments: on.staffPayments.handler(({ context: { app, viewer }, input }) => {
    asStaff(viewer, 'finance');
    return readPayments(app, input);
  }),
  refund: on.refund.handler(async ({ context: { app, viewer }, input }) => {
    const staff = asStaff(viewer, 'finance');
    await askRefund(app, staff.accountId, { ...input, paymentId: input.id });
    return readPayment(app, input.id);
  }),
  endAttention: on.endAttention.handler(async ({ context: { app, viewer }, input }) => {
    const staff = asStaff(viewer, 'finance');
    await endAttention(app, staff.accountId, input.id);
    return readPayment(app, input.id);
  }),
});
