import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { outboxPage } from './outbox.ts';

export type SentSms = { id: string; to: string; text: string; sentAt: Date };

/** What can go wrong at a gateway; `silent` never answers, and `junk` is the page of a proxy. */
export type Failure = 'wrong_number' | 'wrong_key' | 'no_template' | 'busy' | 'error' | 'silent' | 'junk';

export type Answer = { status: number; body: unknown };

export type SandboxOptions = {
  /** 0 takes any free one. */
  port?: number;
  clock?: () => Date;
};

/** The state of a message that a sandbox reports to a site: `forged` as somebody else would. */
export type SandboxReport = { id: string; state: 'delivered' | 'failed'; site: string; forged?: boolean };

/** A sandbox of an SMS gateway: a separate HTTP server on loopback, which shows its messages and sends none. */
export type SmsSandbox = {
  url: string;
  /** The environment variables of a site that sends its SMS here. */
  variables: Record<string, string>;
  /** Page with the messages. */
  outboxUrl: string;
  /** The messages so far, the newest first. */
  sent: readonly SentSms[];
  /** Lets every message fail; null ends it. */
  fail(how: Failure | null): void;
  /** Sends a delivery report. @returns the status of the site's answer */
  report(report: SandboxReport): Promise<number>;
  close(): Promise<void>;
};

/** Answers a request to send a message, as its number or `fail` want it. */
export type Take = (
  reply: FastifyReply,
  sms: { id: string; to: string; text: string },
  answers: { sent: Answer; failed(how: Failure): Answer },
) => unknown;

/** Numbers that fail, by their last four digits, so that each failure can be seen in a demo. */
const failingNumbers: Record<string, Failure> = {
  '0001': 'wrong_number',
  '0002': 'silent',
  '0003': 'busy',
  '0004': 'error',
};

/** The newest are kept: a demo runs for long. */
const KEPT = 50;

/** Starts a sandbox, to which `serve` adds the endpoints of a gateway. */
export async function openSmsServer(
  { port = 0, clock = () => new Date() }: SandboxOptions,
  serve: (http: FastifyInstance, take: Take) => void,
) {
  const sent: SentSms[] = [];
  let failing: Failure | null = null;
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
  serve(http, (reply, sms, answers) => {
    const failure = failing ?? failingNumbers[sms.to.slice(-4)];
    if (failure === 'silent') return new Promise(() => {});
    if (failure === 'junk') return reply.type('text/html').send('<h1>It works!</h1>');
    const { status, body } = failure ? answers.failed(failure) : answers.sent;
    if (!failure) sent.unshift({ ...sms, sentAt: clock() });
    sent.splice(KEPT);
    return reply.code(status).send(body);
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
    outboxUrl: `${url}/`,
    sent: sent as readonly SentSms[],
    fail(how: Failure | null) {
      failing = how;
    },
    close: () => http.close(),
  };
}
