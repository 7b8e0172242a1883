import type { StaffRole } from '../src/kit/shared/api/capabilities.ts';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';

let made = 0;

/** Adds a staff account. Returns its key for `site.as`. */
export async function addStaffAccount(site: Test, name: string, role: StaffRole): Promise<string> {
  made += 1;
  const key = `staff${process.pid}-${made}`;
  const { id } = await site.app.db
    .insertInto('accounts')
    .values({ email: `${key}@humsafar.example`, password_hash: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.app.db.insertInto('staff').values({ account_id: id, name, role }).execute();
  return key;
}

/** Adds a staff account and logs in. */
export async function addStaff(site: Test, name: string, role: StaffRole): Promise<Browser> {
  return site.as(await addStaffAccount(site, name, role));
}

/** Ends the access of the colleague with a name, as an admin does. */
export async function endAccess(admin: Browser, name: string) {
  const { staff } = (await admin.get('/api/staff/team')).body;
  const { id } = staff.find((one: { name: string }) => one.name === name);
  return admin.post(`/api/staff/team/${id}/end`, { reason: 'Left' });
}
