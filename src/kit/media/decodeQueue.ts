import { refuse } from '../api/refusals.ts';

/** How many pictures may wait for their turn, each as a file on the disk; more are refused for now. */
const WAITING_MAX = 240;

/** How many of them may be of one profile: all that it may have, and those of a second browser. */
const OF_PROFILE_MAX = 40;

/** What waits, of each profile, in the order in which their turns come. */
const queues = new Map<number, (() => Promise<unknown>)[]>();
/** How many of each profile wait or run. */
const ofProfile = new Map<number, number>();
let waiting = 0;
let running = false;

/**
 * Runs work on pictures one after the other in this process: each needs up to 150 MB and one core. Profiles take turns, so that
 * somebody with one picture does not wait for the twenty of another. Refuses with 503 when too many wait already, altogether or
 * of one profile.
 */
export async function queueDecode<Result>(profile: number, work: () => Promise<Result>): Promise<Result> {
  const own = ofProfile.get(profile) ?? 0;
  if (waiting >= WAITING_MAX || own >= OF_PROFILE_MAX) throw refuse.unavailable();
  ofProfile.set(profile, own + 1);
  waiting += 1;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const queue = queues.get(profile) ?? [];
  queue.push(() => work().then(resolve, reject));
  queues.set(profile, queue);
  void runAll();
  try {
    return await promise;
  } finally {
    waiting -= 1;
    const left = ofProfile.get(profile)! - 1;
    if (left > 0) ofProfile.set(profile, left);
    else ofProfile.delete(profile);
  }
}

async function runAll(): Promise<void> {
  if (running) return;
  running = true;
  for (let next = queues.entries().next(); !next.done; next = queues.entries().next()) {
    const [profile, queue] = next.value;
    const work = queue.shift()!;
    // Its next one comes after one of every other profile.
    queues.delete(profile);
    if (queue.length > 0) queues.set(profile, queue);
    await work();
  }
  running = false;
}
