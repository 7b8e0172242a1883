import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/db.ts';
import type { Clock } from '../shared/time/clock.ts';
import type { SmsGateway, SmsOutcome } from './gateway.ts';
import { putSent } from './smsStore.ts';
import { type SmsParameters, type SmsTemplate, smsTemplates } from './templates.ts';

/** What sending needs of the server's dependencies (kit/app/app.ts). */
type Sender = {
  config: { sms: { gateway: SmsGateway } | null };
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

type Sms<Template extends SmsTemplate> = {
  /** E.164 */
  to: string;
  template: Template;
  locale: string;
  parameters: SmsParameters<Template>;
};

/** Sends an SMS. Why one was not sent is logged by the gateway's code, without number and text. */
export async function sendSms<Template extends SmsTemplate>(
  { config, db, clock, log }: Sender,
  { to, template, locale, parameters }: Sms<Template>,
): Promise<SmsOutcome['outcome']> {
  if (!config.sms) return 'unavailable';
  const { gateway } = config.sms;
  const write = smsTemplates[template] as (locale: string, values: SmsParameters<Template>) => string;
  const result = await gateway.send({ to, template, parameters, text: write(locale, parameters) });
  if (result.outcome === 'sent') {
    // The SMS is on its way, whether it is noted here or not.
    await putSent(db, { gateway: gateway.name, id: result.id, template, now: clock() }).catch(
      (error: Error) => log.warn({ why: error.name }, 'An SMS was sent, and not noted'),
    );
  } else if (result.outcome !== 'wrong_number') {
    const { outcome, why } = result;
    log.error({ gateway: gateway.name, template, outcome, why }, 'An SMS was not sent');
  }
  return result.outcome;
}
