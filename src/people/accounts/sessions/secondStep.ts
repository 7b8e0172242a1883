import type { Client } from '../../../kit/api/call.ts';
import { noteIncident } from '../../../kit/api/limits/incidents.ts';
import { consume, reset } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { unseal } from '../../../kit/app/seal.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { CHALLENGE_MS, endChallenge, findChallenge, insertChallenge } from '../secondFactor/challenges.ts';
import { totpStepOf } from '../secondFactor/codes.ts';
import { findAuthenticator, hasFactor, readFactors, takeStep } from '../secondFactor/factorStore.ts';
import { type Credential, checkPasskey, loginOptions } from '../secondFactor/passkeys.ts';
import { consumeRecoveryCode } from '../secondFactor/recovery.ts';
import { findAccount } from '../store.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import { type LandingPath, startSession } from './sessions.ts';

export const sealing = { key: 'second_factor', use: 'authenticator' };

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

type Begun = {
  lands: LandingPath;
  /** Set when nobody is logged in yet. */
  secondFactor?: { token: string; code: boolean; passkey: unknown };
};

/** Logs an account in whose password was right, or asks for its second step. */
export async function beginLogin(app: App, client: Client, accountId: number): Promise<Begun> {
  const account = await findAccount(app.db, accountId);
  const factors = account?.staff_role ? await readFactors(app.db, accountId) : null;
  if (!factors || !hasFactor(factors)) return { lands: await startSession(app, client, accountId) };
  const passkey = await loginOptions(app, accountId);
  const token = newToken();
  await insertChallenge(app.db, {
    tokenHash: hashToken(token),
    accountId,
    purpose: 'login',
    passkeyChallenge: passkey?.challenge ?? null,
    expiresAt: new Date(app.clock().getTime() + CHALLENGE_MS),
  });
  // Without an app, the code is one of the recovery codes.
  return { lands: '/admin/dashboard', secondFactor: { token, code: factors.app, passkey } };
}

/** Counts an attempt at the second step of an account, before it is checked. */
export async function countAttempt(app: App, accountId: number): Promise<void> {
  for (const limit of [
    { key: `second step of ${accountId}`, max: 10, windowSeconds: QUARTER_HOUR },
    { key: `second step of ${accountId} in a day`, max: 60, windowSeconds: DAY },
  ]) {
    const wait = await consume(app.db, app.clock, limit);
    if (wait) throw refuse.tooMany(wait, code('second_factor_too_often'));
  }
}

const forgetAttempts = (app: App, accountId: number) => reset(app.db, `second step of ${accountId}`);

/**
 * Passes the second step of a login and starts its session. Refuses a token that is unknown, used or older than 10 minutes
 * with UNAUTHORIZED, a wrong code at its field, and ten wrong ones in 15 minutes with TOO_MANY_REQUESTS.
 */
export async function passSecondFactor(
  app: App,
  client: Client,
  it: { token: string; code?: string; passkey?: Credential },
): Promise<LandingPath> {
  const hash = hashToken(it.token);
  const ended = () => refuse.unauthorized(code('second_factor_ended'));
  const challenge = await findChallenge(app.db, hash, 'login', app.clock());
  if (!challenge) throw ended();
  const { account_id: accountId, passkey_challenge: toSign } = challenge;
  await countAttempt(app, accountId);
  const account = await findAccount(app.db, accountId);
  if (!account || account.suspended_at) throw ended();
  try {
    if (it.passkey) {
      const right =
        toSign !== null &&
        (await checkPasskey(app, app.db, { accountId, credential: it.passkey, challenge: toSign }));
      if (!right) throw refuse.invalid({ passkey: code('passkey_failed') });
    } else {
      await takeCode(app, accountId, it.code ?? '');
    }
  } catch (error) {
    noteIncident({ app, kind: 'login_failed', account: accountId, network: client.address });
    throw error;
  }
  // Of two at once with two right codes, one logs in.
  if (!(await endChallenge(app.db, hash))) throw ended();
  await forgetAttempts(app, accountId);
  return startSession(app, client, accountId, { secondFactor: true });
}

async function takeCode(app: App, accountId: number, typed: string): Promise<void> {
  if (typed === '') throw refuse.invalid({ code: code('second_factor_code_missing') });
  if (!/^\d{1,8}$/.test(typed)) {
    if (await consumeRecoveryCode(app, accountId, typed)) return;
    throw refuse.invalid({ code: code('recovery_code_wrong') });
  }
  const known = await findAuthenticator(app.db, accountId);
  const secret = known?.secret ? await unseal(app.db, sealing, known.secret) : undefined;
  const step = typeof secret === 'string' ? totpStepOf(secret, typed, app.clock()) : null;
  if (step === null) throw refuse.invalid({ code: code('second_factor_code_wrong') });
  if (!(await takeStep(app.db, accountId, step))) {
    throw refuse.invalid({ code: code('second_factor_code_used') });
  }
}
