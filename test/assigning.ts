import { expect } from 'vitest';
import type { StaffRole } from '../src/kit/shared/api/capabilities.ts';
import type { Test } from './app.ts';
import { addStaffAccount } from './staff.ts';

/** Adds a colleague with a verified address, and logs them in. */
export async function addColleague(site: Test, name: string, role: StaffRole) {
  const key = await addStaffAccount(site, name, role);
  const email = `${key}@humsafar.example`;
  const { id: accountId } = await site.app.db
    .updateTable('accounts')
    .set({ email_verified_at: site.app.clock() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { browser: await site.as(key), email, accountId };
}

/** Sends a message by the contact form, which an admin assigns to a colleague. @returns its address */
export async function assignMessage(site: Test, colleague: number): Promise<string> {
  const sent = { name: 'Sunita Rao', email: 'sunita@example.com', message: 'Namaste' };
  expect((await site.visitor().post('/api/contact-messages', sent)).status).toBeOneOf([200, 201]);
  const { thread } = await site.app.db
    .selectFrom('contact_messages')
    .select('thread')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const address = `/api/staff/contact-messages/${thread}`;
  await takeMessage(await site.as('admin'), address, colleague);
  return address;
}

/** Assigns a message to a colleague; null returns it to the queue. */
export async function takeMessage(
  by: Awaited<ReturnType<Test['as']>>,
  address: string,
  takenBy: number | 'me' | null,
): Promise<void> {
  const { updatedAt } = (await by.get(address)).body;
  expect((await by.put(address, { updatedAt, state: 'new', takenBy })).status).toBe(200);
}
