import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { joinCustomTexts, type ProfileTexts, textColumns } from './names.ts';

type Row = Record<string, string | Record<string, string> | null>;

/** Returns the texts in a row that has their columns. */
export const textsOf = (row: object): ProfileTexts =>
  Object.fromEntries(
    textColumns.map(({ name, column }) => [name, textIn((row as Row)[column])]),
  ) as ProfileTexts;

const textIn = (stored: Row[string] | undefined): string | null =>
  stored && typeof stored === 'object' ? joinCustomTexts(stored) : (stored ?? null);

/** Returns the approved text of a profile and the one waiting for review. */
export async function findTexts(
  db: Database | Tx,
  profileId: number,
): Promise<{ approved: ProfileTexts; submitted: ProfileTexts | null }> {
  const approved = await sql<Row>`
    select ${sql.join(textColumns.map(({ table, column }) => sql.ref(`${table}.${column}`)))}
    from profiles left join families on families.profile_id = profiles.id
      left join preferences on preferences.profile_id = profiles.id
    where profiles.id = ${profileId}`.execute(db);
  return { approved: textsOf(approved.rows[0] ?? {}), submitted: await findSubmittedTexts(db, profileId) };
}

/** Returns the text of a profile that waits for review or was rejected. */
export async function findSubmittedTexts(db: Database | Tx, profileId: number): Promise<ProfileTexts | null> {
  const found = await db
    .selectFrom('submitted_texts')
    .selectAll()
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found ? textsOf(found) : null;
}

/** Returns the columns of texts in a table, or in all of them. */
export const columnsIn = (texts: ProfileTexts, table?: (typeof textColumns)[number]['table']) =>
  Object.fromEntries(
    textColumns
      .filter((one) => table === undefined || one.table === table)
      .map(({ name, column }) => [column, name === 'customTexts' ? (texts[name] ?? '{}') : texts[name]]),
  );

/** Stores the text that others see. */
export async function writeProfileTexts(tx: Tx, profileId: number, texts: ProfileTexts): Promise<void> {
  await tx.updateTable('profiles').set(columnsIn(texts, 'profiles')).where('id', '=', profileId).execute();
  for (const table of ['families', 'preferences'] as const) {
    const columns = columnsIn(texts, table);
    const { numUpdatedRows } = await tx
      .updateTable(table)
      .set(columns)
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n || Object.values(columns).every((text) => text === null)) continue;
    await tx
      .insertInto(table)
      .values({ profile_id: profileId, ...columns })
      .onConflict((clash) => clash.column('profile_id').doUpdateSet(columns))
      .execute();
  }
}

type Submitted = { profileId: number; texts: ProfileTexts; actor: number; now: Date };

export async function upsertSubmittedTexts(
  tx: Tx,
  { profileId, texts, actor, now }: Submitted,
): Promise<void> {
  const values = { ...columnsIn(texts), submitted_by: actor, submitted_at: now };
  await tx
    .insertInto('submitted_texts')
    .values({ profile_id: profileId, ...values })
    .onConflict((clash) => clash.column('profile_id').doUpdateSet(values))
    .execute();
}

export async function deleteSubmittedTexts(tx: Tx, profileId: number): Promise<void> {
  await tx.deleteFrom('submitted_texts').where('profile_id', '=', profileId).execute();
}
