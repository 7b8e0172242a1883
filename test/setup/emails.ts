import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Outgoing } from '../../src/kit/jobs/emails.ts';
import { type Mail, MailError } from '../../src/kit/mail/mail.ts';
import { openTest, type Test } from '../app.ts';

export let site: Test;
export let working: Mail;

let made = 0;
export const to = () => `receiver${++made}@example.com`;
export const received = (address: string) => site.mail.filter((one) => one.to === address).length;
export const email = (address: string, oncePerDay?: string): Outgoing => ({
  to: address,
  subject: 'Namaste',
  text: 'Namaste',
  oncePerDay,
});
export const job = (attempts = 1) => ({ id: String(1_000_000 + ++made), attempts });

/** Mail that fails: the server refuses, or the connection is lost once the whole email has left. */
export function failing(handedOver: boolean) {
  const sent: (string | undefined)[] = [];
  site.app.mail = {
    ...working,
    async send({ messageId }) {
      sent.push(messageId);
      throw new MailError(handedOver ? { code: 'ECONNECTION' } : { responseCode: 451 }, handedOver);
    },
  };
  return sent;
}

/** Notes the mail of the server that runs now as the one that works. */
export function keepMail(): void {
  working = site.app.mail;
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
    keepMail();
  });
  afterEach(() => {
    site.app.mail = working;
  });
  afterAll(() => site.close());
}
