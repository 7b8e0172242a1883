import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import type { DocumentKind } from './shared/rules.ts';

export type DocumentRow = {
  profile_id: number;
  id: string;
  kind: DocumentKind;
  storage_key: string;
  encryption_key: Buffer;
  submitted_at: Date;
};

/** Returns the document of a profile that waits. */
export const findDocumentOf = (db: Database | Tx, profileId: number): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('identity_documents')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$castTo<DocumentRow>()
    .executeTakeFirst();

/** Returns a document that waits, of whatever profile. */
export const findDocument = (db: Database | Tx, id: string): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('identity_documents')
    .selectAll()
    .where('id', '=', id)
    .$castTo<DocumentRow>()
    .executeTakeFirst();

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insertInto('identity_documents').values(row).execute();
}

/** Deletes the document of a profile; undefined when there is none. A trigger notes its file for removal. */
export async function deleteDocument(
  tx: Tx,
  profileId: number,
): Promise<{ id: string; kind: DocumentKind } | undefined> {
  const { rows } = await sql<{ id: string; kind: DocumentKind }>`
    delete from identity_documents where profile_id = ${profileId} returning id, kind`.execute(tx);
  return rows[0];
}

/** Returns the profiles whose document was submitted at an instant or before, oldest first; at most 100. */
export async function listUndecidedDocuments(db: Database, until: Date): Promise<number[]> {
  const { rows } = await sql<{ profile_id: number }>`
    select profile_id from identity_documents where submitted_at <= ${until}
    order by submitted_at limit 100`.execute(db);
  return rows.map(({ profile_id }) => profile_id);
}

export type Identity = {
  public_id: string;
  name: string;
  /** YYYY-MM-DD */
  date_of_birth: string;
  verified_at: Date | null;
};

/** Returns what a document of a profile is compared with. */
export async function findIdentity(db: Database | Tx, profileId: number): Promise<Identity | undefined> {
  const { rows } = await sql<Identity>`
    select public_id, name, date_of_birth, verified_at
    from profile_identities where id = ${profileId}`.execute(db);
  return rows[0];
}
