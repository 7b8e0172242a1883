import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CustomValues } from '../../../base/custom-fields/shared/field.ts';
import type { Tx } from '../../../kit/database/db.ts';

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
  /** What it states of the site's own fields. */
  custom: CustomValues;
  customTexts: Readonly<Record<string, string>>;
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
      custom: JSON.stringify(profile.custom),
      custom_texts: JSON.stringify(profile.customTexts),
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

/** Adds an empty profile for the conversations and undecided reports of one that is deleted. Returns its internal id. */
export const addEmptyProfile = (tx: Tx, now: Date): Promise<number> =>
  insertEmptyProfile(tx, `D${randomUUID()}`, now);
