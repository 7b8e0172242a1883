import { readSite } from '../../../base/site/read.ts';
import { consume, reset } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { sendSms } from '../../../kit/sms/sms.ts';
import { paths } from '../../../paths.ts';

/**
 * Sends a person the link by SMS. Refuses at the field when the number cannot receive any.
 * @param it `address` in E.164; `pause`: the limit until the next question
 */
export async function sendLinkBySms(
  app: App,
  { address, token, locale, pause }: { address: string; token: string; locale: string; pause: string },
): Promise<void> {
  // The same limit as that of codes: SMS_PER_HOUR is for all that the site sends.
  const all = { key: 'phone codes', max: app.config.sms?.perHour ?? 0, windowSeconds: 3600 };
  if (await consume(app.db, app.clock, all)) {
    await reset(app.db, pause);
    app.log.error({ perHour: all.max }, 'No SMS is sent until the hour is over: SMS_PER_HOUR is used up');
    throw refuse.unavailable(code('person_sms_not_sent'));
  }
  const link = `${app.config.publicUrl}${paths.personConsent(token)}`;
  const outcome = await sendSms(app, {
    to: address,
    template: 'person_consent',
    locale,
    parameters: { site: readSite(app).name, link },
  });
  if (outcome === 'sent') return;
  // No SMS is on its way: a corrected number, or an email instead, need not wait.
  await reset(app.db, pause);
  if (outcome === 'wrong_number') throw refuse.invalid({ address: code('phone_refused') });
  throw refuse.unavailable(code('person_sms_not_sent'));
}
