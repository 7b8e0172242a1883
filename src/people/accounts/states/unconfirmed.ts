import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { UNCLAIMED } from '../shared/rules.ts';
import { findAccount, setDeletionWarned } from '../store.ts';

/**
 * Notifies the person of an account that nobody has confirmed that it will be deleted, in the caller's transaction, which has
 * locked it. Does nothing when it is gone, or verified by now.
 * @param deletedOn the first day in India, YYYY-MM-DD, on which it may be gone
 */
export async function warnOfDeletion(
  tx: Tx,
  accountId: number,
  { now, deletedOn }: { now: Date; deletedOn: string },
): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account || account.email_verified_at) return;
  await setDeletionWarned(tx, accountId, now);
  const claimed = account.password_hash !== UNCLAIMED;
  await recordEvent(tx, {
    name: 'account_deletion.warned',
    data: { account: accountId, deletedOn },
    actor: 'system',
    subject: { kind: 'account', id: accountId },
    jobs: claimed ? [{ task: 'mail_verification', payload: { account: accountId, deletedOn } }] : [],
  });
}
