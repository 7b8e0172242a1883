import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isUuid } from '../shared/api/text.ts';
import {
  GATEWAY_PAGE_SIZE,
  type Gateway,
  type GatewayAddresses,
  type GatewayDispute,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  type GatewayReport,
  type PaymentAdapter,
} from './gateway.ts';
import { createRequest, isSigned, readJson, text } from './request.ts';

const account = z.object({
  RAZORPAY_KEY_ID: z.string(),
  RAZORPAY_KEY_SECRET: z.string(),
  RAZORPAY_WEBHOOK_SECRET: z.string(),
});

const paise = z.number().int().nonnegative();
const seconds = z.number().int();
// Razorpay sends an empty list where there are no notes.
const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .optional()
  .catch(undefined);

const order = z
  .object({ id: text, amount: paise, currency: text, receipt: text.nullish() })
  .transform(({ id, amount, currency, receipt }) => ({
    id,
    amountPaise: amount,
    currency,
    session: null,
    receipt,
  }));

const payment = z
  .object({
    id: text,
    order_id: text.nullish(),
    amount: paise,
    amount_refunded: paise.nullish(),
    currency: text,
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.boolean().nullish(),
    method: text.nullish(),
    error_description: text.nullish(),
  })
  .transform(
    (it): GatewayPayment => ({
      id: it.id,
      orderId: it.order_id ?? null,
      amountPaise: it.amount,
      currency: it.currency,
      state:
        it.status === 'refunded'
          ? it.captured === false
            ? 'returned'
            : 'captured'
          : it.status === 'created'
            ? 'attempted'
            : it.status,
      refundedPaise: it.amount_refunded ?? 0,
      method: it.method ?? null,
      failure: it.error_description ?? null,
    }),
  );

const refund = z
  .object({
    id: text,
    payment_id: text,
    amount: paise,
    currency: text,
    status: z.enum(['pending', 'processed', 'failed']),
    notes,
  })
  .transform((it): GatewayRefund => {
    const key = Array.isArray(it.notes) ? null : it.notes?.refund;
    return {
      id: it.id,
      payment: { id: it.payment_id, orderId: null },
      amountPaise: it.amount,
      currency: it.currency,
      state: it.status,
      key: typeof key === 'string' && isUuid(key) ? key : null,
    };
  });

/** razorpay.com/docs/api/disputes/entity */
const dispute = z
  .object({
    id: text,
    payment_id: text,
    amount: paise,
    amount_deducted: paise.nullish(),
    reason_code: text.nullish(),
    reason_description: text.nullish(),
    respond_by: seconds.nullish(),
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
    phase: text.nullish(),
  })
  .transform(
    (it): GatewayDispute => ({
      id: it.id,
      payment: { id: it.payment_id, orderId: null },
      amountPaise: it.amount,
      deductedPaise: it.amount_deducted ?? null,
      state: it.status,
      phase: it.phase ?? null,
      reason: it.reason_description ?? it.reason_code ?? null,
      respondBy: it.respond_by ? new Date(it.respond_by * 1000) : null,
    }),
  );

const event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: payment }).optional(),
    refund: z.object({ entity: refund }).optional(),
    dispute: z.object({ entity: dispute }).optional(),
  }),
  created_at: seconds.optional(),
});

/** A list as the API returns it. */
const collection = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

const failure = z
  .object({
    error: z.object({
      description: z.string(),
      code: z.string().nullish().catch(null),
      reason: z.string().nullish().catch(null),
    }),
  })
  .transform(({ error }) => ({ codes: [error.code, error.reason], sentence: error.description }));

/**
 * Razorpay, by its documented protocol (razorpay.com/docs/api: Orders, Payments, Refunds, Disputes; docs/webhooks;
 * docs/payments/payment-gateway/web-integration/standard).
 */
export const razorpay: PaymentAdapter<'razorpay', typeof account> = {
  name: 'razorpay',
  title: 'Razorpay',
  account,
  addresses: {
    api: { variable: 'RAZORPAY_API_URL', url: 'https://api.razorpay.com', domain: 'razorpay.com' },
    checkout: {
      variable: 'RAZORPAY_CHECKOUT_URL',
      url: 'https://checkout.razorpay.com/v1/checkout.js',
      domain: 'razorpay.com',
    },
  },
  open: openRazorpay,
};

