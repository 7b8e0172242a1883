import type { Tx } from '../../src/kit/database/db.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import type { Person } from '../cast/person.ts';
import { chance, numberFrom } from '../random.ts';
import { phoneOf } from './keys.ts';

export type Given = { now: Date; passwordHash: string };

/** How long ago one of the cast registered: at most eleven months, most of them lately. */
const daysSince = (key: string) => 330 * chance(numberFrom(key))() ** 1.5;

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
      // Who has not confirmed an address for long is removed.
      created_at: unlisted === 'unverified' ? now : new Date(now.getTime() - daysSince(key) * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
