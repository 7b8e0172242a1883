import type { SmsSandbox } from '../sandbox/sms/open.ts';
import { openSandbox as openTwilioSandbox } from '../sandbox/sms/twilio.ts';
import { openTest } from './app.ts';

export type SmsTest = Awaited<ReturnType<typeof openSmsTest>>;

/** Starts the whole server (openTest) with an SMS gateway: its sandbox, in this process. */
export async function openSmsTest(openSandbox: () => Promise<SmsSandbox> = openTwilioSandbox) {
  const sms = await openSandbox();
  const site = await openTest({ NODE_ENV: 'test', ...sms.variables });
  const { close } = site;
  return Object.assign(site, {
    sms,
    /** Returns the code of the last SMS to a number. */
    codeTo: (phone: string) => /^\d{6}/.exec(sms.sent.find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '',
    async close() {
      await close();
      await sms.close();
    },
  });
}
