import type { ManagerRole } from '../src/kit/api/viewer.ts';
import type { Test } from './app.ts';

let made = 0;

/** Adds an account with a verified address that manages a profile. Returns its id and address. */
export async function addManager(
  site: Test,
  profileId: number,
  {
    email = `manager${process.pid}-${++made}@humsafar.example`,
    role = 'manager',
    relation = null,
  }: { email?: string; role?: ManagerRole; relation?: string | null } = {},
) {
  const now = site.app.clock();
  const { id } = await site.app.db
    .insertInto('accounts')
    .values({ email, password_hash: 'none', email_verified_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.app.db
    .insertInto('profile_managers')
    .values({ profile_id: profileId, account_id: id, role, relation, accepted_at: now })
    .execute();
  const browser = await site.as(email.split('@')[0]!);
  return { id, email, browser };
}
