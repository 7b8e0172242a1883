import { sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';

export {
  countReceivedMessages,
  listUnreadMessages,
  listUnreadOf,
  type UnreadMessage,
} from './messageStore.ts';
export { findConversationSides } from './store.ts';

/** Returns how many conversations a profile has. For staff, who do not see their content. */
export async function countConversations(db: Database, profileId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations
    where low_id = ${profileId} or high_id = ${profileId}`.execute(db);
  return rows[0]!.count;
}
