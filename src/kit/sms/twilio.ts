import { z } from 'zod';
import type { SmsAccount } from '../app/gateways/smsAccount.ts';
import type { SendSms } from './sms.ts';

// Twilio's Messages resource (twilio.com/docs/messaging/api/message-resource) and error codes (twilio.com/docs/api/errors).

const TIMEOUT_MS = 10_000;

/** Codes that mean that this number cannot receive our messages. */
const REFUSED = new Set([
  21211, // 'To' is not a valid phone number
  21214, // 'To' cannot be reached
  21217, // 'To' does not appear to be valid
  21408, // no permission for this country
  21610, // they have unsubscribed
  21612, // 'To' cannot be reached from this sender
  21614, // 'To' is not a mobile number
]);

const made = z.object({ sid: z.string() });
const failure = z.object({ code: z.number() });

/** Returns how to send with an account at Twilio. Each call ends within `timeoutMs` and throws nothing. */
export function sendByTwilio(
  { accountSid, authToken, sender, apiUrl }: SmsAccount,
  timeoutMs = TIMEOUT_MS,
): SendSms {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const from: Record<string, string> = /^MG\w{32}$/.test(sender)
    ? { MessagingServiceSid: sender }
    : { From: sender };
  return async (recipient, text) => {
    let status: number;
    let body: unknown;
    try {
      const answer = await fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: recipient, Body: text, ...from }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      status = answer.status;
      body = await answer.json().catch(() => null);
    } catch (error) {
      return { outcome: 'failed', why: (error as Error).name };
    }
    if (status === 201 && made.safeParse(body).success) return { outcome: 'sent', why: '' };
    const code = failure.safeParse(body).data?.code;
    const why = `${status} ${code ?? ''}`.trim();
    return { outcome: status === 400 && code && REFUSED.has(code) ? 'refused' : 'failed', why };
  };
}
