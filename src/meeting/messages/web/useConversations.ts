import { useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { messages } from './messages.ts';

/** Returns the viewer's loaded conversations, sorted by newest message. */
export function useConversations() {
  const found = useInfiniteQuery(messages.list.infiniteOptions(byCursor()));
  const seen = new Set<string>();
  // A conversation that moved to the top while older ones were loaded is on two pages.
  const all = found.data?.pages
    .flatMap((page) => page.conversations)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  return { found, all };
}
