import { readVocabulary, type Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { completeness, type ProfilePart, partsFor } from '../shared/facts/completeness.ts';
import { FACT_PARTS, type FactPart } from '../shared/facts/fact.ts';
import { factKeys, factOf, isOfFamily } from '../shared/facts/list.ts';
import type { ProfileTexts } from '../texts/names.ts';
import { columnsIn } from '../texts/textStore.ts';
import { type CompletenessRow, readCompletenessParts, type Whole } from './details.ts';
import { columnsOfFacts } from './factRows.ts';

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
  { profile, family, horoscope, preferences, photo }: Whole,
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
  const statesAny = (row: object | null) =>
    Object.entries(row ?? {}).some(([name, value]) => !NO_FACTS.includes(name) && isStated(value));
  return {
    ...(Object.fromEntries(FACT_PARTS.map((part) => [part, isFilled(part)])) as Record<FactPart, boolean>),
    photo,
    preferences: statesAny(preferences) || Boolean(submitted?.description),
    horoscope: statesAny(horoscope),
  };
}

/** Returns how complete profiles are, in per cent, by their internal ids. */
export async function readCompletenessPercents(app: App, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const [rows, { keyOf }] = await Promise.all([readCompletenessParts(app.db, ids), readVocabulary(app.db)]);
  return new Map(
    rows.map((row) => {
      const { filled, counting } = filledOf(row, keyOf);
      return [row.whole.profile.id, completeness(filled, counting).percent];
    }),
  );
}

/**
 * Returns which parts of a profile are filled, and which its families look for. Text that waits for approval counts: its writer
 * has done their part.
 */
export async function readFilledParts(app: App, profileId: number) {
  const [[row], { keyOf }] = await Promise.all([
    readCompletenessParts(app.db, [profileId]),
    readVocabulary(app.db),
  ]);
  // Deleted since the request began.
  if (!row) throw refuse.notFound();
  return filledOf(row, keyOf);
}

const filledOf = ({ whole, submitted }: CompletenessRow, keyOf: Vocabulary['keyOf']) => ({
  filled: filledParts(whole, submitted),
  counting: partsFor(keyOf(whole.profile.religion_id) ?? ''),
});
