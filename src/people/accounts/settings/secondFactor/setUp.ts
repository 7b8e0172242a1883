import { type AuditActor, recordAudit } from '../../../../base/audit/audit.ts';
import { readSite } from '../../../../base/site/read.ts';
import type { Origin } from '../../../../kit/api/call.ts';
import { refuse } from '../../../../kit/api/refusals.ts';
import type { Viewer } from '../../../../kit/api/viewer.ts';
import type { App } from '../../../../kit/app/app.ts';
import { seal, unseal } from '../../../../kit/app/seal.ts';
import type { Database, Tx } from '../../../../kit/database/db.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { checkPassword } from '../../passwords/checkPassword.ts';
import { lockAccount } from '../../read.ts';
import { appUri, newRecoveryCodes, newSecret, totpStepOf } from '../../secondFactor/codes.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteFactors,
  findAuthenticator,
  hasFactor,
  putWaitingSecret,
  readFactors,
  replaceRecoveryCodes,
  setSetUpDone,
} from '../../secondFactor/factorStore.ts';
import { listPasskeys } from '../../secondFactor/passkeyStore.ts';
import { relyingParty } from '../../secondFactor/passkeys.ts';
import { hashRecoveryCodes } from '../../secondFactor/recovery.ts';
import { countAttempt, sealing } from '../../sessions/secondStep.ts';
import { deleteSessions } from '../../sessions/sessionStore.ts';

/** The staff member who changes their own second factor, and where the request comes from. */
export type StaffCaller = { viewer: Viewer; client: Origin };

/** Whether staff need a second factor: everywhere but in a demo. */
export const isRequired = (app: App): boolean => !app.config.demo;

/** Refuses accounts that are not staff as not found: members log in with their password. */
export function requireOwn({ viewer, client }: StaffCaller): AuditActor {
  if (!viewer.staff) throw refuse.notFound();
  const { address, userAgent } = client;
  return { accountId: viewer.accountId, role: viewer.staff.role, address, userAgent };
}

/** Returns the viewer's second factor. */
export async function readOwnFactor(app: App, own: StaffCaller) {
  requireOwn(own);
  const { accountId } = own.viewer;
  const [factors, recoveryCodesLeft, passkeys] = await Promise.all([
    readFactors(app.db, accountId),
    countRecoveryCodes(app.db, accountId),
    listPasskeys(app.db, accountId),
  ]);
  return {
    required: isRequired(app),
    app: factors.app,
    recoveryCodesLeft,
    passkeys: passkeys.map((one) => ({
      id: one.id,
      name: one.name,
      createdAt: one.created_at.toISOString(),
      lastUsedAt: one.last_used_at?.toISOString() ?? null,
    })),
    passkeysAvailable: relyingParty(app) !== null,
  };
}

/** Asks for the password before a change, where there is a second factor already: a borrowed browser must not replace it. */
export async function checkFirst(app: App, own: StaffCaller, password: string | undefined): Promise<void> {
  requireOwn(own);
  await refuseToReplace(app.db, own);
  if (hasFactor(await readFactors(app.db, own.viewer.accountId))) {
    await checkPassword(app, own.viewer, password ?? '', 'password');
  }
}

/**
 * Refuses a session that is there to set up the first second factor when there is one by now: it was begun with the password
 * alone, which must not replace what was added meanwhile.
 */
export async function refuseToReplace(db: Database | Tx, { viewer }: StaffCaller): Promise<void> {
  if (viewer.staff?.mustSetUp && hasFactor(await readFactors(db, viewer.accountId)))
    throw refuse.conflict(code('staff_changed'));
}

/** Makes a new secret for an authenticator app. The one before counts until a code of the new one is confirmed. */
export async function beginAuthenticator(app: App, own: StaffCaller, password: string | undefined) {
  await checkFirst(app, own, password);
  const { accountId, email } = own.viewer;
  const secret = newSecret();
  const sealed = await seal(app.db, sealing, secret);
  await app.db.transaction().execute((tx) => putWaitingSecret(tx, accountId, sealed));
  return { secret, uri: appUri(secret, { site: readSite(app).name, email: email! }) };
}

/**
 * Confirms a new authenticator app with one of its codes, and logs the account out elsewhere.
 * @returns recovery codes where there were none yet, else null
 */
export async function confirmAuthenticator(
  app: App,
  own: StaffCaller,
  typed: string,
): Promise<string[] | null> {
  const actor = requireOwn(own);
  const { accountId } = own.viewer;
  await countAttempt(app, accountId);
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    await refuseToReplace(tx, own);
    const known = await findAuthenticator(tx, accountId);
    const secret = known?.waiting_secret ? await unseal(app.db, sealing, known.waiting_secret) : undefined;
    if (typeof secret !== 'string') throw refuse.conflict(code('staff_changed'));
    const step = totpStepOf(secret, typed, app.clock());
    if (step === null) throw refuse.invalid({ code: code('second_factor_code_wrong') });
    await confirmSecret(tx, accountId, step, app.clock());
    return finishSetUp(app, tx, own, actor, { app: true });
  });
}

/** Notes that a factor was added: recovery codes with the first one, other sessions end, the audit log. */
export async function finishSetUp(app: App, tx: Tx, own: StaffCaller, actor: AuditActor, after: object) {
  const { accountId, sessionId } = own.viewer;
  const codes = (await countRecoveryCodes(tx, accountId)) === 0 ? await renew(tx, accountId) : null;
  await setSetUpDone(tx, sessionId);
  await deleteSessions(tx, accountId, { except: sessionId });
  await recordFactorChange(app, tx, actor, accountId, { secondFactor: after });
  return codes;
}

async function renew(tx: Tx, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, await hashRecoveryCodes(codes));
  return codes;
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(app: App, own: StaffCaller, password: string): Promise<string[]> {
  const actor = requireOwn(own);
  await checkPassword(app, own.viewer, password, 'password');
  const { accountId } = own.viewer;
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if (!hasFactor(await readFactors(tx, accountId))) throw refuse.conflict(code('staff_has_no_factor'));
    const codes = await renew(tx, accountId);
    await recordFactorChange(app, tx, actor, accountId, { recoveryCodes: 'new' });
    return codes;
  });
}

/** Turns the second factor off, where it is not required. */
export async function turnOff(app: App, own: StaffCaller, password: string): Promise<void> {
  const actor = requireOwn(own);
  if (isRequired(app)) throw refuse.conflict(code('second_factor_needed'));
  await checkPassword(app, own.viewer, password, 'password');
  const { accountId } = own.viewer;
  await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await deleteFactors(tx, accountId))) throw refuse.conflict(code('staff_has_no_factor'));
    await recordFactorChange(app, tx, actor, accountId, { secondFactor: null });
  });
}

/** Adds a change of an account's second factor to the audit log. */
export const recordFactorChange = (
  app: App,
  tx: Tx,
  actor: AuditActor,
  accountId: number,
  after: Record<string, unknown>,
) =>
  recordAudit(tx, {
    actor,
    action: 'change',
    subject: { kind: 'account', id: accountId },
    now: app.clock(),
    after,
  });
