import type { App } from '../kit/app/app.ts';
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
