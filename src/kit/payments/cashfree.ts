import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isUuid } from '../shared/api/text.ts';
import {
  type Gateway,
  type GatewayAddresses,
  type GatewayDispute,
  type GatewayOrder,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  type GatewayReport,
  type NewOrder,
  type PaymentAdapter,
  type PaymentRef,
} from './gateway.ts';
import { createRequest, isSigned, readJson, text } from './request.ts';

const account = z.object({
  CASHFREE_CLIENT_ID: z.string(),
  /** Also signs the webhooks. */
  CASHFREE_CLIENT_SECRET: z.string(),
});

const VERSION = '2023-08-01';

/** Sent for a payer without an Indian phone number: Cashfree needs ten digits for every order, and accepts a dummy. */
const NO_PHONE = '9999999999';

/** Returns a payer as an order describes it; what is optional is left out where its length is not allowed. */
function toCustomer({ accountId, name, email, phone }: NewOrder['payer']) {
  const fits = (given: string) => given.length >= 3 && given.length <= 100;
  return {
    customer_id: `account${accountId}`,
    customer_phone: /^\+91(\d{10})$/.exec(phone ?? '')?.[1] ?? NO_PHONE,
    ...(fits(name) ? { customer_name: name } : {}),
    ...(email && fits(email) ? { customer_email: email } : {}),
  };
}

/** Converts rupees, a number or text with at most two decimals, to paise; null for anything else. */
export function toPaise(rupees: number | string): number | null {
  // A number's shortest text has the decimals that were sent.
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(rupees)) ?? [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0'));
}

/** Converts paise to rupees, a number with at most two decimals. */
export const toRupees = (paise: number): number =>
  Number(`${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`);

const rupees = z.union([z.number(), z.string()]).transform((given, on) => {
  const paise = toPaise(given);
  if (paise !== null) return paise;
  on.addIssue('is no amount in rupees');
  return z.NEVER;
});
/** Some answers have an id as a number, others as text. */
const id = z.union([text, z.number().int().transform(String)]);
const instant = z.string().transform((given, on) => {
  const read = new Date(given);
  if (!Number.isNaN(read.getTime())) return read;
  on.addIssue('is no time');
  return z.NEVER;
});

const order = z
  .object({ order_id: text, order_amount: rupees, order_currency: text, payment_session_id: text })
  .transform(
    (it): GatewayOrder => ({
      id: it.order_id,
      amountPaise: it.order_amount,
      currency: it.order_currency,
      session: it.payment_session_id,
    }),
  );

/** Fields of a payment that the API and the events share. */
const paymentFields = z.object({
  cf_payment_id: id,
  payment_amount: rupees,
  payment_currency: text.nullish(),
  payment_status: z.enum([
    'SUCCESS',
    'NOT_ATTEMPTED',
    'FAILED',
    'USER_DROPPED',
    'VOID',
    'CANCELLED',
    'PENDING',
  ]),
  payment_message: text.nullish(),
  payment_group: text.nullish(),
  is_captured: z.boolean().nullish(),
  /** There with pre-authorisation only. */
  authorization: z.unknown().optional(),
});
const errorDetails = z.object({ error_description: text.nullish() }).nullish();

const STATES = {
  NOT_ATTEMPTED: 'attempted',
  PENDING: 'attempted',
  FAILED: 'failed',
  USER_DROPPED: 'failed',
  CANCELLED: 'failed',
  VOID: 'returned',
} as const;

const orderFields = z.object({ order_id: text, order_currency: text });

function toPayment(
  it: z.output<typeof paymentFields>,
  order: z.output<typeof orderFields>,
  error: z.output<typeof errorDetails>,
): GatewayPayment {
  const { payment_status: status } = it;
  // With pre-authorisation switched on, a successful payment is not captured yet.
  const isCaptured = it.is_captured ?? it.authorization == null;
  const state = status === 'SUCCESS' ? (isCaptured ? 'captured' : 'authorized') : STATES[status];
  return {
    id: it.cf_payment_id,
    orderId: order.order_id,
    amountPaise: it.payment_amount,
    currency: it.payment_currency ?? order.order_currency,
    state,
    refundedPaise: null,
    method: methodOf(it.payment_group),
    failure: state === 'failed' ? (error?.error_description ?? it.payment_message ?? null) : null,
  };
}

/** Returns the method of a payment group; the group itself if it is unknown. */
function methodOf(group: string | null | undefined): string | null {
  if (!group) return null;
  if (group.includes('emi')) return 'emi';
  if (group.startsWith('upi')) return 'upi';
  if (group.endsWith('_card')) return 'card';
  return group === 'net_banking' ? 'netbanking' : group;
}

const payment = paymentFields
  .extend({ ...orderFields.shape, error_details: errorDetails })
  .transform((it) => toPayment(it, it, it.error_details));

const REFUND_STATES = {
  SUCCESS: 'processed',
  PENDING: 'pending',
  ONHOLD: 'pending',
  CANCELLED: 'failed',
  FAILED: 'failed',
} as const;

