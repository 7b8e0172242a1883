import type { StaffRole } from '../viewer.ts';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';

let made = 0;

/** Somebody of the staff, logged in. */
export async function addStaff(site: Test, name: string, role: StaffRole): Promise<Browser> {
  made += 1;
  const key = `staff${process.pid}-${made}`;
  const { id } = await site.app.db
    .insertInto('accounts')
    .values({ email: `${key}@humsafar.example`, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.app.db.insertInto('staff').values({ account_id: id, name, role }).execute();
  return site.as(key);
}
