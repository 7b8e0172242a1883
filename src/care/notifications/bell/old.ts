import { sql } from 'kysely';
import { countUpTo } from '../../../kit/database/countUpTo.ts';
import type { Database } from '../../../kit/database/db.ts';

/** Returns how many notifications are from before an instant, up to a limit. */
export const countOldNotifications = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, sql`notifications where created_at < ${before}`);
