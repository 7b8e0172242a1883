import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { formatPhone } from '../../kit/shared/api/phone.ts';
import { findLatest } from './downloads/downloadStore.ts';
import { findNominee } from './nominees/nomineeStore.ts';

export { listWithNominee } from './nominees/nomineeStore.ts';

/** Returns the download of an account that is ready and has not expired; undefined without one. */
export async function findReadyDownload(
  app: App,
  accountId: number,
): Promise<{ id: string; expiresAt: Date } | undefined> {
  const row = await findLatest(app.db, accountId, app.clock());
  return row?.ready_at ? { id: row.id, expiresAt: row.expires_at } : undefined;
}

/** Returns the name of a profile that a former owner asked to delete, who that is to its person, and when it will be unless it is kept; undefined for any other. */
export async function findAskedToDelete(
  app: App,
  profileId: number,
): Promise<{ name: string; relation: string | null; delete_at: Date | null } | undefined> {
  return app.db
    .selectFrom('deletion_requests as d')
    .innerJoin('profiles as p', 'p.id', 'd.profile_id')
    .select(['p.name', 'd.relation', 'd.delete_at'])
    .where('d.profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Returns an account's nominee in a line: name, phone number and email. Null where nobody is named. */
export async function describeNominee(tx: Tx, accountId: number): Promise<string | null> {
  const row = await findNominee(tx, accountId);
  return row ? [row.name, formatPhone(row.phone), row.email].filter(Boolean).join(' · ') : null;
}

export { countOldCopies } from './deletion/sealedCopies.ts';
export { countUnconfirmed } from './deletion/unconfirmed/unconfirmed.ts';
export { countOldOrders } from './ledger/removeOldLedger.ts';
