import { refuse } from '../../kit/api/refusals.ts';

/** How many pictures may wait for their turn; more are refused for now. */
const WAITING_MAX = 24;

/** How many of them may be of one profile. */
const OF_PROFILE_MAX = 6;
const ofProfile = new Map<number, number>();

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs work on pictures one after the other in this process: each needs up to 150 MB and one core. Refuses with 503 when
 * too many wait already, altogether or of one profile.
 */
export async function takeTurn<Result>(profile: number, work: () => Promise<Result>): Promise<Result> {
  const own = ofProfile.get(profile) ?? 0;
  if (waiting >= WAITING_MAX || own >= OF_PROFILE_MAX) throw refuse.unavailable();
  ofProfile.set(profile, own + 1);
  waiting += 1;
  const result = last.then(work);
  last = result.catch(() => {});
  try {
    return await result;
  } finally {
    waiting -= 1;
    const left = ofProfile.get(profile)! - 1;
    if (left > 0) ofProfile.set(profile, left);
    else ofProfile.delete(profile);
  }
}
