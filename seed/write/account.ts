import type { Tx } from '../../src/kit/database/db.ts';
import type { Person } from '../cast/person.ts';
import { phoneOf } from './keys.ts';

export type Given = { now: Date; passwordHash: string };

export async function writeAccount(
  tx: Tx,
  key: string,
  { now, passwordHash }: Given,
  unlisted?: Person['unlisted'],
): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      email: `${key}@humsafar.example`,
      phone: phoneOf(key),
      password_hash: passwordHash,
      email_verified_at: unlisted === 'unverified' ? null : now,
      phone_verified_at: unlisted === 'unverified' ? null : now,
      suspended_at: unlisted === 'suspended' ? now : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
