import { openSmsSandbox, type SmsSandbox } from '../sandbox/sms/gateway.ts';
import { openTest } from './app.ts';

export type SmsTest = Awaited<ReturnType<typeof openSmsTest>>;

/** Returns the variables by which a site sends its SMS to a sandbox. */
export const smsVariables = ({ account: { accountSid, authToken, sender, apiUrl } }: SmsSandbox) => ({
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_SENDER: sender,
  TWILIO_API_URL: apiUrl,
});

/** Starts the whole server (openTest) with an SMS gateway: the sandbox, in this process. */
export async function openSmsTest() {
  const sms = await openSmsSandbox();
  const site = await openTest({ NODE_ENV: 'test', ...smsVariables(sms) });
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
