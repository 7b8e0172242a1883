import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { outboxPage } from './outbox.ts';

/**
 * A sandbox of an SMS gateway for demo, development and tests: a separate HTTP server on loopback with the part of
 * Twilio's protocol that the site uses (twilio.com/docs/messaging/api/message-resource). No SMS leaves this machine:
 * the page at / shows them.
 */
export type SmsSandbox = Awaited<ReturnType<typeof openSmsSandbox>>;

export type SentSms = { to: string; text: string; sentAt: Date };

type Answer = { status: number; code: number; message: string };

/** Numbers that fail, by their last four digits, so that each failure can be seen in a demo. */
const failingNumbers: Record<string, Answer | 'silent'> = {
  '0001': { status: 400, code: 21211, message: "The 'To' number is not a valid phone number." },
  '0002': 'silent',
  '0003': { status: 429, code: 20429, message: 'Too Many Requests' },
  '0004': { status: 500, code: 20500, message: 'Internal Server Error' },
};

/** The newest are kept: a demo runs for long. */
const KEPT = 50;

type Options = {
  /** 0 takes any free one. */
  port?: number;
  clock?: () => Date;
};

/** Starts the gateway. */
export async function openSmsSandbox({ port = 0, clock = () => new Date() }: Options = {}) {
  const account = {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
    sender: `MG${randomBytes(16).toString('hex')}`,
  };
  const sent: SentSms[] = [];
  let failing: Answer | 'silent' | null = null;
  let url = '';

  const http = Fastify({ forceCloseConnections: true });
  // Requests to another host name that points to this machine are refused.
  http.addHook('onRequest', async (request, reply) => {
    if (`http://${request.host}` !== url) await reply.code(403).send('Access denied');
  });
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  http.post('/2010-04-01/Accounts/:sid/Messages.json', async (request, reply) => {
    const refuse = ({ status, code, message }: Answer) =>
      reply.code(status).send({
        code,
        message,
        more_info: `https://www.twilio.com/docs/errors/${code}`,
        status,
      });
    if (!isOurs(request, account)) return refuse({ status: 401, code: 20003, message: 'Authenticate' });
    const { To: to, Body: text, From: from, MessagingServiceSid: service } = request.body as Form;
    if (!to || !/^\+[1-9]\d{6,14}$/.test(to)) {
      return refuse({ status: 400, code: 21211, message: "The 'To' number is not a valid phone number." });
    }
    if (!from && !service) {
      return refuse({ status: 400, code: 21603, message: "A 'From' phone number is required." });
    }
    if (!text) return refuse({ status: 400, code: 21602, message: 'Message body is required.' });
    const failure = failing ?? failingNumbers[to.slice(-4)] ?? null;
    if (failure === 'silent') return new Promise(() => {});
    if (failure) return refuse(failure);
    sent.unshift({ to, text, sentAt: clock() });
    sent.splice(KEPT);
    return reply.code(201).send({
      sid: `SM${randomBytes(16).toString('hex')}`,
      account_sid: account.accountSid,
      messaging_service_sid: service ?? null,
      to,
      body: text,
      status: 'accepted',
      direction: 'outbound-api',
      num_segments: '1',
      date_created: clock().toUTCString(),
      error_code: null,
      error_message: null,
    });
  });

  http.get('/', async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .send(outboxPage(sent)),
  );

  await http.listen({ port, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;

  return {
    url,
    account: { ...account, apiUrl: url, perHour: 500, outboxUrl: `${url}/` },
    /** The messages so far, the newest first. */
    sent: sent as readonly SentSms[],
    /** Lets every message fail; null ends it. */
    fail(how: Answer | 'silent' | null) {
      failing = how;
    },
    close: () => http.close(),
  };
}

type Form = Partial<Record<string, string>>;

function isOurs(request: FastifyRequest, { accountSid, authToken }: Record<string, string>): boolean {
  const { sid } = request.params as { sid: string };
  const wanted = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return sid === accountSid && request.headers.authorization === wanted;
}
