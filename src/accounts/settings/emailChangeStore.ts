import type { Database, Tx } from '../../kit/database/db.ts';

type NewEmailChange = {
  accountId: number;
  emailBefore: string;
  email: string;
  now: Date;
  expiresAt: Date;
};

/** Adds a change of an email address; an earlier one that waits is stopped. Returns its id. */
export async function insertChange(tx: Tx, it: NewEmailChange): Promise<string> {
  await stopChanges(tx, it.accountId, it.now);
  const { id } = await tx
    .insertInto('email_changes')
    .values({
      account_id: it.accountId,
      email_before: it.emailBefore,
      email: it.email,
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
    .where('confirmed_at', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the change of an account that waits; undefined without one. */
export function findWaitingChange(db: Database, accountId: number, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
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
      'c.confirmed_at',
      'c.stopped_at',
      'a.locale',
      'a.suspended_at',
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
}

/** The link of an email: to the new address it confirms the change, to the old one it stops it. */
export type Link = 'confirm_hash' | 'stop_hash';

export async function setLinkHash(db: Database, id: string, link: Link, hash: Buffer): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ [link]: hash })
    .where('id', '=', id)
    .execute();
}

/** Returns the change that a link belongs to, used or not; undefined when it is unknown or expired. */
export function findChangeByLink(db: Database | Tx, link: Link, hash: Buffer, now: Date) {
  return db
    .selectFrom('email_changes')
    .select(['id', 'account_id', 'email', 'confirmed_at', 'stopped_at'])
    .where(link, '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function markConfirmed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('email_changes').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** Sets the email address of an account, which counts as verified. Throws where another account has it. */
export async function setEmail(tx: Tx, accountId: number, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ email, email_verified_at: now })
    .where('id', '=', accountId)
    .execute();
}
