import { setTimeout as sleep } from 'node:timers/promises';
import type { Reading } from '../../kit/api/limits/readings.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { type Coded, code } from '../../kit/shared/api/errorCode.ts';
import { delayOf, NEAR, type ReadKind, readerOf } from '../../kit/shared/api/limits/readingRules.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { readReadingLimits } from './limits.ts';
import { addReadings, markNearLimit, readLimitFacts, returnReadings } from './store.ts';

/** What this process has counted today; another process counts the same item once more. */
const counted = { day: '', items: new Set<string>() };
const COUNTED_MAX = 200_000;

const refusals: Record<ReadKind, (limit: number) => Coded> = {
  profiles: (limit) => code('reading_profiles_limit', { limit }),
  cards: (limit) => code('reading_cards_limit', { limit }),
  photos: (limit) => code('reading_photos_limit', { limit }),
};

/**
 * Counts what a reader is about to receive: what was counted that day is free. The account and the profile it acts for are each
 * counted, so that several accounts of a profile, or profiles of an account, share a limit.
 * Slows down near the limit. Refuses over it until the day in India ends; what is refused does not count.
 */
export async function limitReading({ app, viewer, address, kind, items }: Reading): Promise<void> {
  const now = app.clock();
  const day = dayInIndia(now);
  if (counted.day !== day || counted.items.size > COUNTED_MAX) {
    counted.day = day;
    counted.items.clear();
  }
  const reader = viewer ? `account ${viewer.accountId}/${viewer.profile?.id}` : `network ${address}`;
  const nameOf = (item: string) => `${app.config.dataDir} ${reader} ${kind} ${item}`;
  const fresh = [...new Set(items)].map(nameOf).filter((name) => !counted.items.has(name));
  if (fresh.length === 0) return;
  const readers = viewer
    ? [
        { reader: `account ${viewer.accountId}`, account: viewer.accountId, profile: null },
        ...(viewer.profile
          ? [{ reader: `profile ${viewer.profile.id}`, account: null, profile: viewer.profile.id }]
          : []),
      ]
    : [{ reader, account: null, profile: null }];
  const more = fresh.length;
  const amount = await addReadings(app.db, { readers, kind, day, now, network: address, more });
  const limit = await limitOf({ app, viewer, kind, now }, amount);
  if (amount > limit * NEAR) {
    const marked = await markNearLimit(app.db, { readers, kind, day, now });
    if (marked)
      app.log.warn(
        { readers: readers.map((one) => one.reader), kind, amount, limit },
        'A reader is near a daily limit',
      );
  }
  if (amount > limit) {
    await returnReadings(app.db, { readers, kind, day, more });
    const midnight = Date.parse(`${day}T00:00:00+05:30`) + DAY_MS;
    throw refuse.tooMany(Math.max(1, Math.ceil((midnight - now.getTime()) / 1000)), refusals[kind](limit));
  }
  for (const name of fresh) counted.items.add(name);
  const delay = delayOf(amount, limit);
  if (delay > 0) await sleep(delay);
}

/** Returns the limit. Looks the reader up only near the lowest limit, which few readers reach. */
async function limitOf(
  { app, viewer, kind, now }: Pick<Reading, 'app' | 'viewer' | 'kind'> & { now: Date },
  amount: number,
): Promise<number> {
  const limits = readReadingLimits(app);
  if (!viewer) return limits.visitorCards;
  const { newDays } = limits;
  const lowest = Math.min(limits.new[kind], limits.free[kind], limits.verified[kind], limits.plan[kind]);
  if (amount <= lowest * NEAR) return lowest;
  const { createdAt, verified } = await readLimitFacts(app.db, viewer.accountId, viewer.profile?.id ?? null);
  const ageDays = (now.getTime() - createdAt.getTime()) / DAY_MS;
  return limits[readerOf({ premium: viewer.premium, ageDays, verified, newDays })][kind];
}
