import { expect } from 'vitest';
import type { Test } from './app.ts';

let made = 0;

/** What the registration form sends for somebody new; `changed` replaces fields. */
export function registration(changed: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    profileFor: 'self',
    name: 'Nandini Deshpande',
    gender: 'female',
    dateOfBirth: '1997-04-12',
    religion: 'Hindu',
    motherTongue: 'Marathi',
    email: `nandini${process.pid}-${made}@example.com`,
    phone: '9822012345',
    password: 'a quiet river 7',
    confirmPassword: 'a quiet river 7',
    consent: true,
    ...changed,
  };
}

/** The secret at the end of a letter's link. */
export function tokenIn(letter: { text: string } | undefined): string {
  return /#([\w-]{20,})/.exec(letter?.text ?? '')?.[1] ?? '';
}

/** Registers somebody and verifies the e-mail address as its mail says: a listed member, logged in. */
export async function addMember(site: Test, changed: Record<string, unknown> = {}) {
  const sent = registration(changed);
  const browser = site.visitor();
  const { status, body } = await browser.post('/api/accounts', sent, {
    'x-forwarded-for': `192.0.2.${made % 250}`,
  });
  if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`);
  await site.workOff();
  const letterTo = () => site.mail.find((one) => one.to === sent.email);
  // Another test's worker may have taken the task and be at it still.
  for (let tries = 0; tries < 100 && !letterTo(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const letter = letterTo();
  await browser.put('/api/email-verification', { token: tokenIn(letter) });
  return { browser, id: body.id as string, email: sent.email as string, key: await site.idOf(body.id) };
}

/** A woman and a man who are both listed. */
export async function addCouple(site: Test) {
  return {
    her: await addMember(site),
    him: await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' }),
  };
}

type Side = Awaited<ReturnType<typeof addMember>>;

/** Connects two: the first sends an interest, the second answers with one. */
export async function connect(one: Side, other: Side): Promise<void> {
  await one.browser.put(`/api/profiles/${other.id}/interest`);
  const { body } = await other.browser.put(`/api/profiles/${one.id}/interest`);
  expect(body.state).toBe('accepted');
}
