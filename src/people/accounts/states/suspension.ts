import type { Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { deleteSessions } from '../sessions/sessionStore.ts';
import { setSuspended } from '../store.ts';

type Change = { accountId: number; actor: Actor; now: Date };

/**
 * Suspends an account in the caller's transaction, which has locked it: its sessions end, and it cannot log in. Repeating it
 * is harmless. Its devices stay known.
 */
export async function suspendAccount(tx: Tx, { accountId, actor, now }: Change): Promise<void> {
  if (!(await setSuspended(tx, accountId, now))) return;
  await deleteSessions(tx, accountId, { except: null });
  await recordEvent(tx, {
    name: 'account.suspended',
    data: { account: accountId },
    actor,
    subject: { kind: 'account', id: accountId },
  });
}

/** Ends the suspension of an account, which can log in again. Repeating it is harmless. */
export async function restoreAccount(tx: Tx, { accountId, actor }: Omit<Change, 'now'>): Promise<void> {
  if (!(await setSuspended(tx, accountId, null))) return;
  await recordEvent(tx, {
    name: 'account.restored',
    data: { account: accountId },
    actor,
    subject: { kind: 'account', id: accountId },
  });
}
