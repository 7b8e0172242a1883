import { consume, giveBack } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';

/** How many profiles a member may read ahead in a day, and not open. */
export const AHEAD = { max: 100, windowSeconds: DAY_MS / 1000 };

const keyOf = (viewerId: number) => `profiles read ahead by ${viewerId}`;

/** Counts a profile that a page fetches ahead. Refuses more than a page does: nobody would be listed as having read them. */
export async function countAhead(app: App, viewerId: number): Promise<void> {
  const wait = await consume(app.db, app.clock, { key: keyOf(viewerId), ...AHEAD });
  if (wait > 0) throw refuse.tooMany(wait);
}

/** Lets a viewer who has opened a profile, and is listed, read another one ahead. */
export const allowAhead = (tx: Tx, viewerId: number): Promise<void> => giveBack(tx, keyOf(viewerId));
