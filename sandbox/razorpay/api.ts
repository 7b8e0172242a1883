import { timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { captureBody, orderBody, read, refundBody } from './bodies.ts';
import { Refusal } from './entities.ts';
import type { Ledger } from './ledger/ledger.ts';

/**
 * The part of Razorpay's API that the site uses, below /v1.
 */
export async function serveApi(
  http: FastifyInstance,
  ledger: Ledger,
  account: { keyId: string; keySecret: string },
  knowsUniqueReceipt: boolean,
): Promise<void> {
  const expected = Buffer.from(
    `Basic ${Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64')}`,
  );

  http.addHook('onRequest', async (request) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new Refusal('Authentication failed', { status: 401, reason: 'NA' });
    }
  });
  http.setErrorHandler(answerError);
  http.setNotFoundHandler(async () => {
    throw new Refusal('The requested URL was not found on the server.', { status: 404 });
  });

  const id = (request: FastifyRequest) => (request.params as { id: string }).id;
  const collection = <T>(items: T[], request: FastifyRequest) => {
    const { count, skip } = z
      .object({ count: z.coerce.number().min(1).max(100).default(10), skip: z.coerce.number().default(0) })
      .parse(request.query);
    const page = items.slice(skip, skip + count);
    return { entity: 'collection', count: page.length, items: page };
  };

  http.post('/orders', async (request) => {
    const shape = knowsUniqueReceipt ? orderBody : orderBody.omit({ unique_receipt: true });
    const {
      receipt = null,
      payment,
      unique_receipt = false,
      ...rest
    } = read(shape, request.body) as z.output<typeof orderBody>;
    if (rest.amount < 100) {
      throw new Refusal('Order amount less than minimum amount allowed', {
        field: 'amount',
        reason: 'amount_less_than_minimum_amount',
      });
    }
    return ledger.makeOrder({ ...rest, receipt }, payment.capture, unique_receipt);
  });
  http.get('/orders', async (request) => {
    const { receipt } = z.object({ receipt: z.string() }).parse(request.query);
    const found = ledger.findByReceipt(receipt);
    return collection(found ? [found] : [], request);
  });
  http.get('/orders/:id', async (request) => ledger.order(id(request)));
  http.get('/orders/:id/payments', async (request) => {
    const items = ledger.payments(id(request));
    return { entity: 'collection', count: items.length, items };
  });
  http.get('/payments', async (request) => {
    const { from, to } = z
      .object({ from: z.coerce.number(), to: z.coerce.number() })
      .partial()
      .parse(request.query);
    const within = ({ created_at }: { created_at: number }) =>
      created_at >= (from ?? 0) && created_at <= (to ?? Number.POSITIVE_INFINITY);
    return collection(ledger.everyPayment().filter(within), request);
  });
  http.get('/payments/:id', async (request) => ledger.payment(id(request)));
  http.post('/payments/:id/capture', async (request) => {
    const body = read(captureBody, request.body);
    return ledger.capture(id(request), body.amount, body.currency);
  });
  http.post('/payments/:id/refund', async (request) => {
    const body = read(refundBody, request.body ?? {});
    const key = request.headers['x-refund-idempotency'];
    if (key !== undefined && !/^[\w-]{10,}$/.test(String(key))) {
      throw new Refusal('The idempotency key must be at least 10 characters: letters, digits, - and _ only.');
    }
    return ledger.makeRefund(id(request), body.amount ?? null, {
      notes: body.notes,
      receipt: body.receipt ?? null,
      speed: body.speed,
      ...(key === undefined
        ? {}
        : { key: String(key), payload: `${id(request)} ${JSON.stringify(request.body)}` }),
    });
  });
  http.get('/payments/:id/refunds', async (request) => collection(ledger.refunds(id(request)), request));
  http.get('/refunds/:id', async (request) => ledger.refund(id(request)));
  http.get('/disputes/:id', async (request) => ledger.dispute(id(request)));
}

/** Answers a failure in the shape that Razorpay documents for all of them. */
export function answerError(error: FastifyError | Refusal, _request: FastifyRequest, reply: FastifyReply) {
  const refused = error instanceof Refusal;
  const status = refused ? error.status : (error.statusCode ?? 500);
  const own = status >= 500;
  return reply.code(status).send({
    error: {
      code: own ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
      description: own
        ? 'We are facing some trouble completing your request at the moment. Please try again shortly.'
        : error.message,
      source: own ? 'internal' : 'business',
      step: 'payment_initiation',
      reason: refused ? error.reason : own ? 'server_error' : 'input_validation_failed',
      metadata: {},
      ...(refused && error.field ? { field: error.field } : {}),
    },
  });
}
