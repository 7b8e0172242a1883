import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { listUnread as list, type UnreadMessage } from './messageStore.ts';

export { countReceived as countMessages, listUnreadOf, type UnreadMessage } from './messageStore.ts';
export { findSidesOf } from './store.ts';

/** Returns which messages a reader has received and not read, and whose senders are visible to them now. */
export function listUnread(
  app: App,
  reader: Parameters<typeof list>[1],
  messages: Parameters<typeof list>[2],
): Promise<UnreadMessage[]> {
  return list(app.db, reader, messages);
}

/** Returns how many conversations a profile has. For staff, who do not see their content. */
export async function countConversations(db: Database, profileId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversations
    where low_id = ${profileId} or high_id = ${profileId}`.execute(db);
  return rows[0]!.count;
}
