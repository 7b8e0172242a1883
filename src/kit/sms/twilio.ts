import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { SmsAdapter, SmsReport } from './gateway.ts';
import { isSameSecret, post } from './post.ts';

/** Codes that mean that this number cannot receive our messages. */
const WRONG_NUMBER = new Set([
  21211, // 'To' is not a valid phone number
  21214, // 'To' cannot be reached
  21217, // 'To' does not appear to be valid
  21408, // no permission for this country
  21610, // they have unsubscribed
  21612, // 'To' cannot be reached from this sender
  21614, // 'To' is not a mobile number
]);

const account = z.object({
  TWILIO_ACCOUNT_SID: z.string().regex(/^AC\w{32}$/, 'must begin with AC and have 34 characters'),
  TWILIO_AUTH_TOKEN: z.string(),
  /** A phone number in E.164, a sender ID, or the SID of a messaging service. */
  TWILIO_SENDER: z.string(),
});

const made = z.object({ sid: z.string() });
const failure = z.object({ code: z.number() });

/** Returns the signature of a request of Twilio's: over its address and its fields in their order. */
function signatureOf(address: string, fields: URLSearchParams, authToken: string): string {
  const sorted = [...fields].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = address + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(text).digest('base64');
}

/**
 * Twilio. Messages: twilio.com/docs/messaging/api/message-resource, error codes: twilio.com/docs/api/errors. It gets the
 * finished text and finds the registered template (DLT) itself. Reports: twilio.com/docs/messaging/guides/track-outbound-message-status,
 * their signature: twilio.com/docs/usage/security.
 */
export const twilio: SmsAdapter<typeof account> = {
  name: 'twilio',
  title: 'Twilio',
  account,
  addresses: {
    api: { variable: 'TWILIO_API_URL', url: 'https://api.twilio.com', domain: 'twilio.com' },
  },
  open({ TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: authToken, TWILIO_SENDER: sender }, options) {
    const { apiUrl, reportsUrl, timeoutMs } = options;
    const authorization = `Basic ${Buffer.from(`${sid}:${authToken}`).toString('base64')}`;
    const fixed = {
      ...(/^MG\w{32}$/.test(sender) ? { MessagingServiceSid: sender } : { From: sender }),
      ...(reportsUrl ? { StatusCallback: reportsUrl } : {}),
    };
    return {
      name: 'twilio',
      async send({ to, text }) {
        const answer = await post(`${apiUrl}/2010-04-01/Accounts/${sid}/Messages.json`, {
          headers: { authorization },
          body: new URLSearchParams({ To: to, Body: text, ...fixed }),
          timeoutMs,
        });
        if ('unanswered' in answer) return { outcome: 'unavailable', why: answer.unanswered };
        const { status, body } = answer;
        const id = made.safeParse(body).data?.sid;
        if (status === 201 && id) return { outcome: 'sent', id };
        const code = failure.safeParse(body).data?.code;
        const why = `${status} ${code ?? ''}`.trim();
        if (status === 400 && code && WRONG_NUMBER.has(code)) return { outcome: 'wrong_number', why };
        const isOurs = code !== undefined && status >= 400 && status < 500 && status !== 429;
        return { outcome: isOurs ? 'misconfigured' : 'unavailable', why };
      },
      readReports({ body, headers }) {
        const fields = new URLSearchParams(body);
        const given = String(headers['x-twilio-signature']);
        if (!reportsUrl || !isSameSecret(given, signatureOf(reportsUrl, fields, authToken))) return 'forged';
        const id = fields.get('MessageSid');
        const status = fields.get('MessageStatus');
        if (!id || !status) return 'unreadable';
        const state = STATES[status];
        return state ? [{ id, state, why: /^\d{5}$/.exec(fields.get('ErrorCode') ?? '')?.[0] ?? '' }] : [];
      },
    };
  },
};

/** The statuses after which there is no news. */
const STATES: Record<string, SmsReport['state']> = {
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};
