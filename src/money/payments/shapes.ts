import { z } from 'zod';
import { gatewayNames } from '../../kit/payments/gateways.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import {
  ATTENTIONS,
  DISPUTE_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  REFUND_STATES,
  SENT_STATES,
} from './shared/rules.ts';

export const paise = z.number().int();

const slug = z.string().describe('Of the plan, in addresses and orders');

export const quote = z.object({
  plan: z.string().describe('Its name'),
  slug,
  kind: z.enum(['new', 'upgrade', 'following']),
  months: z.number().int(),
  pricePaise: paise,
  creditPaise: paise.describe('What the unused days of the present plan are worth'),
  amountPaise: paise.describe('What is to be paid, GST included'),
  startsAt: instant,
  endsAt: instant,
});

const invoice = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  totalPaise: paise,
  issuedAt: instant,
});

export const refund = z.object({
  id: z.uuid(),
  amountPaise: paise,
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  failure: z.string().nullable(),
  chargeback: z.boolean().describe('Whether the bank took it back itself'),
  createdAt: instant,
});

export const order = z.object({
  id: z.uuid(),
  plan: z.string().describe('Its name when it was ordered'),
  slug,
  months: z.number().int(),
  amountPaise: paise,
  pricePaise: paise,
  creditPaise: paise,
  state: z.enum(ORDER_STATES),
  createdAt: instant,
  paidAt: instant.nullable(),
  open: z.boolean().describe('Whether it can still be paid here'),
  profile: z
    .object({ id: z.string(), name: z.string() })
    .nullable()
    .describe('The profile it is for; null once the viewer does not manage it'),
  membership: z
    .object({
      startsAt: instant,
      endsAt: instant,
      credited: z.boolean().describe('Whether its unused days were a part of the price of another plan'),
    })
    .nullable(),
  buyer: z
    .object({
      name: z.string(),
      address: z.string().nullable(),
      state: z.string(),
      pin: z.string().nullable(),
    })
    .describe('The billing details that were entered for it'),
  payments: z.array(
    z.object({
      id: z.string().describe("The gateway's number of the payment"),
      amountPaise: paise,
      refundedPaise: paise,
      method: z.string().nullable(),
      state: z.enum(PAYMENT_STATES),
      failure: z.string().nullable().describe("The bank's reason, in the gateway's words"),
      double: z.boolean().describe('Whether it came twice and our team checks it'),
      createdAt: instant,
    }),
  ),
  refunds: z.array(refund.omit({ reason: true, failure: true }).extend({ state: z.enum(SENT_STATES) })),
  invoices: z.array(invoice),
});

/** Data with which the browser opens the gateway's checkout. */
export const checkout = z.object({
  gateway: z.enum(gatewayNames),
  scriptUrl: z.url(),
  keyId: z.string(),
  gatewayOrderId: z.string(),
  session: z
    .string()
    .nullable()
    .describe("What the gateway's script opens, where the order's id is not enough"),
  test: z.boolean().describe("Whether it is the gateway's test mode, in which no money moves"),
  amountPaise: paise,
  currency: z.string(),
  sellerName: z.string(),
  prefill: z.object({ name: z.string(), email: z.string().nullable(), contact: z.string().nullable() }),
});

export const staffPayment = z.object({
  id: z.uuid(),
  gatewayPaymentId: z.string(),
  gatewayOrderId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  member: z.object({ name: z.string(), publicId: z.string() }).nullable(),
  plan: z.string().nullable(),
  term: z
    .object({ startsAt: instant, endsAt: instant })
    .nullable()
    .describe('When the plan of its order runs; null where it began none'),
  amountPaise: paise,
  refundedPaise: paise,
  refundablePaise: paise.describe(
    'What can still be sent back, refunds that wait or are under way taken off',
  ),
  alonePaise: paise
    .nullable()
    .describe('What the viewer can refund without a second person; null where none is needed'),
  fullRefund: z
    .object({ plan: z.string(), effect: z.enum(['ends', 'shortens']) })
    .nullable()
    .describe(
      'What happens to which plan once all of it is refunded. A plan is shortened where unused days paid for it',
    ),
  currency: z.string(),
  method: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  attention: z
    .enum(ATTENTIONS)
    .nullable()
    .describe('Why staff look at it. account_deleted: it was paid just before its profile was deleted'),
  attentionEndedAt: instant.nullable(),
  failure: z.string().nullable(),
  createdAt: instant,
  capturedAt: instant.nullable(),
  waiting: z
    .object({
      since: instant,
      dueAt: instant,
      overdue: z.boolean(),
      claimedAt: instant
        .nullable()
        .describe(
          'Null when nobody has it, also an hour after somebody claimed it; what a colleague assigned stays',
        ),
      claimedBy: z.string().nullable(),
      claimedById: z.number().int().nullable().describe('Account of who has it'),
      mine: z.boolean().describe('Whether the viewer has it'),
    })
    .nullable()
    .describe('Its place in the queue; null where nothing waits for the staff'),
  expected: z
    .object({
      plan: z.string(),
      amountPaise: paise,
      currency: z.string(),
      member: z.object({ name: z.string(), publicId: z.string() }).nullable(),
    })
    .nullable()
    .describe('Our order that the gateway names, where the payment does not match it'),
  disputes: z
    .array(
      z.object({
        gatewayDisputeId: z.string(),
        state: z.enum(DISPUTE_STATES),
        amountPaise: paise,
        phase: z.string().nullable().describe("In the gateway's words: chargeback, arbitration …"),
        reason: z.string().nullable().describe("The bank's reason, in the gateway's words"),
        respondBy: instant.nullable().describe('Until when the seller can respond at the gateway'),
        createdAt: instant,
      }),
    )
    .describe('Chargebacks, oldest first'),
  refunds: z.array(
    refund.extend({
      askedBy: z.string().nullable(),
      askedById: z.number().int().nullable().describe('Account of who asked for it'),
      own: z.boolean().describe('Whether the viewer asked for it, and so cannot approve it'),
      decidedBy: z.string().nullable().describe('Who approved or declined it'),
      decidedAt: instant.nullable(),
      decision: z.string().nullable().describe('What they wrote'),
    }),
  ),
  invoices: z.array(invoice),
});
