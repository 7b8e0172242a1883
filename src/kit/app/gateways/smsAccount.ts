import type { z } from 'zod';
import type { variables } from '../variables.ts';

const KEYS = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_SENDER'] as const;

/** An account at the SMS gateway. */
export type SmsAccount = {
  accountSid: string;
  authToken: string;
  /** A phone number in E.164, a sender ID, or the SID of a messaging service. */
  sender: string;
  /** Address of the API, without a slash at the end. */
  apiUrl: string;
  /** How many messages are sent in an hour at most: codes for invented accounts cost money. */
  perHour: number;
  /** Page with the messages of the sandbox; null at a real gateway. */
  outboxUrl: string | null;
};

/** Returns the SMS gateway's account; null without one. Throws an Error that names what is missing or wrong. */
export function smsOf(it: z.output<typeof variables>, production: boolean): SmsAccount | null {
  const missing = KEYS.filter((key) => it[key] === undefined);
  if (missing.length === KEYS.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `The configuration is not valid:\n${missing.map((key) => `  ${key} must be set too: the SMS gateway needs all three`).join('\n')}`,
    );
  }
  const { protocol, hostname } = new URL(it.TWILIO_API_URL);
  // A stand-in would show everybody's codes.
  if (production && (protocol !== 'https:' || !/(^|\.)twilio\.com$/.test(hostname))) {
    throw new Error(
      'The configuration is not valid:\n  TWILIO_API_URL must be an https: address of twilio.com in production',
    );
  }
  return {
    accountSid: it.TWILIO_ACCOUNT_SID!,
    authToken: it.TWILIO_AUTH_TOKEN!,
    sender: it.TWILIO_SENDER!,
    apiUrl: it.TWILIO_API_URL.replace(/\/+$/, ''),
    perHour: it.SMS_PER_HOUR,
    outboxUrl: null,
  };
}
