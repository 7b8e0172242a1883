import type { Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import {
  countReceived as count,
  listBetween,
  listOtherSides,
  type OtherSide,
  type Reader,
} from './boxStore.ts';
import type { Interest } from './contract.ts';
import { seenBy } from './interests.ts';
import { findSides as find } from './store.ts';

export type { OtherSide };

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

/** Returns who has sent those of interests to the reader that wait for an answer, by the interests' ids. */
export function listPendingFrom(app: App, reader: Reader, ids: string[]): Promise<Map<string, OtherSide>> {
  return listOtherSides(app.db, reader, { ids, state: 'pending', side: 'receiver_id', now: app.clock() });
}

/** Returns who has accepted those of interests that the reader sent, by the interests' ids. */
export function listAcceptedBy(app: App, reader: Reader, ids: string[]): Promise<Map<string, OtherSide>> {
  return listOtherSides(app.db, reader, { ids, state: 'accepted', side: 'sender_id', now: app.clock() });
}

/** Returns the two profiles of an interest and when it was sent, the last time. */
export const findSides = (app: App, id: string) => find(app.db, id);
