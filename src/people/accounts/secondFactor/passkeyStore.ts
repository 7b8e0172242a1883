import type { Database, Tx } from '../../../kit/database/db.ts';

type Db = Database | Tx;

export function listPasskeys(db: Db, accountId: number) {
  return db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type NewPasskey = {
  accountId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
  now: Date;
};

/** Adds a passkey; false when it is known already. */
export async function insertPasskey(tx: Tx, it: NewPasskey): Promise<boolean> {
  const added = await tx
    .insertInto('staff_passkeys')
    .values({
      account_id: it.accountId,
      credential_id: it.credentialId,
      public_key: Buffer.from(it.publicKey),
      counter: it.counter,
      transports: it.transports,
      name: it.name,
      created_at: it.now,
    })
    .onConflict((on) => on.column('credential_id').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function notePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('staff_passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

export async function deletePasskey(tx: Tx, accountId: number, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('staff_passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
