import { sql } from 'kysely';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Database } from '../../../kit/database/db.ts';
import { type FactKey, isList, ownFacts } from '../shared/facts/list.ts';
import { apartLists, type WishValues, wishBounds, wishLists } from '../shared/wishes/list.ts';
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

type Whole = Awaited<ReturnType<typeof readProfileParts>>;

type Part<Name extends 'family' | 'horoscope' | 'birth' | 'preferences'> = Exclude<
  Whole[Name],
  undefined
> | null;

/** Beside these, a row has the columns of the facts of a whole profile. */
export type DetailsRow = Pick<Whole['profile'], 'profile_for' | 'managed_by'> & {
  family: Part<'family'>;
  horoscope: Part<'horoscope'>;
  birth: Part<'birth'>;
  preferences: Part<'preferences'>;
  photos: [id: string, placeholder: string | null][];
};

/** Returns every part of one profile. The caller has checked that the viewer may see it. */
export async function readProfileParts(db: Database, id: number) {
  const [profile, family, horoscope, birth, preferences, photos] = await Promise.all([
    db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('families').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db.selectFrom('horoscopes').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db.selectFrom('births').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db.selectFrom('preferences').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('approved_photos')
      .select(['id', 'placeholder'])
      .where('profile_id', '=', id)
      .orderBy('position')
      .$castTo<{ id: string; placeholder: string | null }>()
      .execute(),
  ]);
  return { profile, family, horoscope, birth, preferences, photos };
}

/** Returns what the completeness of several profiles is computed from, as `readProfileParts` does for one. */
export async function readCompletenessParts(db: Database, ids: number[]) {
  const byProfile = <Row extends { profile_id: number }>(rows: Row[]) =>
    new Map(rows.map((row) => [row.profile_id, row]));
  const [profiles, families, horoscopes, births, preferences, texts, photos] = await Promise.all([
    db.selectFrom('profiles').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('families').selectAll().where('profile_id', 'in', ids).execute(),
    db.selectFrom('horoscopes').selectAll().where('profile_id', 'in', ids).execute(),
    db.selectFrom('births').selectAll().where('profile_id', 'in', ids).execute(),
    db.selectFrom('preferences').selectAll().where('profile_id', 'in', ids).execute(),
    db.selectFrom('submitted_texts').selectAll().where('profile_id', 'in', ids).execute(),
    db.selectFrom('submitted_photos').select('profile_id').where('profile_id', 'in', ids).execute(),
  ]);
  const [family, horoscope, birth] = [byProfile(families), byProfile(horoscopes), byProfile(births)];
  const [wishes, text] = [byProfile(preferences), byProfile(texts)];
  const withPhoto = new Set(photos.map(({ profile_id }) => profile_id));
  return profiles.map((profile) => ({
    whole: {
      profile,
      family: family.get(profile.id),
      horoscope: horoscope.get(profile.id),
      birth: birth.get(profile.id),
      preferences: wishes.get(profile.id),
      photos: [],
    },
    submitted: textsOrNull(text.get(profile.id)),
    photo: withPhoto.has(profile.id),
  }));
}

const textsOrNull = (row: object | undefined) => (row ? textsOf(row) : null);

type KeyOf = Pick<Vocabulary, 'keyOf'>;

/** Returns birth and horoscope of a profile. @param dateOfBirth YYYY-MM-DD */
export const horoscopeOf = (
  dateOfBirth: string,
  horoscope: Part<'horoscope'> | undefined,
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
export function preferencesOf(wishes: Part<'preferences'> | undefined, { keyOf }: KeyOf) {
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
