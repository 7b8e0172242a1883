import { expect } from 'vitest';
import { HOUR_MS } from '../src/kit/shared/time/durations.ts';
import { insertToken } from '../src/people/accounts/tokens/tokenStore.ts';
import { hashToken, newToken } from '../src/people/accounts/tokens/tokens.ts';
import type { Test } from './app.ts';

let made = 0;

/** Returns the values of the registration form for a new member; `changed` overrides fields. */
export function registration(changed: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    profileFor: 'self',
    name: 'Nandini Deshpande',
    gender: 'female',
    dateOfBirth: '1997-04-12',
    religion: 'hindu',
    motherTongue: 'mr',
    email: `nandini${process.pid}-${made}@example.com`,
    phone: '9822012345',
    password: 'a quiet river 7',
    confirmPassword: 'a quiet river 7',
    consent: true,
    declaration: true,
    ...changed,
  };
}

/** Returns the token at the end of an email's link. */
export function tokenIn(sentEmail: { text: string } | undefined): string {
  return /#([\w-]{20,})/.exec(sentEmail?.text ?? '')?.[1] ?? '';
}

/**
 * Registers a member and verifies the email address by a token created here: a listed member, logged in. The email itself,
 * which registration.test.ts covers, is not sent: that would be half of the time of most tests.
 */
export async function addMember(site: Test, changed: Record<string, unknown> = {}) {
  const sent = registration(changed);
  const browser = site.visitor();
  const { status, body } = await browser.post('/api/accounts', sent, {
    'x-forwarded-for': `192.0.2.${made % 250}`,
  });
  if (status !== 201) throw new Error(`Not registered: ${JSON.stringify(body)}`);
  const key = await site.idOf(body.id);
  const accountId = await site.accountOf(key);
  await site.app.pool.query(
    `delete from graphile_worker._private_jobs where (payload->>'account')::bigint = $1 and locked_by is null`,
    [accountId],
  );
  const token = newToken();
  const now = site.app.clock();
  await insertToken(site.app.db, {
    hash: hashToken(token),
    accountId,
    purpose: 'verify_email',
    now,
    expiresAt: new Date(now.getTime() + HOUR_MS),
  });
  await browser.put('/api/email-verification', { token });
  return { browser, id: body.id as string, email: sent.email as string, key };
}

/** Registers a woman and a man who are both listed. */
/** Fills in the facts without which a profile ranks below others. @param key the profile's internal id */
export async function fillFacts({ app: { db } }: Test, key: number): Promise<void> {
  const termOf = async (kind: string, term: string) => {
    const found = db.selectFrom('vocabulary').select('id').where('kind', '=', kind).where('key', '=', term);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  await db
    .updateTable('profiles')
    .set({
      height_cm: 160,
      marital_status_id: await termOf('marital_status', 'never_married'),
      education_id: await termOf('education', 'mba'),
      profession: 'Teacher',
      city: 'Pune',
    })
    .where('id', '=', key)
    .execute();
}

export async function addCouple(site: Test) {
  return {
    her: await addMember(site),
    him: await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' }),
  };
}

type Side = Awaited<ReturnType<typeof addMember>>;

/** Connects two members: the first sends an interest, the second sends one back. */
export async function connect(one: Side, other: Side): Promise<void> {
  await one.browser.put(`/api/profiles/${other.id}/interest`);
  const { body } = await other.browser.put(`/api/profiles/${one.id}/interest`);
  expect(body.state).toBe('accepted');
}
