import type { Database, Tx } from '../../../kit/database/db.ts';

/** The free text of a profile: about the person, and about the partner they look for. */
export type ProfileTexts = { bio: string | null; description: string | null };

/** Returns the approved text of a profile and the one waiting for review. */
export async function findTexts(
  db: Database | Tx,
  profileId: number,
): Promise<{ approved: ProfileTexts; submitted: ProfileTexts | null }> {
  const [approved, submitted] = [
    await db
      .selectFrom('profiles as p')
      .leftJoin('preferences as w', 'w.profile_id', 'p.id')
      .select(['p.bio', 'w.description'])
      .where('p.id', '=', profileId)
      .executeTakeFirst(),
    await db
      .selectFrom('submitted_texts')
      .select(['bio', 'description'])
      .where('profile_id', '=', profileId)
      .executeTakeFirst(),
  ];
  return { approved: approved ?? { bio: null, description: null }, submitted: submitted ?? null };
}

/** Stores the text that others see. */
export async function writeProfileTexts(
  tx: Tx,
  profileId: number,
  { bio, description }: ProfileTexts,
): Promise<void> {
  await tx.updateTable('profiles').set({ bio }).where('id', '=', profileId).execute();
  await tx
    .insertInto('preferences')
    .values({ profile_id: profileId, description })
    .onConflict((clash) => clash.column('profile_id').doUpdateSet({ description }))
    .execute();
}

type Submitted = { profileId: number; texts: ProfileTexts; actor: number; now: Date };

export async function upsertSubmittedTexts(
  tx: Tx,
  { profileId, texts, actor, now }: Submitted,
): Promise<void> {
  const values = { ...texts, submitted_by: actor, submitted_at: now };
  await tx
    .insertInto('submitted_texts')
    .values({ profile_id: profileId, ...values })
    .onConflict((clash) => clash.column('profile_id').doUpdateSet(values))
    .execute();
}

export async function deleteSubmittedTexts(tx: Tx, profileId: number): Promise<void> {
  await tx.deleteFrom('submitted_texts').where('profile_id', '=', profileId).execute();
}
