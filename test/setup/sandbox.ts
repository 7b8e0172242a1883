import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { type Options, openSandbox } from '../../sandbox/razorpay/gateway.ts';
import type { Gateway } from '../../src/kit/payments/gateway.ts';
import { openPaymentGateway } from '../../src/kit/payments/gateways.ts';
import { HOUR_MS } from '../../src/kit/shared/time/durations.ts';

export const account = { keyId: 'rzp_test_1', keySecret: 'key secret', webhookSecret: 'webhook secret' };

export const open: (() => Promise<unknown>)[] = [];

type ReceivedEvent = { event: string; id: string; raw: Buffer; signature: string };

/** A site that receives events, the gateway, and the product's client for it. */
export async function start(options: Partial<Options> = {}) {
  const received: ReceivedEvent[] = [];
  let answer = 204;
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    if (answer === 204) {
      received.push({
        event: JSON.parse(raw.toString()).event,
        id: String(request.headers['x-razorpay-event-id']),
        signature: String(request.headers['x-razorpay-signature']),
        raw,
      });
    }
    response.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => site.once('listening', done));
  const webhookUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/events`;
  let moved = 0;
  const clock = () => new Date(Date.now() + moved);
  const sandbox = await openSandbox({ account, webhookUrl, clock, ...options });
  open.push(sandbox.close, async () => site.close());
  return {
    sandbox,
    received,
    names: () => received.map(({ event }) => event),
    answerWith: (status: number) => {
      answer = status;
    },
    travel: (ms: number) => {
      moved += ms;
    },
    client: openPaymentGateway(sandbox.variables, { production: false })!,
  };
}

export const payer = { accountId: 1, name: 'Nandini', email: 'nandini@humsafar.example', phone: null };

export const order = (id: string, amountPaise = 99_900) => ({
  id,
  amountPaise,
  currency: 'INR',
  payer,
  closesAt: new Date(Date.now() + HOUR_MS),
});

/** Names a payment at the gateway. */
export const ref = (id: string, orderId: string | null = null) => ({ id, orderId });

export const verify = (client: Gateway, raw: Buffer, signature: string) =>
  client.verifyEvent(raw, { 'x-razorpay-signature': signature });

/** A call of the API by hand, as its documentation shows it with curl. */
export async function raw(url: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });
}
