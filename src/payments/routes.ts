import { implement } from '@orpc/server';
import { type Call, requireMember, requireStaff } from '../kit/call.ts';
import { readCursor } from '../kit/cursor.ts';
import { checkAccess } from '../kit/serve.ts';
import { contract } from './contract.ts';
import { endAttention } from './finance.ts';
import { acceptReturn, checkOwnOrder, makeOrder, readOrderToPay, readQuotes } from './orders.ts';
import { askRefund } from './refunds.ts';
import { readOrders, readPayment, readPayments } from './views.ts';

const on = implement(contract).$context<Call>().use(checkAccess);

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
  staffPayments: on.staffPayments.handler(({ context: { app }, input }) =>
    readPayments(app, { show: input.show, after: input.cursor ? readCursor(input.cursor) : null }),
  ),
  refund: on.refund.handler(async ({ context, input }) => {
    await askRefund(context.app, requireStaff(context), { ...input, paymentId: input.id });
    return readPayment(context.app, input.id);
  }),
  endAttention: on.endAttention.handler(async ({ context, input }) => {
    await endAttention(context.app, requireStaff(context), input.id);
    return readPayment(context.app, input.id);
  }),
});
