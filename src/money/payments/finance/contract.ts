import { z } from 'zod';
import { colleague, colleagues } from '../../../kit/api/claims.ts';
import { conflict, notFound, staff } from '../../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../../kit/api/lists/pages.ts';
import { day, instant } from '../../../kit/shared/api/dates.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../../kit/shared/text/clean.ts';
import { paise, staffPayment } from '../shapes.ts';

const tags = ['payments'];
const id = z.uuid(code('not_found'));

/** Filters of the list of payments. */
export const paymentFilters = z.object({
  show: z.enum(['all', 'attention', 'refunds', 'waiting']).default('all'),
  status: z.enum(['success', 'failed', 'refunded', 'started']).optional(),
  plan: z.string().max(60).optional().describe('Name of a plan, as it was sold'),
  from: day.optional().describe('First day in India'),
  to: day.optional().describe('Last day in India'),
  q: z
    .string()
    .overwrite(cleanSearch)
    .max(100)
    .optional()
    .describe("A transaction ID or a member's profile ID, whole; or the beginning of a member's name"),
});

export const contract = {
  staffPayments: staff('payments.read')
    .route({ method: 'GET', path: '/staff/payments', summary: 'Payments, the newest first', tags })
    .input(paymentFilters.extend({ cursor }))
    .output(
      z.object({
        items: z.array(staffPayment),
        nextCursor,
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
  queue: staff('payments.read')
    .route({
      method: 'GET',
      path: '/staff/payment-queue',
      summary:
        'Duplicate and unmatched payments, open chargebacks, refunds that wait for approval, and events that could not be booked; the longest waiting first',
      tags,
    })
    .input(z.object({ cursor }))
    .output(
      z.object({
        items: z.array(staffPayment),
        nextCursor,
        waiting: z.number().int().describe('How many wait in all'),
        colleagues,
        approver: z.boolean().describe('Whether a colleague of the viewer can approve refunds'),
        events: z
          .array(
            z.object({
              id: z.string().describe("The gateway's id of the event"),
              name: z.string().nullable().describe('Such as payment.captured; null where it cannot be read'),
              receivedAt: instant,
              unreadable: z.boolean().describe('False: it could be read, but not be booked'),
            }),
          )
          .describe(
            'Events of the gateway that wait for the staff, the oldest first; on the first page alone',
          ),
      }),
    ),
  claim: staff('payments.refund')
    .route({
      method: 'PUT',
      path: '/staff/payments/{id}/claim',
      summary: 'Assigns a payment that waits to the viewer for an hour, or to a colleague',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id,
        claimedAt: instant.nullable().describe('As it was read; another one is refused'),
        colleague: colleague.optional(),
      }),
    )
    .output(staffPayment),
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
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id: z.uuid() }))
    .output(staffPayment),
  resolveEvent: staff('payments.resolve')
    .route({
      method: 'PUT',
      path: '/staff/gateway-events/{id}/attention',
      summary: 'Mark an event of the gateway that could not be booked as resolved',
      tags,
    })
    .errors({ ...notFound })
    .input(z.object({ id: z.string().min(1).max(200) }))
    .output(z.object({})),
};