const refund = z
  .object({
    cf_refund_id: id,
    cf_payment_id: id,
    order_id: text,
    refund_id: text.nullish(),
    refund_amount: rupees,
    refund_currency: text,
    refund_status: z.enum(['SUCCESS', 'PENDING', 'ONHOLD', 'CANCELLED', 'FAILED']),
  })
  .transform(
    (it): GatewayRefund => ({
      id: it.cf_refund_id,
      payment: { id: it.cf_payment_id, orderId: it.order_id },
      amountPaise: it.refund_amount,
      currency: it.refund_currency,
      state: REFUND_STATES[it.refund_status],
      key: toKey(it.refund_id ?? ''),
    }),
  );

/** A refund's id there is letters and digits only. */
const toRefundId = (key: string) => key.replaceAll('-', '');
/** Returns our id of a refund from the gateway's id; null for a refund that was made at the dashboard. */
function toKey(refundId: string): string | null {
  const key = refundId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(key) ? key : null;
}

const orderDetails = z.object({ order_id: text, cf_payment_id: id });
const disputeFields = z.object({
  dispute_id: id,
  dispute_type: text.nullish(),
  reason_code: text.nullish(),
  reason_description: text.nullish(),
  dispute_amount: rupees,
  respond_by: instant.nullish(),
  updated_at: instant.nullish(),
  dispute_status: z.string().regex(/^[A-Z_]+$/),
});

function toDispute(it: z.output<typeof disputeFields>, order: z.output<typeof orderDetails>): GatewayDispute {
  return {
    id: it.dispute_id,
    payment: { id: order.cf_payment_id, orderId: order.order_id },
    amountPaise: it.dispute_amount,
    deductedPaise: null,
    state: disputeState(it.dispute_status),
    phase: it.dispute_type?.toLowerCase() ?? null,
    reason: it.reason_description ?? it.reason_code ?? null,
    respondBy: it.respond_by ?? null,
  };
}

/**
 * Returns the state of a dispute from a status, which is a stage (DISPUTE, CHARGEBACK, ARBITRATION …) and its result.
 */
function disputeState(status: string): GatewayDispute['state'] {
  if (status.endsWith('_MERCHANT_WON')) return 'won';
  if (/_MERCHANT_(LOST|ACCEPTED)$/.test(status)) {
    // A bank that retrieves documents takes no money; a chargeback may follow.
    return status.startsWith('RETRIEVAL') ? 'under_review' : 'lost';
  }
  return /_(CREATED|INSUFFICIENT_EVIDENCE)$/.test(status) ? 'open' : 'under_review';
}

const dispute = disputeFields
  .extend({ order_details: orderDetails })
  .transform((it) => toDispute(it, it.order_details));

const paymentEvent = z.object({
  data: z.object({ order: orderFields, payment: paymentFields, error_details: errorDetails }),
});
const refundEvent = z.object({ data: z.object({ refund }) });
const disputeEvent = z.object({ data: z.object({ dispute: disputeFields, order_details: orderDetails }) });

const failure = z
  .object({ message: z.string(), code: z.string().nullish().catch(null) })
  .transform(({ message, code }) => ({ codes: [code], sentence: message }));
const eventName = z.object({ type: z.string() });

/**
 * Cashfree Payments, by its documented protocol, version 2023-08-01
 * (cashfree.com/docs/api-reference/payments/previous/v2023-08-01: orders, payments, refunds, disputes and their
 * webhooks; entities as in github.com/cashfree/cashfree-pg). Its amounts are rupees with decimals, and its orders
 * have our ids.
 */
export const cashfree: PaymentAdapter<'cashfree', typeof account> = {
  name: 'cashfree',
  title: 'Cashfree',
  account,
  addresses: {
    api: { variable: 'CASHFREE_API_URL', url: 'https://api.cashfree.com/pg', domain: 'cashfree.com' },
    checkout: {
      variable: 'CASHFREE_CHECKOUT_URL',
      url: 'https://sdk.cashfree.com/js/v3/cashfree.js',
      domain: 'cashfree.com',
    },
  },
  open: openCashfree,
};

