import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { completeness, type ProfilePart, partsFor } from '../shared/facts/completeness.ts';
import { FACT_PARTS, type FactPart } from '../shared/facts/fact.ts';
import { factKeys, factOf, isOfFamily } from '../shared/facts/list.ts';
import type { ProfileTexts } from '../texts/names.ts';
import { columnsIn, findTexts } from '../texts/textStore.ts';
import { countProfileViews } from '../views.ts';
import { readCompletenessParts, readProfileParts } from './details.ts';
import { columnsOfFacts } from './factRows.ts';

type Whole = Awaited<ReturnType<typeof readProfileParts>>;

/** What has no meaning alone: how much a wish counts, where a time is local to, who sees it. */
const NO_FACTS = [
  'profile_id',
  'must',
  'nice',
  'time_zone',
  'time_unknown',
  'shown_to',
  'date_shown',
  'weighed',
  'withdrawn_at',
];

const isStated = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(typeof value === 'object' && ['[]', '{}'].includes(JSON.stringify(value)));

/** The facts that fill a part, with their columns. */
const factsOfParts = factKeys.map((key) => ({
  part: factOf(key).part,
  isOfFamily: isOfFamily(key),
  columns: columnsOfFacts([key]),
}));

/**
 * Returns which parts of a profile are filled. A part of several facts counts once one of them is stated.
 * @param submitted free text that waits for approval, which counts too
 */
export function filledParts(
  { profile, family, horoscope, preferences, photos }: Whole,
  submitted: ProfileTexts | null = null,
): Record<ProfilePart, boolean> {
  const waiting: Record<string, string | null> = submitted ? columnsIn(submitted) : {};
  const isFilled = (part: FactPart) =>
    factsOfParts.some(
      (fact) =>
        fact.part === part &&
        fact.columns.some(
          (column) =>
            isStated((fact.isOfFamily ? family : profile)?.[column as never]) || isStated(waiting[column]),
        ),
    );
  const statesAny = (row: object | undefined) =>
    Object.entries(row ?? {}).some(([name, value]) => !NO_FACTS.includes(name) && isStated(value));
  return {
    ...(Object.fromEntries(FACT_PARTS.map((part) => [part, isFilled(part)])) as Record<FactPart, boolean>),
    photo: photos.length > 0,
    preferences: statesAny(preferences) || Boolean(submitted?.description),
    horoscope: statesAny(horoscope),
  };
}

/** Returns the figures of a profile for its managers: how often it was viewed, and how complete it is. */
export async function readProfileFigures(app: App, profileId: number) {
  const [profileViews, completeness] = await Promise.all([
    countProfileViews(app, profileId),
    readCompleteness(app, profileId),
  ]);
  return { profileViews, completeness };
}

/** Returns how complete profiles are, in per cent, by their internal ids. */
export async function readCompletenessPercents(app: App, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const [rows, { keyOf }] = await Promise.all([readCompletenessParts(app.db, ids), readVocabulary(app.db)]);
  return new Map(
    rows.map(({ whole, submitted, photo }) => [
      whole.profile.id,
      completeness(
        { ...filledParts(whole, submitted), photo },
        partsFor(keyOf(whole.profile.religion_id) ?? ''),
      ).percent,
    ]),
  );
}

/** Returns how complete a profile is, and what is missing. */
export async function readCompleteness(app: App, profileId: number) {
  const { filled, counting } = await readFilledParts(app, profileId);
  return completeness(filled, counting);
}

/**
 * Returns which parts of a profile are filled, and which its families look for. Text that waits for approval counts: its writer
 * has done their part.
 */
export async function readFilledParts(app: App, profileId: number) {
  const [whole, { submitted }, photo, { keyOf }] = await Promise.all([
    readProfileParts(app.db, profileId),
    findTexts(app.db, profileId),
    hasSubmittedPhoto(app.db, profileId),
    readVocabulary(app.db),
  ]);
  return {
    filled: { ...filledParts(whole, submitted), photo },
    counting: partsFor(keyOf(whole.profile.religion_id) ?? ''),
  };
}

/** Returns whether a profile has a photo that is shown or waits for review. */
export async function hasSubmittedPhoto(db: Database, profileId: number): Promise<boolean> {
  const found = await db
    .selectFrom('submitted_photos')
    .select('id')
    .where('profile_id', '=', profileId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
