import type { Tx } from '../../../kit/database/db.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { fitOf, meetsMusts, utilities } from '../../../people/profiles/fit/fit.ts';
import { rankInQueue } from '../../interests/intake/queue.ts';
import { scorableOf } from '../people/people.ts';
import { findPerson } from '../people/peopleStore.ts';

/** Ranks a waiting interest by how well the two fit each other's wishes as stated now. */
export async function rankQueued(
  tx: Tx,
  { interest, sender, receiver }: { interest: string; sender: number; receiver: number },
  { now }: { now: Date },
): Promise<void> {
  const day = dayInIndia(now);
  const findScorable = async (id: number) => {
    const row = await findPerson(tx, id);
    // The stated fit does not depend on the rates of the two.
    return row && scorableOf(row, { day, usual: { chosen: 0.5, choosing: 0.5 } });
  };
  const [one, other] = [await findScorable(sender), await findScorable(receiver)];
  if (!one || !other) return;
  const theirs = utilities(one.facts, other.wishes, []);
  const mine = utilities(other.facts, one.wishes, []);
  const possible = meetsMusts(theirs, other.wishes) && meetsMusts(mine, one.wishes);
  const fit = possible ? Math.sqrt(fitOf(theirs, other.wishes) * fitOf(mine, one.wishes)) : 0;
  await rankInQueue(tx, interest, fit);
}
