import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Store } from '../store.ts';

// A journey triggers the bank's answer itself (POST /checkout/payments/{id}/bank), however slow the machine is.
const SLOW_MS = Number(process.env.SANDBOX_SLOW_MS ?? 15_000);
const LATE_MS = 30_000;

const file = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const orderBody = z.object({ key: z.string(), order_id: z.string() });
const paymentBody = orderBody.extend({
  method: z.enum(['upi', 'card', 'netbanking']),
  outcome: z.enum(['success', 'failure', 'closed', 'slow', 'late', 'twice']),
  email: z.string().max(320).optional(),
  contact: z.string().max(20).optional(),
});

type Customer = Pick<z.output<typeof paymentBody>, 'method' | 'email' | 'contact'>;

/** What the payment page needs of a gateway. Its functions throw a `SandboxError` to refuse. */
export type Bank = {
  /** Returns an order that the page was opened for, with its amount in paise. */
  findOrder(key: string, orderId: string): { id: string; amount: number; currency: string; status: string };
  isPaid(orderId: string): boolean;
  /** Begins a payment. @returns its id */
  attempt(orderId: string, customer: Customer): string;
  authorize(paymentId: string): void;
  fail(paymentId: string): void;
  /** Returns what the page is told of a payment; `signed` and `error` go to the site's page as they are. */
  describe(paymentId: string): { id: string; status: string; signed: unknown; error: unknown };
  /** Throws for a key that is not the account's. */
  checkKey(key: string): void;
};

/** A gateway's script for the site's page: its address, and its text, which calls `openPaymentPage` of frame.js. */
export type CheckoutScript = { address: string; text: string };

/** A request that is refused. */
export class SandboxError extends Error {
  readonly status: number;
  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

/**
 * The checkout of a gateway: its script for the site's page, and the payment page that the script opens in a frame. Only
 * `sites` (origins) may frame it. @param address this server's own origin
 */
export function serveCheckout(
  http: FastifyInstance,
  {
    bank,
    store,
    clock,
    script,
    sites,
    address,
  }: {
    bank: Bank;
    store: Store;
    clock: () => Date;
    script: CheckoutScript;
    sites: string[];
    address: () => string;
  },
): void {
  http.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError | SandboxError, _request, reply) => {
      const status = error instanceof SandboxError ? error.status : (error.statusCode ?? 400);
      return reply.code(status).send({ error: { description: error.message } });
    });
    servePages(scope, { script, sites });

    // Another site's page can send here, but not as JSON and not from this origin.
    const own = async (request: { headers: { origin?: string } }) => {
      if (request.headers.origin !== address()) throw new SandboxError('Access denied', 403);
    };

    scope.post('/checkout/orders', { onRequest: own }, async (request) => {
      const { key, order_id } = orderBody.parse(request.body);
      const { amount, currency, status } = bank.findOrder(key, order_id);
      return { amount, currency, status };
    });

    scope.post('/checkout/payments', { onRequest: own }, async (request) => {
      const { key, order_id, outcome, ...customer } = paymentBody.parse(request.body);
      const order = bank.findOrder(key, order_id);
      if (order.status === 'paid') throw new SandboxError('This order has already been paid');
      if (bank.isPaid(order.id)) throw new SandboxError('A payment of this order waits to be confirmed');
      const id = bank.attempt(order.id, customer);
      const nowMs = clock().getTime();
      if (outcome === 'slow') store.later(id, nowMs + SLOW_MS, 'authorized');
      else if (outcome === 'failure') bank.fail(id);
      else if (outcome === 'late') {
        bank.fail(id);
        store.later(id, nowMs + LATE_MS, 'authorized');
      } else bank.authorize(id);
      if (outcome === 'twice') bank.authorize(bank.attempt(order.id, customer));
      return bank.describe(id);
    });

    scope.post<{ Params: { id: string } }>(
      '/checkout/payments/:id/bank',
      { onRequest: own },
      async (request) => {
        bank.checkKey(z.object({ key: z.string() }).parse(request.body).key);
        bank.authorize(request.params.id);
        return bank.describe(request.params.id);
      },
    );

    scope.get<{ Params: { id: string } }>('/checkout/payments/:id', async (request) =>
      bank.describe(request.params.id),
    );
  });
}

function servePages(
  http: FastifyInstance,
  { script, sites }: { script: CheckoutScript; sites: string[] },
): void {
  const served = {
    [script.address]: { type: 'text/javascript', text: `{${file('frame.js')}${script.text}}`, shared: true },
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
}
