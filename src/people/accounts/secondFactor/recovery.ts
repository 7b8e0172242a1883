import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { hashPassword, verifyPassword } from '../passwords/password.ts';
import { recoverySecret } from './codes.ts';
import { listRecoveryCodes, takeRecoveryCode } from './factorStore.ts';

/** Takes a recovery code of an account; false when it is unknown or was taken before, also at the same moment. */
export async function consumeRecoveryCode(app: App, accountId: number, typed: string): Promise<boolean> {
  const secret = recoverySecret(typed);
  for (const { id, slow_hash, code_hash } of await listRecoveryCodes(app.db, accountId)) {
    const isRight = code_hash
      ? code_hash.toString('hex') === secret
      : await verifyPassword(secret, slow_hash ?? undefined);
    if (isRight) return takeRecoveryCode(app.db, id, app.clock());
  }
  return false;
}

/** Returns what is stored of new recovery codes. */
export const hashRecoveryCodes = (codes: string[]): Promise<string[]> =>
  Promise.all(codes.map((code) => hashPassword(recoverySecret(code))));

/** Wraps recovery codes that an earlier version stored by a fast hash. Repeating it is harmless. */
export async function slowDownRecoveryCodes(db: Database): Promise<void> {
  const fast = await db
    .selectFrom('staff_recovery_codes')
    .select(['id', 'code_hash'])
    .where('code_hash', 'is not', null)
    .execute();
  for (const { id, code_hash } of fast) {
    const slow = await hashPassword(code_hash!.toString('hex'));
    await sql`
      update staff_recovery_codes set slow_hash = ${slow}, code_hash = null
      where id = ${id} and code_hash is not null`.execute(db);
  }
}
