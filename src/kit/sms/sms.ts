import type { App } from '../app/app.ts';
import { sendByTwilio } from './twilio.ts';

/**
 * What became of an SMS: handed over, refused because the number cannot receive any, or not sent for a reason that may
 * pass (the gateway is busy, does not answer, or refuses our account). After a timeout it may still arrive.
 */
export type SmsOutcome = 'sent' | 'refused' | 'failed';

/** An SMS gateway: what a further provider has to implement. */
export type SendSms = (recipient: string, text: string) => Promise<{ outcome: SmsOutcome; why: string }>;

/**
 * Sends an SMS. Why one was not sent is logged by the gateway's code, without number and text.
 * @param recipient E.164
 */
export async function sendSms(
  { config, log }: Pick<App, 'config' | 'log'>,
  recipient: string,
  text: string,
): Promise<SmsOutcome> {
  if (!config.sms) return 'failed';
  const { outcome, why } = await sendByTwilio(config.sms)(recipient, text);
  if (outcome === 'failed') log.error({ why }, 'An SMS was not sent');
  return outcome;
}
