import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';

/** How many rows of a place one transaction changes: the search row and the matches of each profile are computed again. */
export const PLACE_BATCH = 100;

/**
 * Changes what profiles state in several tables or columns, and records that each of them has changed.
 * @param change changes up to `PLACE_BATCH` rows of a place; returns the profiles of those that it changed
 * @returns whether a place may have more, for a further job: all places have to be done
 */
export async function changePlaces<Place>(
  tx: Tx,
  places: Place[],
  change: (place: Place) => Promise<number[]>,
): Promise<boolean> {
  let more = false;
  const changed = new Set<number>();
  for (const place of places) {
    const ids = await change(place);
    for (const id of ids) changed.add(id);
    more ||= ids.length === PLACE_BATCH;
  }
  for (const profile of changed)
    await recordEvent(tx, {
      name: 'profile.changed',
      data: { profile },
      actor: 'system',
      subject: { kind: 'profile', id: profile },
    });
  return more;
}