function openCashfree(
  { CASHFREE_CLIENT_ID: keyId, CASHFREE_CLIENT_SECRET: secret }: z.output<typeof account>,
  addresses: GatewayAddresses,
): Gateway<'cashfree'> {
  const request = createRequest({
    url: addresses.api,
    headers: {
      'x-client-id': keyId,
      'x-client-secret': secret,
      'x-api-version': VERSION,
    },
    reasonOf: (body) => failure.safeParse(body).data,
    // An address that the account does not allow.
    noOutcome: [403],
  });
  const path = encodeURIComponent;
  const get = <T extends z.ZodType>(shape: T, ...parts: string[]) =>
    request(shape, { method: 'GET', path: `/${parts.map(path).join('/')}` });
  const post = <T extends z.ZodType>(shape: T, parts: string[], body: unknown, key: string) =>
    request(shape, {
      method: 'POST',
      path: `/${parts.map(path).join('/')}`,
      body,
      headers: { 'x-idempotency-key': key },
    });
  const orderOf = ({ id: paymentId, orderId }: PaymentRef): string => {
    if (orderId) return orderId;
    throw new GatewayRefused(`The order of payment ${paymentId} is not known`);
  };

  return {
    name: 'cashfree',
    checkout: { scriptUrl: addresses.checkout, keyId, test: isTest(addresses.api) },
    pageSources: pageSources(addresses),
    async createOrder({ id: orderId, amountPaise, currency, payer, closesAt }) {
      const wanted = {
        order_id: orderId,
        order_amount: toRupees(amountPaise),
        order_currency: currency,
        order_expiry_time: closesAt.toISOString().replace(/\.\d+Z$/, 'Z'),
        customer_details: toCustomer(payer),
      };
      try {
        return await post(order, ['orders'], wanted, orderId);
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
        // An earlier call may have made it although its answer never came.
        const made = await get(order, 'orders', orderId).catch((again) => {
          throw again instanceof GatewayRefused ? error : again;
        });
        if (made.amountPaise === amountPaise && made.currency === currency) return made;
        throw error;
      }
    },
    listPayments: (orderId) => get(z.array(payment), 'orders', orderId, 'payments'),
    listAllPayments: null,
    findPayment: async (it) => get(payment, 'orders', orderOf(it), 'payments', it.id),
    capture: async (it, amountPaise) =>
      post(
        payment,
        ['orders', orderOf(it), 'authorization'],
        { action: 'CAPTURE', amount: toRupees(amountPaise) },
        `capture-${it.id}`,
      ),
    refund: async (it, amountPaise, key) =>
      post(
        refund,
        ['orders', orderOf(it), 'refunds'],
        { refund_amount: toRupees(amountPaise), refund_id: toRefundId(key), refund_speed: 'STANDARD' },
        key,
      ),
    async listRefunds(it) {
      const all = await get(z.array(refund), 'orders', orderOf(it), 'refunds');
      return all.filter(({ payment: { id: paymentId } }) => paymentId === it.id);
    },
    findDispute: (disputeId) => get(dispute, 'disputes', disputeId),
    isReturnSigned: () => false,
    verifyEvent(body, headers) {
      const { 'x-webhook-signature': signature, 'x-webhook-timestamp': timestamp } = headers;
      if (typeof signature !== 'string' || typeof timestamp !== 'string') return null;
      const message = Buffer.concat([Buffer.from(timestamp), body]);
      if (!isSigned(secret, message, signature, 'base64')) return null;
      // The event's id is the hash of its signed body: a repeated event has the same body.
      return createHash('sha256').update(body).digest('hex');
    },
    readEvent(body): GatewayReport[] | null {
      const json = readJson(body.toString());
      const { data: named } = eventName.safeParse(json);
      if (!named) return null;
      if (/^PAYMENT_(SUCCESS|FAILED|USER_DROPPED)_WEBHOOK$/.test(named.type)) {
        const { data: it } = paymentEvent.safeParse(json);
        if (!it) return null;
        const { order: paid, payment: reported, error_details: error } = it.data;
        // Events have no such field as documented, and without it a success may be a pre-authorisation.
        if (reported.payment_status === 'SUCCESS' && typeof reported.is_captured !== 'boolean')
          return [{ unclear: { id: reported.cf_payment_id, orderId: paid.order_id } }];
        return [{ payment: toPayment(reported, paid, error) }];
      }
      if (named.type === 'REFUND_STATUS_WEBHOOK') {
        const { data: it } = refundEvent.safeParse(json);
        return it ? [{ refund: it.data.refund }] : null;
      }
      if (/^DISPUTE_(CREATED|UPDATED|CLOSED)$/.test(named.type)) {
        const { data: it } = disputeEvent.safeParse(json);
        if (!it) return null;
        const { dispute: reported, order_details: disputed } = it.data;
        return [{ dispute: toDispute(reported, disputed), reportedAt: reported.updated_at ?? null }];
      }
      return [];
    },
    nameEvent: (body) => eventName.safeParse(readJson(body.toString())).data?.type ?? null,
  };
}

const isTest = (apiUrl: string) => new URL(apiUrl).hostname !== 'api.cashfree.com';

/**
 * Returns Cashfree's own origins (npmjs.com/package/@cashfreepayments/cashfree-js; the script posts a form into its
 * frame), or only the origin of a stand-in.
 */
function pageSources({ checkout, api: apiUrl }: GatewayAddresses): Record<string, string> {
  const { origin, hostname } = new URL(checkout);
  if (!/(^|\.)cashfree\.com$/.test(hostname)) {
    return { 'script-src': origin, 'frame-src': origin, 'connect-src': origin, 'form-action': origin };
  }
  const api = isTest(apiUrl)
    ? 'https://sandbox.cashfree.com https://payments-test.cashfree.com'
    : 'https://api.cashfree.com https://payments.cashfree.com';
  return {
    'script-src': 'https://sdk.cashfree.com',
    'frame-src': `https://sdk.cashfree.com ${api}`,
    'connect-src': `https://sdk.cashfree.com ${api}`,
    'form-action': api,
  };
}
