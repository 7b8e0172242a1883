import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { read } from './bodies.ts';
import { type Payment, Refusal } from './entities.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Store } from './store.ts';

// A journey triggers the bank's answer itself (POST /checkout/payments/{id}/bank), however slow the machine is.
const SLOW_MS = Number(process.env.SANDBOX_SLOW_MS ?? 15_000);
const LATE_MS = 30_000;

const file = (name: string) => readFileSync(path.join(import.meta.dirname, 'checkout', name), 'utf8');

const orderBody = z.object({ key: z.string(), order_id: z.string() });
const paymentBody = orderBody.extend({
  method: z.enum(['upi', 'card', 'netbanking']),
  outcome: z.enum(['success', 'failure', 'closed', 'slow', 'late', 'twice']),
  email: z.string().max(320).optional(),
  contact: z.string().max(20).optional(),
});

/** Result of the checkout, passed to the payer's browser. */
export type Signed = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/**
 * The checkout: a script for the site's page and the payment page that it opens in a frame. Only `sites` (origins)
 * may frame it. @param address this server's own origin
 */
export function servePages(
  http: FastifyInstance,
  {
    ledger,
    store,
    clock,
    keyId,
    sites,
    address,
    sign,
  }: {
    ledger: Ledger;
    store: Store;
    clock: () => Date;
    keyId: string;
    sites: string[];
    address: () => string;
    sign: (orderId: string, paymentId: string) => Signed;
  },
): void {
  const served = {
    '/v1/checkout.js': { type: 'text/javascript', text: file('checkout.js'), shared: true },
    '/checkout/page.js': { type: 'text/javascript', text: file('page.js'), shared: false },
    '/checkout/page.css': { type: 'text/css', text: file('page.css'), shared: false },
  };
  const page = file('page.html');

  const headers = (reply: FastifyReply, type: string) =>
    reply
      .header('content-type', `${type}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer');

  for (const [address, { type, text, shared }] of Object.entries(served)) {
    http.get(address, async (_request, reply) =>
      headers(reply, type)
        .header('cross-origin-resource-policy', shared ? 'cross-origin' : 'same-origin')
        .send(text),
    );
  }

  http.get('/checkout/frame', async (request, reply) => {
    const { parent } = z.object({ parent: z.string().optional() }).parse(request.query);
    headers(reply, 'text/html')
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
      .header(
        'content-security-policy',
        [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "connect-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          `frame-ancestors ${sites.join(' ') || "'none'"}`,
        ].join('; '),
      );
    if (!parent || !sites.includes(parent)) {
      return reply.code(403).send('This site is not allowed to open the payment page.');
    }
    return reply.send(page);
  });

  // Another site's page can send here, but not as JSON and not from this origin.
  const own = async (request: { headers: { origin?: string } }) => {
    if (request.headers.origin !== address()) throw new Refusal('Access denied', { status: 403 });
  };
  const known = (key: string) => {
    if (key !== keyId) throw new Refusal('The api key provided is invalid', { status: 401 });
  };
  const paymentAnswer = (payment: Payment) => ({
    id: payment.id,
    status: payment.status,
    signed:
      payment.order_id && ['authorized', 'captured'].includes(payment.status)
        ? sign(payment.order_id, payment.id)
        : null,
    error: payment.error_code && {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { order_id: payment.order_id, payment_id: payment.id },
    },
  });

  http.post('/checkout/orders', { onRequest: own }, async (request) => {
    const { key, order_id } = read(orderBody, request.body);
    known(key);
    const { amount, currency, status } = ledger.order(order_id);
    return { amount, currency, status };
  });

  http.post('/checkout/payments', { onRequest: own }, async (request) => {
    const { key, order_id, outcome, ...customer } = read(paymentBody, request.body);
    known(key);
    if (ledger.order(order_id).status === 'paid') throw new Refusal('This order has already been paid');
    if (ledger.payments(order_id).some(({ status }) => status === 'authorized')) {
      throw new Refusal('A payment of this order waits to be confirmed');
    }
    const attempt = () => ledger.attempt(order_id, customer).id;
    const id = attempt();
    const nowMs = clock().getTime();
    if (outcome === 'slow') store.later(id, nowMs + SLOW_MS, 'authorized');
    else if (outcome === 'failure') ledger.fail(id);
    else if (outcome === 'late') {
      ledger.fail(id);
      store.later(id, nowMs + LATE_MS, 'authorized');
    } else ledger.authorize(id);
    if (outcome === 'twice') ledger.authorize(attempt());
    return paymentAnswer(ledger.payment(id));
  });

  http.post<{ Params: { id: string } }>(
    '/checkout/payments/:id/bank',
    { onRequest: own },
    async (request) => {
      known(read(z.object({ key: z.string() }), request.body).key);
      return paymentAnswer(ledger.authorize(request.params.id));
    },
  );

  http.get<{ Params: { id: string } }>('/checkout/payments/:id', async (request) =>
    paymentAnswer(ledger.payment(request.params.id)),
  );
}
