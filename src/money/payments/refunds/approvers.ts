import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { rolesWith } from '../../../kit/shared/api/capabilities.ts';

/** Returns whether somebody else of the staff can approve what an account asks for. */
export async function hasApprover(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from staff_names s join account_states a on a.id = s.account_id
    where s.account_id <> ${accountId} and s.role = any(${rolesWith('payments.refund')}::text[])
      and s.ended_at is null and a.suspended_at is null limit 1`.execute(db);
  return rows.length > 0;
}
