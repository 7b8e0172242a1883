import { z } from 'zod';
import { conflict, member, notFound, staff, unavailable } from '../kit/api/contract.ts';
import { code } from '../kit/api/errorCode.ts';
import { cursor, nextCursor } from '../kit/api/lists/pages.ts';
import { buyer } from './buyer.ts';
import { checkout, order, paise, quote, staffPayment } from './shapes.ts';

const tags = ['payments'];

// The database has no year 0.
const day = z.iso.date(code('date_invalid')).refine((one) => one >= '1900', code('date_invalid'));

/** What narrows the list of payments. */
export const paymentFilters = z.object({
  show: z.enum(['all', 'attention', 'refunds', 'waiting']).default('all'),
  status: z.enum(['success', 'failed', 'refunded', 'started']).optional(),
  plan: z.string().max(60).optional().describe('Name of a plan, as it was sold'),
  from: day.optional().describe('First day in India'),
  to: day.optional().describe('Last day in India'),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe("A transaction ID or a member's profile ID, whole; or the beginning of a member's name"),
});

export const contract = {
  quotes: member
    .route({
      method: 'GET',
      path: '/quotes',
      summary: "What each plan on sale would cost for the viewer's profile now",
      tags,
    })
    .output(
      z.object({
        canPay: z.boolean().describe('False where no gateway or no seller is set up'),
        gstPercent: z.number(),
        quotes: z.array(quote),
      }),
    ),
  makeOrder: member
    .route({
      method: 'POST',
      path: '/orders',
      summary: "Orders a plan for the viewer's profile at the price they were shown",
      tags,
    })
    .errors({ ...notFound, ...conflict, ...unavailable })
    .input(z.object({ plan: z.string().max(60).describe('Its slug'), amountPaise: paise, buyer }))
    .output(z.object({ order, checkout })),
  orders: member
    .route({
      method: 'GET',
      path: '/orders',
      summary: "The orders that the viewer's account pays, for all its profiles, the newest first",
      tags,
    })
    .output(z.array(order)),
  order: member
    .route({ method: 'GET', path: '/orders/{id}', summary: 'One order of the viewer', tags })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(
      z.object({ order, checkout: checkout.nullable().describe('Null once it cannot be paid any more') }),
    ),
  returned: member
    .route({
      method: 'PUT',
      path: '/orders/{id}/return',
      summary: "Brings the gateway's signed word that the viewer has paid",
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: z.uuid(),
        gatewayPaymentId: z.string().max(100),
        signature: z.string().max(200),
      }),
    )
    .output(order),
  check: member
    .route({
      method: 'PUT',
      path: '/orders/{id}/check',
      summary: 'Check the status of an order with the gateway',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(order),
  staffPayments: staff('payments.read')
    .route({ method: 'GET', path: '/staff/payments', summary: 'Payments, the newest first', tags })
    .input(paymentFilters.extend({ cursor }))
    .output(
      z.object({
        items: z.array(staffPayment),
        nextCursor,
        attention: z.number().int().describe('How many wait for somebody to look'),
        approver: z.boolean().describe('Whether a colleague of the viewer can approve refunds'),
        totals: z
          .object({
            payments: z.number().int(),
            paidPaise: paise.describe('Successful payments'),
            refundedPaise: paise,
          })
          .nullable()
          .describe('Of all that fit the filters, in rupees alone; null on further pages'),
      }),
    ),
  refund: staff('payments.refund')
    .route({
      method: 'PUT',
      path: '/staff/payments/{id}/refunds/{refundId}',
      summary:
        'Refunds a payment. The caller chooses the id of the refund, so a repeated request refunds once.',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: z.uuid(),
        refundId: z.uuid(),
        amountPaise: paise.min(100, code('refund_small')),
        reason: z.string().trim().min(1, code('refund_reason_missing')).max(500),
      }),
    )
    .output(staffPayment),
  decideRefund: staff('payments.refund')
    .route({
      method: 'PUT',
      path: '/staff/payments/{id}/refunds/{refundId}/decision',
      summary: 'Approves or declines a refund that waits. Whoever asked for it can only decline it.',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id: z.uuid(),
        refundId: z.uuid(),
        approved: z.boolean(),
        decision: z.string().trim().min(1, code('refund_decision_missing')).max(500),
      }),
    )
    .output(staffPayment),
  resolvePayment: staff('payments.resolve')
    .route({
      method: 'PUT',
      path: '/staff/payments/{id}/attention',
      summary: 'Mark a payment as resolved',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(staffPayment),
};
