import { z } from 'zod';
import { conflict, member, notFound, staff, unavailable } from '../kit/api/contract.ts';
import { code } from '../kit/api/errorCode.ts';
import { cursor, nextCursor } from '../kit/api/pages.ts';
import { buyer } from './buyer.ts';
import { ORDER_STATES, PAYMENT_STATES, REFUND_STATES } from './rules.ts';

const tags = ['payments'];
const paise = z.number().int();
const instant = z.iso.datetime();

const slug = z.string().describe('Of the plan, in addresses and orders');

const quote = z.object({
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

const refund = z.object({
  id: z.uuid(),
  amountPaise: paise,
  state: z.enum(REFUND_STATES),
  reason: z.string(),
  failure: z.string().nullable(),
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
    .describe('Whom it is for; null once the viewer does not manage that profile'),
  membership: z.object({ startsAt: instant, endsAt: instant }).nullable(),
  payments: z.array(
    z.object({
      id: z.string().describe("The gateway's number of the payment"),
      amountPaise: paise,
      refundedPaise: paise,
      method: z.string().nullable(),
      state: z.enum(PAYMENT_STATES),
      failure: z.string().nullable().describe("The bank's reason, in the gateway's words"),
      double: z.boolean().describe('Whether it came twice and is looked at by our office'),
      createdAt: instant,
    }),
  ),
  refunds: z.array(refund.omit({ reason: true, failure: true })),
  invoices: z.array(invoice),
});

/** What the gateway's checkout.js is opened with. */
const checkout = z.object({
  scriptUrl: z.url(),
  keyId: z.string(),
  gatewayOrderId: z.string(),
  amountPaise: paise,
  currency: z.string(),
  sellerName: z.string(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string().nullable() }),
});

const staffPayment = z.object({
  id: z.uuid(),
  gatewayPaymentId: z.string(),
  gatewayOrderId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  member: z.object({ name: z.string(), publicId: z.string() }).nullable(),
  plan: z.string().nullable(),
  amountPaise: paise,
  refundedPaise: paise,
  refundablePaise: paise.describe('What can still be sent back, refunds under way taken off'),
  currency: z.string(),
  method: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  attention: z.enum(['double', 'unmatched']).nullable(),
  attentionEndedAt: instant.nullable(),
  failure: z.string().nullable(),
  createdAt: instant,
  capturedAt: instant.nullable(),
  refunds: z.array(refund.extend({ askedBy: z.string().nullable() })),
  invoices: z.array(invoice),
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
      summary: 'Asks the gateway how an order stands',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(order),
  staffPayments: staff('payments.read')
    .route({ method: 'GET', path: '/staff/payments', summary: 'Payments, the newest first', tags })
    .input(
      z.object({
        show: z.enum(['all', 'attention', 'refunds']).default('all'),
        cursor,
      }),
    )
    .output(
      z.object({
        items: z.array(staffPayment),
        nextCursor,
        attention: z.number().int().describe('How many wait for somebody to look'),
      }),
    ),
  refund: staff('payments.refund')
    .route({
      method: 'PUT',
      path: '/staff/payments/{id}/refunds/{refundId}',
      summary:
        'Sends money back. The number of the refund is chosen by who asks, so asking twice sends it once.',
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
  resolvePayment: staff('payments.resolve')
    .route({
      method: 'PUT',
      path: '/staff/payments/{id}/attention',
      summary: 'Notes that a payment was looked at and nothing more is to be done',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(staffPayment),
};
