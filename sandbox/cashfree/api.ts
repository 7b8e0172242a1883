import { timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Store } from '../store.ts';
import { writeDispute, writeOrder, writePayment, writeRefund } from './entities.ts';
import { type Ledger, Refusal } from './ledger.ts';

const VERSIONS = ['2022-09-01', '2023-08-01'];

/** Rupees with at most two decimals, in paise. */
const amount = z
  .number()
  .positive()
  .refine((given) => /^\d+(\.\d{1,2})?$/.test(String(given)), 'should have at most two decimals')
  .transform((given) => Math.round(given * 100));
const alphanumeric = (max: number) =>
  z
    .string()
    .min(3)
    .max(max)
    .regex(/^[\w-]+$/, 'should be alphanumeric');

const orderBody = z.object({
  order_id: alphanumeric(45),
  order_amount: amount.refine((paise) => paise >= 100, 'should be 1 or more'),
  order_currency: z.literal('INR'),
  customer_details: z.object({
    customer_id: alphanumeric(50),
    customer_phone: z.string().regex(/^\d{10}$/, 'should be a phone number of 10 digits'),
    customer_email: z.string().min(3).max(100).optional(),
    customer_name: z.string().min(3).max(100).optional(),
  }),
  order_expiry_time: z.iso
    .datetime({ offset: true })
    .transform((given) => new Date(given).getTime())
    .optional(),
});
const refundBody = z.object({
  refund_amount: amount,
  refund_id: z
    .string()
    .min(3)
    .max(40)
    .regex(/^[A-Za-z0-9]+$/, 'should be alphanumeric'),
  refund_note: z.string().min(3).max(100).optional(),
  refund_speed: z.enum(['STANDARD', 'INSTANT']).optional(),
});
const captureBody = z.object({ action: z.literal('CAPTURE'), amount });

/** Returns a body of the documented shape; throws with the first thing that is wrong with it. */
function read<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue!.path.join('.');
  throw new Refusal(`${field} : ${issue!.message}`, `${field}_invalid`);
}

/** The part of Cashfree's API that the site uses, below /pg. */
export async function serveApi(
  http: FastifyInstance,
  ledger: Ledger,
  store: Store,
  account: { keyId: string; keySecret: string },
): Promise<void> {
  const isSame = (given: unknown, right: string) => {
    const [a, b] = [Buffer.from(String(given)), Buffer.from(right)];
    return a.length === b.length && timingSafeEqual(a, b);
  };
  http.addHook('onRequest', async ({ headers }) => {
    if (
      !isSame(headers['x-client-id'], account.keyId) ||
      !isSame(headers['x-client-secret'], account.keySecret)
    ) {
      throw new Refusal('authentication Failed', 'request_failed', 401, 'authentication_error');
    }
    if (!VERSIONS.includes(String(headers['x-api-version']))) {
      throw new Refusal('version is not supported', 'api_version_invalid');
    }
  });
  http.setErrorHandler(answerError);
  http.setNotFoundHandler(async () => {
    throw new Refusal('bad URL, please check API documentation', 'request_failed', 404);
  });

  /** Does a request once for its idempotency key; another body under the same key is refused. */
  function once<T>(request: FastifyRequest, work: () => T): T {
    const key = request.headers['x-idempotency-key'];
    if (typeof key !== 'string') return work();
    const payload = `${request.url} ${JSON.stringify(request.body)}`;
    const before = store.answerOf(key);
    if (before && before.payload !== payload) {
      throw new Refusal(
        'idempotency key was used with another body',
        'request_invalid',
        422,
        'idempotency_error',
      );
    }
    if (before) return JSON.parse(before.answer) as T;
    const answer = work();
    store.keepAnswer(key, payload, JSON.stringify(answer));
    return answer;
  }

  type Params = { id: string; payment: string; refund: string };
  const params = (request: FastifyRequest) => request.params as Params;

  http.post('/orders', async (request) => {
    const body = read(orderBody, request.body);
    return once(request, () =>
      writeOrder(
        ledger.makeOrder({
          id: body.order_id,
          amount: body.order_amount,
          currency: body.order_currency,
          customer: body.customer_details,
          expiresAt: body.order_expiry_time,
        }),
      ),
    );
  });
  http.get('/orders/:id', async (request) => writeOrder(ledger.order(params(request).id)));
  http.get('/orders/:id/payments', async (request) =>
    ledger.payments(params(request).id).map((one) => writePayment(ledger, one)),
  );
  http.get('/orders/:id/payments/:payment', async (request) => {
    const { id, payment } = params(request);
    const found = ledger.payments(id).find((one) => one.id === payment);
    if (!found) throw new Refusal('payment was not found', 'payment_not_found', 404);
    return writePayment(ledger, found);
  });
  http.post('/orders/:id/authorization', async (request) => {
    const body = read(captureBody, request.body);
    return once(request, () => writePayment(ledger, ledger.capture(params(request).id, body.amount)));
  });
  http.post('/orders/:id/refunds', async (request) => {
    const body = read(refundBody, request.body);
    return once(request, () =>
      writeRefund(
        ledger.makeRefund(params(request).id, {
          refundId: body.refund_id,
          amount: body.refund_amount,
          note: body.refund_note,
        }),
      ),
    );
  });
  http.get('/orders/:id/refunds', async (request) =>
    ledger.payments(params(request).id).flatMap(({ id }) => ledger.refundsOf(id).map(writeRefund)),
  );
  http.get('/orders/:id/refunds/:refund', async (request) => {
    const { id, refund } = params(request);
    const all = ledger.payments(id).flatMap((one) => ledger.refundsOf(one.id));
    const found = all.find(({ refundId }) => refundId === refund);
    if (!found) throw new Refusal('refund was not found', 'refund_not_found', 404);
    return writeRefund(found);
  });
  http.get('/disputes/:id', async (request) => writeDispute(ledger, ledger.dispute(params(request).id)));
}

/** Answers a failure in the shape that Cashfree documents for all of them. */
export function answerError(error: FastifyError | Refusal, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const { message, code, type, status } = error;
    return reply.code(status).send({ message, code, type });
  }
  const status = error.statusCode ?? 500;
  return reply.code(status).send({ message: error.message, code: 'request_failed', type: 'api_error' });
}
