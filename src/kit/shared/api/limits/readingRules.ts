import { z } from 'zod';
import { code } from '../errorCode.ts';

/** What is counted: whole profiles, cards in lists, sharp photos of others. */
export const READ_KINDS = ['profiles', 'cards', 'photos'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** Whom a limit is for: an account of the first days, one without and with a verified identity, one with a plan. */
export const READERS = ['new', 'free', 'verified', 'plan'] as const;
export type ReaderGroup = (typeof READERS)[number];

/**
 * What a new site starts with, for each reader and day: several times what a busy family reads. Photos are those of all cards and
 * ten of each whole profile, so that they never end first.
 */
const usual: Record<ReaderGroup, Record<ReadKind, number>> = {
  new: { profiles: 80, cards: 800, photos: 1600 },
  free: { profiles: 150, cards: 1500, photos: 3000 },
  verified: { profiles: 250, cards: 2500, photos: 5000 },
  plan: { profiles: 400, cards: 4000, photos: 8000 },
};

const LIMIT_MAX = 100_000;
const limits = code('reading_limit_invalid', { minimum: 10, maximum: LIMIT_MAX });
const amount = z.number({ error: limits }).int(limits).min(10, limits).max(LIMIT_MAX, limits);
const daysWrong = code('reading_days_invalid', { minimum: 0, maximum: 90 });
const days = z.number({ error: daysWrong }).int(daysWrong).min(0, daysWrong).max(90, daysWrong);
/** Each card shows a photo, and so does each profile: with fewer photos, lists would lose theirs before they end. */
const fewestPhotos = ({ profiles, cards }: Record<'profiles' | 'cards', number>) =>
  Math.min(LIMIT_MAX, profiles + cards);
const ofReader = z
  .object({ profiles: amount, cards: amount, photos: amount })
  .refine((it) => it.photos >= fewestPhotos(it), { error: code('reading_photos_few'), path: ['photos'] });

/** How much may be read of others in a day. */
export const readingLimits = z.object({
  new: ofReader.describe('Of an account in its first days'),
  free: ofReader,
  verified: ofReader.describe('Of a profile whose identity is verified'),
  plan: ofReader.describe('Of a profile with a plan'),
  visitorCards: amount.describe('Cards without a login from one network, which many families may share'),
  newDays: days.describe('For how many days an account counts as new'),
});

export type ReadingLimits = z.output<typeof readingLimits>;

/** Returns limits that a site has stored with as many photos as its cards and profiles show. */
export function withEnoughPhotos(limits: ReadingLimits): ReadingLimits {
  const raised = READERS.map((reader) => {
    const it = limits[reader];
    return [reader, { ...it, photos: Math.max(it.photos, fewestPhotos(it)) }];
  });
  return { ...limits, ...Object.fromEntries(raised) };
}

export const usualReadingLimits: ReadingLimits = { ...usual, visitorCards: 5000, newDays: 7 };

/** From this share of a limit on, reading becomes slow and staff see who reads. */
export const NEAR = 0.8;
/** How long an answer waits at most when the limit is close. */
const DELAY_MAX_MS = 3000;

/** Returns how long an answer waits: longer, the closer its reader has come to the limit. */
export function delayOf(amount: number, limit: number): number {
  const near = limit * NEAR;
  return amount <= near ? 0 : Math.round(DELAY_MAX_MS * Math.min(1, (amount - near) / (limit - near)));
}

/** Returns whose limits an account has. A plan comes first, whose holder the payment identifies. */
export function readerOf({
  premium,
  ageDays,
  verified,
  newDays,
}: {
  premium: boolean;
  ageDays: number;
  verified: boolean;
  newDays: number;
}): ReaderGroup {
  if (premium) return 'plan';
  if (ageDays < newDays) return 'new';
  return verified ? 'verified' : 'free';
}
