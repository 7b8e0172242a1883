import { sql } from 'kysely';
import type { Database, Tx } from '../kit/database/db.ts';

export type NewProfile = {
  publicId: string;
  profileFor: string;
  name: string;
  gender: 'female' | 'male';
  dateOfBirth: string;
  religionId: number;
  motherTongueId: number;
  at: Date;
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
      created_at: profile.at,
      updated_at: profile.at,
      last_active_at: profile.at,
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
      created_at: profile.at,
      accepted_at: profile.at,
      last_used_at: profile.at,
    })
    .execute();
  return id;
}

/**
 * Sets whether a profile is listed, computed from its other columns and the accounts that manage it. Hiding it changes
 * nothing here: it comes back to its place. The update locks the row, so that two changes
 * at once run one after the other. Returns since when it is listed, null when it is not.
 */
export async function updateListing(tx: Tx, profileId: number, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ listed_at: Date | null }>`
    update profiles p set listed_at = case
      when p.approved_at is not null
        and exists (
          select from managers_of m join account_states a on a.id = m.account_id
          where m.profile_id = p.id and m.role <> 'viewer' and a.email_verified_at is not null
            and (a.phone_verified_at is not null or not a.phone_required)
        )
        and not exists (
          select from managers_of m join account_states a on a.id = m.account_id
          where m.profile_id = p.id and m.role <> 'viewer' and a.suspended_at is not null
        )
      then coalesce(p.listed_at, ${at}) end
    where p.id = ${profileId}
    returning p.listed_at`.execute(tx);
  return rows[0]?.listed_at ?? null;
}

export async function profilesOfAccount(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from managers_of where account_id = ${accountId} order by profile_id`.execute(tx);
  return rows.map((row) => row.profile_id);
}

/**
 * Records a profile view; returns false when it was recorded today already, or one account manages both. A viewer who
 * browses privately is recorded as such, until they are seen on the same day.
 */
export async function insertView(
  tx: Tx,
  view: { viewerId: number; viewedId: number; day: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into profile_views as v (viewer_id, viewed_id, day, viewed_at, private)
    select ${view.viewerId}::bigint, ${view.viewedId}::bigint, ${view.day}::date, ${view.at}::timestamptz, exists (
      select from private_browsers b join profile_entitlements e on e.profile_id = b.profile_id
      where b.profile_id = ${view.viewerId} and e.entitlement = 'enhanced_privacy'
        and e.starts_at <= ${view.at} and e.ends_at > ${view.at}
    )
    where not exists (
      select from managers_of m join managers_of n on n.account_id = m.account_id
      where m.profile_id = ${view.viewerId} and n.profile_id = ${view.viewedId}
    )
    on conflict (viewed_id, viewer_id, day) do update set private = false, viewed_at = excluded.viewed_at
    where v.private and not excluded.private`.execute(tx);
  return numAffectedRows === 1n;
}

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

/** Returns every part of one profile. The caller has checked that the viewer may see it. */
export async function readWhole(db: Database, id: number) {
  const [profile, family, horoscope, preferences, photos] = await Promise.all([
    db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('families').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db.selectFrom('horoscopes').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db.selectFrom('preferences').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    db
      .selectFrom('approved_photos')
      .select(['id', 'placeholder'])
      .where('profile_id', '=', id)
      .orderBy('position')
      .$castTo<{ id: string; placeholder: string | null }>()
      .execute(),
  ]);
  return { profile, family, horoscope, preferences, photos };
}

/** Sets since when a profile is approved, unless it is approved already. */
export async function setApproved(tx: Tx, profileId: number, at: Date): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ approved_at: at })
    .where('id', '=', profileId)
    .where('approved_at', 'is', null)
    .execute();
}

/**
 * Adds an empty profile, which stands in for a deleted one beside what others keep: it has no manager and is hidden for
 * good. Only what a row must have, and of that nothing of a person; real profiles have a name. Returns its internal id.
 */
export async function insertEmptyProfile(tx: Tx, publicId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id,
      visibility, photo_visibility, approved_at, hidden_at, created_at, updated_at, last_active_at)
    select ${publicId}, 'self', '', 'female', '1900-01-01', religion_id, mother_tongue_id,
      'premium', 'accepted', ${at}, ${at}, ${at}, ${at}, ${at}
    from (select religion_id, mother_tongue_id from profiles order by id limit 1) any_profile
    returning id`.execute(tx);
  return rows[0]!.id;
}
