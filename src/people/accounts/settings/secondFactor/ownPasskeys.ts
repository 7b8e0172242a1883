import { refuse } from '../../../../kit/api/refusals.ts';
import type { App } from '../../../../kit/app/app.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { checkPassword } from '../../passwords/checkPassword.ts';
import { lockAccount } from '../../read.ts';
import { CHALLENGE_MS, endChallenge, findChallenge, insertChallenge } from '../../secondFactor/challenges.ts';
import { deleteFactors, hasFactor, readFactors } from '../../secondFactor/factorStore.ts';
import { deletePasskey, insertPasskey } from '../../secondFactor/passkeyStore.ts';
import {
  type Credential,
  readNewPasskey,
  registrationOptions,
  relyingParty,
} from '../../secondFactor/passkeys.ts';
import { PASSKEYS_MAX } from '../../secondFactor/rules.ts';
import { hashToken, newToken } from '../../tokens/tokens.ts';
import {
  checkFirst,
  finishSetUp,
  isRequired,
  recordFactorChange,
  refuseToReplace,
  requireOwn,
  type StaffCaller,
} from './setUp.ts';

function requireSite(app: App) {
  const rp = relyingParty(app);
  if (!rp) throw refuse.conflict(code('passkey_unavailable'));
  return rp;
}

/** Returns what a browser needs to make a passkey, and the token to add it with. */
export async function beginPasskey(app: App, own: StaffCaller, password: string | undefined) {
  const { id: rpId } = requireSite(app);
  await checkFirst(app, own, password);
  const { accountId, email } = own.viewer;
  const options = await registrationOptions(app, rpId, { id: accountId, email: email! });
  const token = newToken();
  await insertChallenge(app.db, {
    tokenHash: hashToken(token),
    accountId,
    purpose: 'passkey',
    passkeyChallenge: options.challenge,
    expiresAt: new Date(app.clock().getTime() + CHALLENGE_MS),
  });
  return { token, options };
}

/** Adds a passkey. Returns recovery codes where there were none yet, else null. */
export async function addPasskey(
  app: App,
  own: StaffCaller,
  it: { token: string; name: string; credential: Credential },
): Promise<string[] | null> {
  const actor = requireOwn(own);
  const rp = requireSite(app);
  const { accountId } = own.viewer;
  const hash = hashToken(it.token);
  const begun = await findChallenge(app.db, hash, 'passkey', app.clock());
  if (begun?.account_id !== accountId || !begun.passkey_challenge) {
    throw refuse.conflict(code('second_factor_ended'));
  }
  const made = await readNewPasskey(rp, it.credential, begun.passkey_challenge);
  if (!made) throw refuse.invalid({ credential: code('passkey_failed') });
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await refuseToReplace(tx, own);
    if (!(await endChallenge(tx, hash))) throw refuse.conflict(code('second_factor_ended'));
    const { passkeys } = await readFactors(tx, accountId);
    if (passkeys >= PASSKEYS_MAX) {
      throw refuse.conflict(code('passkeys_too_many', { maximum: PASSKEYS_MAX }));
    }
    if (!(await insertPasskey(tx, { accountId, ...made, name: it.name, now: app.clock() }))) {
      throw refuse.conflict(code('passkey_known'));
    }
    return finishSetUp(app, tx, own, actor, { passkeys: passkeys + 1 });
  });
}

/** Removes a passkey. The last second factor stays where one is required; else its recovery codes go with it. */
export async function removePasskey(
  app: App,
  own: StaffCaller,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const actor = requireOwn(own);
  await checkPassword(app, own.viewer, password, 'password');
  const { accountId } = own.viewer;
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await deletePasskey(tx, accountId, id))) throw refuse.notFound();
    const left = await readFactors(tx, accountId);
    if (!hasFactor(left)) {
      if (isRequired(app)) throw refuse.conflict(code('second_factor_needed'));
      await deleteFactors(tx, accountId);
    }
    await recordFactorChange(app, tx, actor, accountId, { secondFactor: { passkeys: left.passkeys } });
  });
}
