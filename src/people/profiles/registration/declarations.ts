import type { Database, Tx } from '../../../kit/database/db.ts';
import { currentContext } from '../../../kit/requestContext.ts';

/**
 * The wording of the declaration (web/register/Declaration.tsx) by the day it was written. Other words, another day: what
 * earlier members declared stays known.
 */
export const DECLARATION_VERSION = '2026-11-23';

/** Records the declaration about a profile with the request's time and network address, inside the caller's transaction; made again in the same words, the first stays. */
export async function recordDeclaration(tx: Tx, profileId: number, accountId: number): Promise<void> {
  const { clock, address } = currentContext();
  await tx
    .insertInto('declarations')
    .values({
      profile_id: profileId,
      version: DECLARATION_VERSION,
      account_id: accountId,
      declared_at: clock(),
      address,
    })
    .onConflict((on) => on.columns(['profile_id', 'version']).doNothing())
    .execute();
}

/** Returns when the newest declaration about a profile was made, and its version; null for one from before there were any. */
export async function findDeclaration(db: Database | Tx, profileId: number) {
  const row = await db
    .selectFrom('declarations')
    .select(['version', 'declared_at'])
    .where('profile_id', '=', profileId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, declaredAt: row.declared_at.toISOString() } : null;
}
