import type { Database, Tx } from '../../../kit/database/db.ts';

export async function insertFiles(
  tx: Tx,
  { logo, files, now }: { logo: string; files: Record<string, Buffer>; now: Date },
): Promise<void> {
  await tx
    .insertInto('logo_files')
    .values(Object.entries(files).map(([name, content]) => ({ logo, name, content, added_at: now })))
    .execute();
}

/** Returns a file of a logo, also of an earlier one. */
export async function findFile(db: Database | Tx, logo: string, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('logo_files')
    .select('content')
    .where('logo', '=', logo)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}
