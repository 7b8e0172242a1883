import type { Database, Tx } from '../../../kit/database/db.ts';

type NewEmailChange = {
  accountId: number;
  /** Null where the account had a phone number alone. */
  emailBefore: string | null;
  email: string;
  /** Null: the old address has to confirm, too. */
  oldConfirmedAt: Date | null;
  now: Date;
  expiresAt: Date;
};

/** Adds a change of an email address; an earlier one that waits is stopped. Returns its id. */
export async function insertEmailChange(tx: Tx, it: NewEmailChange): Promise<string> {
  await stopChanges(tx, it.accountId, it.now);
  const { id } = await tx
    .insertInto('email_changes')
    .values({
      account_id: it.accountId,
      email_before: it.emailBefore,
      email: it.email,
      old_confirmed_at: it.oldConfirmedAt,
      created_at: it.now,
      expires_at: it.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stops the change of an account that waits. Returns whether there was one. */
export async function stopChanges(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_changes')
    .set({ stopped_at: now })
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the change of an account that waits; undefined without one. */
export function findWaitingChange(db: Database, accountId: number, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'expires_at', 'new_confirmed_at', 'old_confirmed_at', 'changes_at'])
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Returns a change with the language of its account, for the emails about it. */
export function findChange(db: Database, id: string) {
  return db
    .selectFrom('email_changes as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select([
      'c.email',
      'c.email_before',
      'c.expires_at',
      'c.changed_at',
      'c.old_confirmed_at',
      'c.stopped_at',
      'a.locale',
      'a.suspended_at',
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

/** The link of an email: the one to the new address confirms the change, the one to the old address can also stop it. */
export type LinkColumn = 'new_hash' | 'old_hash';

export async function setLinkHash(db: Database, id: string, link: LinkColumn, hash: Buffer): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ [link]: hash })
    .where('id', '=', id)
    .execute();
}

/** Returns the change that a link belongs to, used or not; undefined when it is unknown or expired. */
export function findChangeByLink(db: Database | Tx, hash: Buffer, now: Date) {
  return db
    .selectFrom('email_changes')
    .select([
      'id',
      'account_id',
      'email',
      'new_confirmed_at',
      'old_confirmed_at',
      'changes_at',
      'changed_at',
      'stopped_at',
      (eb) => eb('old_hash', '=', hash).as('old'),
    ])
    .where((eb) => eb.or([eb('new_hash', '=', hash), eb('old_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function markConfirmedByOld(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('email_changes').set({ old_confirmed_at: now }).where('id', '=', id).execute();
}

/** Notes that the new address has confirmed. Both links work until `expiresAt`. */
export async function markConfirmedByNew(
  tx: Tx,
  id: string,
  { now, changesAt, expiresAt }: Record<'now' | 'changesAt' | 'expiresAt', Date>,
): Promise<void> {
  await tx
    .updateTable('email_changes')
    .set({ new_confirmed_at: now, changes_at: changesAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function markChanged(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('email_changes').set({ changed_at: now }).where('id', '=', id).execute();
}

/** Returns changes that take place without the old address by now: 100 at most. */
export function findDueChanges(db: Database, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['id', 'account_id', 'email'])
    .where('changes_at', '<=', now)
    .where('changed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .orderBy('changes_at')
    .limit(100)
    .execute();
}

/** Whether a change still waits: it was neither stopped nor made. */
export async function stillWaits(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('email_changes')
    .select('id')
    .where('id', '=', id)
    .where('changed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sets the email address of an account, which counts as verified. Throws where another account has it. */
export async function setEmail(tx: Tx, accountId: number, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email, email_verified_at: now })
    .where('id', '=', accountId)
    .execute();
}
