import type { Updateable } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import type { Families, Horoscopes, Preferences, Profiles } from '../../../kit/database/tables.gen.ts';
import type { BirthColumns } from '../facts/births/birth.ts';
import type { SectionName } from '../shared/sections/lists.ts';
import { findSubmittedTexts } from '../texts/textStore.ts';

/** The columns that a section changes, by table. */
export type SectionRows = {
  profiles?: Updateable<Profiles>;
  families?: Updateable<Families>;
  horoscopes?: Updateable<Horoscopes>;
  /** null: there is none any more. */
  births?: BirthColumns | null;
  preferences?: Updateable<Preferences>;
};

export type SavedVersion = { version: number; changedAt: Date | null; changedBy: number | null };

/** Returns the rows of a profile that its sections are made of, one after the other: a transaction has one connection. */
export async function findParts(db: Database | Tx, id: number) {
  const profile = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    profile,
    family: await db.selectFrom('families').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    horoscope: await db.selectFrom('horoscopes').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    birth: await db.selectFrom('births').selectAll().where('profile_id', '=', id).executeTakeFirst(),
    preferences: await db
      .selectFrom('preferences')
      .selectAll()
      .where('profile_id', '=', id)
      .executeTakeFirst(),
    submitted: await findSubmittedTexts(db, id),
  };
}

export type ProfileParts = Awaited<ReturnType<typeof findParts>>;

/** Returns when each section was saved last, and by which account. */
export async function findSavedVersions(
  db: Database | Tx,
  profileId: number,
): Promise<Partial<Record<SectionName, SavedVersion>>> {
  const rows = await db
    .selectFrom('profile_sections')
    .select(['section', 'version', 'changed_at', 'changed_by'])
    .where('profile_id', '=', profileId)
    .execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.section,
      { version: row.version, changedAt: row.changed_at, changedBy: row.changed_by },
    ]),
  );
}

/** Counts a change of a section. */
export async function incrementSectionVersion(
  tx: Tx,
  { profileId, section, version, now, actor }: SectionChange,
): Promise<void> {
  const values = { version, changed_at: now, changed_by: actor };
  await tx
    .insertInto('profile_sections')
    .values({ profile_id: profileId, section, ...values })
    .onConflict((clash) => clash.columns(['profile_id', 'section']).doUpdateSet(values))
    .execute();
}

type SectionChange = { profileId: number; section: SectionName; version: number; now: Date; actor: number };

/** Writes what a section changes. The caller has locked the profile. */
export async function writeRows(
  tx: Tx,
  profileId: number,
  { profiles, families, horoscopes, births, preferences }: SectionRows,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...profiles, updated_at: now })
    .where('id', '=', profileId)
    .execute();
  if (families) {
    await tx
      .insertInto('families')
      .values({ profile_id: profileId, ...families })
      .onConflict((clash) => clash.column('profile_id').doUpdateSet(families))
      .execute();
  }
  if (horoscopes) {
    await tx
      .insertInto('horoscopes')
      .values({ profile_id: profileId, ...horoscopes })
      .onConflict((clash) => clash.column('profile_id').doUpdateSet(horoscopes))
      .execute();
  }
  if (births === null) await tx.deleteFrom('births').where('profile_id', '=', profileId).execute();
  else if (births) {
    await tx
      .insertInto('births')
      .values({ profile_id: profileId, ...births })
      .onConflict((clash) => clash.column('profile_id').doUpdateSet(births))
      .execute();
  }
  if (preferences) {
    await tx
      .insertInto('preferences')
      .values({ profile_id: profileId, ...preferences })
      .onConflict((clash) => clash.column('profile_id').doUpdateSet(preferences))
      .execute();
  }
}

/** Returns the guided steps that a profile has left behind, and its religion, which decides the list of steps. */
export async function findStepsLeft(db: Database, profileId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_steps')
    .select('step')
    .where('profile_id', '=', profileId)
    .execute();
  return rows.map(({ step }) => step);
}

export async function insertStepLeft(tx: Tx, profileId: number, step: string, now: Date): Promise<void> {
  await tx
    .insertInto('profile_steps')
    .values({ profile_id: profileId, step, left_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
}