function openRazorpay(
  {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  }: z.output<typeof account>,
  { api, checkout: scriptUrl }: GatewayAddresses,
): Gateway<'razorpay'> {
  const request = createRequest({
    url: `${api}/v1`,
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    reasonOf: (body) => failure.safeParse(body).data,
    // A call in progress.
    noOutcome: [409],
  });
  const get = <T extends z.ZodType>(shape: T, path: string) => request(shape, { method: 'GET', path });
  const post = <T extends z.ZodType>(
    shape: T,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => request(shape, { method: 'POST', path, body, headers });
  const id = encodeURIComponent;

  return {
    name: 'razorpay',
    checkout: { scriptUrl, keyId, test: keyId.startsWith('rzp_test_') },
    pageSources: pageSources(scriptUrl),
    async createOrder({ id: receipt, amountPaise: amount, currency }): Promise<GatewayOrder> {
      const wanted = { amount, currency, receipt, payment: { capture: 'manual' } };
      try {
        return await post(order, '/orders', { ...wanted, unique_receipt: true });
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
        // The option is in the guide to retries, not in the reference: an account may not have it.
        const made = await get(collection(order), `/orders?receipt=${id(receipt)}`);
        const same = made.items.find(
          (one) => one.receipt === receipt && one.amountPaise === amount && one.currency === currency,
        );
        if (same) return same;
        if (!error.words.includes('unique_receipt')) throw error;
        return post(order, '/orders', wanted);
      }
    },
    listPayments: async (orderId) =>
      (await get(collection(payment), `/orders/${id(orderId)}/payments`)).items,
    async listAllPayments(from, to, skip) {
      const [since, until] = [from, to].map((instant) => Math.floor(instant.getTime() / 1000));
      const path = `/payments?from=${since}&to=${until}&count=${GATEWAY_PAGE_SIZE}&skip=${skip}`;
      return (await get(collection(payment), path)).items;
    },
    findPayment: ({ id: payment_id }) => get(payment, `/payments/${id(payment_id)}`),
    capture: ({ id: payment_id }, amount, currency) =>
      post(payment, `/payments/${id(payment_id)}/capture`, { amount, currency }),
    refund: ({ id: payment_id }, amount, key) =>
      post(
        refund,
        `/payments/${id(payment_id)}/refund`,
        { amount, speed: 'normal', notes: { refund: key } },
        { 'x-refund-idempotency': key },
      ),
    listRefunds: async ({ id: payment_id }) =>
      (await get(collection(refund), `/payments/${id(payment_id)}/refunds?count=${GATEWAY_PAGE_SIZE}`)).items,
    findDispute: (disputeId) => get(dispute, `/disputes/${id(disputeId)}`),
    isReturnSigned: ({ id: payment_id, orderId }, signature) =>
      isSigned(keySecret, `${orderId}|${payment_id}`, signature, 'hex'),
    verifyEvent(body, headers) {
      const signature = headers['x-razorpay-signature'];
      if (typeof signature !== 'string' || !isSigned(webhookSecret, body, signature, 'hex')) return null;
      const named = headers['x-razorpay-event-id'];
      return typeof named === 'string' && named !== ''
        ? named
        : createHash('sha256').update(body).digest('hex');
    },
    readEvent(body): GatewayReport[] | null {
      const { data } = event.safeParse(readJson(body.toString()));
      if (!data) return null;
      const { payload } = data;
      const reportedAt = data.created_at ? new Date(data.created_at * 1000) : null;
      return [
        ...(payload.payment ? [{ payment: payload.payment.entity }] : []),
        ...(payload.refund ? [{ refund: payload.refund.entity }] : []),
        ...(payload.dispute ? [{ dispute: payload.dispute.entity, reportedAt }] : []),
      ];
    },
    nameEvent: (body) =>
      z.object({ event: z.string() }).safeParse(readJson(body.toString())).data?.event ?? null,
  };
}

/** Razorpay's own origins, or a stand-in's alone. */
function pageSources(checkoutUrl: string): Record<string, string> {
  const { origin, hostname } = new URL(checkoutUrl);
  if (!/(^|\.)razorpay\.com$/.test(hostname)) {
    return { 'script-src': origin, 'frame-src': origin, 'connect-src': origin, 'img-src': origin };
  }
  return {
    'script-src': 'https://checkout.razorpay.com',
    'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
    'connect-src': 'https://*.razorpay.com',
    'img-src': 'https://*.razorpay.com',
  };
}
