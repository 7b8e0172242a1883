import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Answer, type Failure, openSmsServer, type SandboxOptions, type SmsSandbox } from './open.ts';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

function refusal(status: number, code: number, message: string): Answer {
  return {
    status,
    body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  };
}

const failures: Record<Exclude<Failure, 'silent' | 'junk'>, Answer> = {
  wrong_number: refusal(400, 21211, "The 'To' number is not a valid phone number."),
  wrong_key: refusal(401, 20003, 'Authenticate'),
  no_template: refusal(400, 21703, 'The Messaging Service does not have a phone number available.'),
  busy: refusal(429, 20429, 'Too Many Requests'),
  error: refusal(500, 20500, 'Internal Server Error'),
};

/**
 * Starts a sandbox of Twilio for demo, development and tests, with the part of its protocol that the site uses
 * (twilio.com/docs/messaging/api/message-resource).
 */
export async function openSandbox(options: SandboxOptions = {}): Promise<SmsSandbox> {
  const account = { sid: `AC${hex(16)}`, authToken: hex(16), sender: `MG${hex(16)}` };
  const callbacks = new Map<string, string>();
  const sandbox = await openSmsServer(options, (http, take) => {
    http.post('/2010-04-01/Accounts/:sid/Messages.json', async (request, reply) => {
      const refuse = ({ status, body }: Answer) => reply.code(status).send(body);
      if (!isOurs(request, account)) return refuse(failures.wrong_key);
      const {
        To: to,
        Body: text,
        From: from,
        MessagingServiceSid: service,
        StatusCallback,
      } = request.body as Form;
      if (!to || !/^\+[1-9]\d{6,14}$/.test(to)) return refuse(failures.wrong_number);
      if (!from && !service) return refuse(refusal(400, 21603, "A 'From' phone number is required."));
      if (!text) return refuse(refusal(400, 21602, 'Message body is required.'));
      const id = `SM${hex(16)}`;
      if (StatusCallback) callbacks.set(id, StatusCallback);
      const body = {
        sid: id,
        account_sid: account.sid,
        messaging_service_sid: service ?? null,
        to,
        body: text,
        status: 'accepted',
        direction: 'outbound-api',
        num_segments: '1',
        error_code: null,
        error_message: null,
      };
      return take(
        reply,
        { id, to, text },
        { sent: { status: 201, body }, failed: (how) => failures[how as keyof typeof failures] },
      );
    });
  });

  return {
    ...sandbox,
    variables: {
      TWILIO_ACCOUNT_SID: account.sid,
      TWILIO_AUTH_TOKEN: account.authToken,
      TWILIO_SENDER: account.sender,
      TWILIO_API_URL: sandbox.url,
    },
    async report({ id, state, site, forged }) {
      const callback = callbacks.get(id);
      if (!callback) throw new Error('The message came without StatusCallback.');
      const fields: Record<string, string> = {
        AccountSid: account.sid,
        MessageSid: id,
        MessageStatus: state === 'delivered' ? 'delivered' : 'undelivered',
        SmsSid: id,
        To: sandbox.sent.find((one) => one.id === id)?.to ?? '',
        ...(state === 'failed' ? { ErrorCode: '30003' } : {}),
      };
      const signed = Object.keys(fields)
        .sort()
        .reduce((text, name) => text + name + fields[name], callback);
      const signature = createHmac('sha1', forged ? 'guessed' : account.authToken)
        .update(signed)
        .digest('base64');
      // As a proxy leads the public address to the site.
      const answer = await fetch(new URL(new URL(callback).pathname, site), {
        method: 'POST',
        headers: { 'x-twilio-signature': signature },
        body: new URLSearchParams(fields),
      });
      return answer.status;
    },
  };
}

type Form = Partial<Record<string, string>>;

function isOurs(request: FastifyRequest, { sid, authToken }: { sid: string; authToken: string }): boolean {
  const wanted = `Basic ${Buffer.from(`${sid}:${authToken}`).toString('base64')}`;
  return (request.params as { sid: string }).sid === sid && request.headers.authorization === wanted;
}
