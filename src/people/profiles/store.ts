import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { isListable, isWithheld } from './visible/visible.ts';

export type NewProfile = {
  publicId: string;
  profileFor: string;
  name: string;
  gender: 'female' | 'male';
  dateOfBirth: string;
  religionId: number;
  motherTongueId: number;
  now: Date;
  approvedAt: Date | null;
};

/** Adds a profile owned by an account; returns its internal id. */
export async function insertProfile(tx: Tx, accountId: number, profile: NewProfile): Promise<number> {
  const { id } = await tx
    .insertInto('profiles')
    .values({
      public_id: profile.publicId,
      profile_for: profile.profileFor,
      name: profile.name,
      gender: profile.gender,
      date_of_birth: profile.dateOfBirth,
      religion_id: profile.religionId,
      mother_tongue_id: profile.motherTongueId,
      approved_at: profile.approvedAt,
      created_at: profile.now,
      updated_at: profile.now,
      last_active_at: profile.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('profile_managers')
    .values({
      profile_id: id,
      account_id: accountId,
      role: 'owner',
      relation: profile.profileFor === 'self' ? 'self' : null,
      created_at: profile.now,
      accepted_at: profile.now,
      last_used_at: profile.now,
    })
    .execute();
  return id;
}

/**
 * Sets whether a profile is listed, computed from its other columns and the accounts that manage it. Hiding it changes
 * nothing here: it comes back to its place. The update locks the row, so that two changes
 * at once run one after the other. One that is withheld because of its person comes back to its place, too.
 * Returns since when it is listed, null when it is not.
 */
export async function updateListing(tx: Tx, profileId: number, now: Date): Promise<Date | null> {
  // A statement of its own: one that waited for the lock would still see what its person and the site wanted before.
  await sql`select from profiles where id = ${profileId} for no key update`.execute(tx);
  const { rows } = await sql<{ listed_at: Date | null }>`
    update profiles p set
      listed_at = case
        when ${isListable}
        then coalesce(p.listed_at, p.listed_before, ${now}) end,
      listed_before = case when ${isWithheld} then coalesce(p.listed_at, p.listed_before) end
    where p.id = ${profileId}
    returning p.listed_at`.execute(tx);
  return rows[0]?.listed_at ?? null;
}

/** Returns the ids of the profiles that an account manages or views. */
export async function profilesOfAccount(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from managers_of where account_id = ${accountId} order by profile_id`.execute(tx);
  return rows.map((row) => row.profile_id);
}

/**
 * Returns SQL for whether a view of `p` by a profile is recorded on a day, and seen: recording it again would change
 * nothing.
 */
export const isViewRecorded = (viewerId: number, day: string) => sql<boolean>`exists (
  select from profile_views v
  where v.viewed_id = p.id and v.viewer_id = ${viewerId} and v.day = ${day}::date and not v.private
)`;

/**
 * Records a profile view; returns false when it was recorded today already, or one account manages both. A viewer who
 * browses privately is recorded as such, until they are seen on the same day.
 */
export async function insertView(
  tx: Tx,
  view: { viewerId: number; viewedId: number; day: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into profile_views as v (viewer_id, viewed_id, day, viewed_at, private)
    select ${view.viewerId}::bigint, ${view.viewedId}::bigint, ${view.day}::date, ${view.now}::timestamptz, exists (
      select from private_browsers b join profile_entitlements e on e.profile_id = b.profile_id
      where b.profile_id = ${view.viewerId} and e.entitlement = 'enhanced_privacy'
        and e.starts_at <= ${view.now} and e.ends_at > ${view.now}
    )
    where not exists (
      select from managers_of m join managers_of n on n.account_id = m.account_id
      where m.profile_id = ${view.viewerId} and n.profile_id = ${view.viewedId}
    )
    on conflict (viewed_id, viewer_id, day) do update set private = false, viewed_at = excluded.viewed_at
    where v.private and not excluded.private`.execute(tx);
  return numAffectedRows === 1n;
}

/** Returns how often a profile was viewed: each viewer counts once a day. */
export async function countProfileViews(db: Database, profileId: number): Promise<number> {
  const { count } = await db
    .selectFrom('profile_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('viewed_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** The columns of `profiles` that a whole profile has beside those of its card. */
const ownColumns = [
  'profile_for',
  'managed_by',
  'marital_status_id',
  'religion_id',
  'caste',
  'sub_caste',
  'gotra',
  'mother_tongue_id',
  'weight_kg',
  'income_min_rupees',
  'income_max_rupees',
  'working_with_id',
  'country_id',
  'diet_id',
  'smoking_id',
  'drinking_id',
  'bio',
] as const;

/** The parts of a profile beside its card, for a query whose `p` is a profile: one statement reads both. */
export const restColumns = sql`
  ${sql.join(ownColumns.map((column) => sql.ref(`p.${column}`)))}, to_json(p.hobbies) as hobbies,
  (select row_to_json(f) from families f where f.profile_id = p.id) as family,
  (select row_to_json(h) from horoscopes h where h.profile_id = p.id) as horoscope,
  (select row_to_json(b) from births b where b.profile_id = p.id) as birth,
  (select row_to_json(w) from preferences w where w.profile_id = p.id) as preferences,
  array(
    select array[h.id::text, h.placeholder] from approved_photos h where h.profile_id = p.id order by h.position
  ) as photos`;

type Whole = Awaited<ReturnType<typeof readWhole>>;
type Part<Name extends 'family' | 'horoscope' | 'birth' | 'preferences'> = Exclude<
  Whole[Name],
  undefined
> | null;
export type RestRow = Pick<Whole['profile'], (typeof ownColumns)[number] | 'hobbies'> & {
  family: Part<'family'>;
  horoscope: Part<'horoscope'>;
  birth: Part<'birth'>;
  preferences: Part<'preferences'>;
  photos: [id: string, placeholder: string | null][];
};

/** Returns every part of one profile. The caller has checked that the viewer may see it. */
export async function readWhole(db: Database, id: number) {
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

/** Sets since when a profile is approved, unless it is approved already. */
export async function setApproved(tx: Tx, profileId: number, now: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ approved_at: now })
    .where('id', '=', profileId)
    .where('approved_at', 'is', null)
    .execute();
}

/** Sets since when the identity behind a profile is verified; null: it is not. Returns whether that changes it. */
export async function setVerified(tx: Tx, profileId: number, verifiedAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ verified_at: verifiedAt })
    .where('id', '=', profileId)
    .where('verified_at', verifiedAt ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the percentages' facts of several profiles at once: the rows that `readWhole` returns of one. */
export async function readWholes(db: Database, ids: number[]) {
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
    submitted: text.get(profile.id) ?? null,
    photo: withPhoto.has(profile.id),
  }));
}

/**
 * Adds an empty profile, which replaces a deleted one beside what others keep: it has no manager and is hidden for
 * good. Only what a row must have, and of that nothing of a person; real profiles have a name. Returns its internal id.
 */
export async function insertEmptyProfile(tx: Tx, publicId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id,
      visibility, photo_visibility, approved_at, hidden_at, created_at, updated_at, last_active_at)
    select ${publicId}, 'self', '', 'female', '1900-01-01', religion_id, mother_tongue_id,
      'premium', 'accepted', ${now}, ${now}, ${now}, ${now}, ${now}
    from (select religion_id, mother_tongue_id from profiles order by id limit 1) any_profile
    returning id`.execute(tx);
  return rows[0]!.id;
}
