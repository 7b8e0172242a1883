import type { App } from '../kit/app.ts';
import type { Viewer } from '../kit/viewer.ts';
import type { Interest } from './contract.ts';
import { seenBy } from './interests.ts';
import { countReceived as count, listBetween } from './store.ts';

/** What there is between the viewer and each of other profiles, by their internal ids. What the other took back is not told. */
export async function betweenMany(
  app: App,
  viewer: Viewer | null,
  others: number[],
): Promise<Map<number, Interest>> {
  const me = viewer?.profile?.id;
  if (!me || others.length === 0) return new Map();
  const rows = await listBetween(app.db, me, others, app.clock());
  return new Map(
    rows
      .filter((row) => row.state !== 'withdrawn' || row.sender_id === me)
      .map((row) => [row.sender_id === me ? row.receiver_id : row.sender_id, seenBy(me, row)]),
  );
}

/** How many interests a viewer has received in all, and how many of them wait for an answer. */
export function countReceived(app: App, viewer: Viewer): Promise<{ all: number; waiting: number }> {
  return count(app.db, viewer, app.clock());
}
