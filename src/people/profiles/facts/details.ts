import { type Selectable, sql } from 'kysely';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Database } from '../../../kit/database/db.ts';
import type {
  Births,
  Families,
  Horoscopes,
  Preferences,
  Profiles,
} from '../../../kit/database/tables.gen.ts';
import { type FactKey, isList, ownFacts } from '../shared/facts/list.ts';
import { apartLists, type WishValues, wishBounds, wishLists } from '../shared/wishes/list.ts';
import type { ProfileTexts } from '../texts/names.ts';
import { textsOf } from '../texts/textStore.ts';
import { columnsOfFacts } from './factRows.ts';

/** A list arrives as an array by JSON alone. */
const factColumns = (key: FactKey) =>
  columnsOfFacts([key]).map((column) =>
    isList(key) ? sql`to_json(p.${sql.ref(column)}) as ${sql.ref(column)}` : sql.ref(`p.${column}`),
  );

/** The columns of a profile beyond its card, for a query whose `p` is a profile: one statement reads both. */
export const detailColumns = sql`
  p.profile_for, p.managed_by, ${sql.join(ownFacts.flatMap((key) => factColumns(key)))},
  (select row_to_json(f) from families f where f.profile_id = p.id) as family,
  (select row_to_json(h) from horoscopes h where h.profile_id = p.id) as horoscope,
  (select row_to_json(b) from births b where b.profile_id = p.id) as birth,
  (select row_to_json(w) from preferences w where w.profile_id = p.id) as preferences,
  array(
    select array[h.id::text, h.placeholder] from approved_photos h where h.profile_id = p.id order by h.position
  ) as photos`;

/** The rows of a profile's facts, as JSON has them. */
export type Whole = {
  profile: Selectable<Profiles>;
  family: Selectable<Families> | null;
  horoscope: Selectable<Horoscopes> | null;
  preferences: Selectable<Preferences> | null;
  /** Whether it has a photo that is shown or waits for review. */
  photo: boolean;
};

/** Beside these, a row has the columns of the facts of a whole profile. */
export type DetailsRow = Pick<Whole, 'family' | 'horoscope' | 'preferences'> &
  Pick<Whole['profile'], 'profile_for' | 'managed_by'> & {
    birth: Selectable<Births> | null;
    photos: [id: string, placeholder: string | null][];
  };

/** A profile as its completeness is computed from, with the text that waits for approval. */
export type CompletenessRow = { whole: Whole; submitted: ProfileTexts | null };

/** Returns what the completeness of profiles is computed from. */
export async function readCompletenessParts(db: Database, ids: number[]): Promise<CompletenessRow[]> {
  const { rows } = await sql<Whole & { texts: object | null }>`
    select to_json(p) as profile, to_json(f) as family, to_json(h) as horoscope, to_json(w) as preferences,
      to_json(t) as texts, exists (select from submitted_photos s where s.profile_id = p.id) as photo
    from profiles p
    left join families f on f.profile_id = p.id
    left join horoscopes h on h.profile_id = p.id
    left join preferences w on w.profile_id = p.id
    left join submitted_texts t on t.profile_id = p.id
    where p.id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ texts, ...whole }) => ({ whole, submitted: texts && textsOf(texts) }));
}

type KeyOf = Pick<Vocabulary, 'keyOf'>;

/** Returns birth and horoscope of a profile. @param dateOfBirth YYYY-MM-DD */
export const horoscopeOf = (
  dateOfBirth: string,
  horoscope: Whole['horoscope'] | undefined,
  { keyOf }: KeyOf,
) => ({
  dateOfBirth,
  timeOfBirth: horoscope?.time_of_birth?.slice(0, 5) ?? null,
  placeOfBirth: horoscope?.place_of_birth ?? null,
  rashi: keyOf(horoscope?.rashi_id),
  nakshatra: keyOf(horoscope?.nakshatra_id),
  manglik: keyOf(horoscope?.manglik_id),
});

/** Returns the partner preferences of a profile from their row; empty lists and nulls where there is none. */
export function preferencesOf(wishes: Whole['preferences'] | undefined, { keyOf }: KeyOf) {
  const row = wishes as Readonly<Record<string, unknown>> | null | undefined;
  const values: Record<string, unknown> = {};
  for (const { field, column } of wishBounds) values[field] = row?.[column] ?? null;
  for (const { field, column, list, keys } of wishLists) {
    const stored = row?.[column] ?? [];
    values[field] = list && !keys ? (stored as number[]).map(keyOf).filter((key) => key !== null) : stored;
  }
  for (const { field, column } of apartLists) values[field] = row?.[column] ?? [];
  return {
    ...(values as WishValues),
    description: wishes?.description ?? null,
  };
}
