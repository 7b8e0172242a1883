import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { mainPhotoOf } from '../photos/files/copy.ts';
import type { OwnIdentity } from './contract.ts';
import { openDocument } from './files/files.ts';
import { type DocumentRow, findDocument, findDocumentOf, findIdentity, type Identity } from './store.ts';

/** Returns whether the identity behind a profile is verified, and the document that waits. */
export async function readOwnIdentity(db: Database | Tx, profileId: number): Promise<OwnIdentity> {
  const row = await findDocumentOf(db, profileId);
  const document = row && { id: row.id, kind: row.kind, submittedAt: row.submitted_at.toISOString() };
  return { state: stateOf(await findIdentity(db, profileId), row), document: document ?? null };
}

const stateOf = (identity: Identity | undefined, row: DocumentRow | undefined): OwnIdentity['state'] =>
  identity?.verified_at ? 'verified' : row ? 'waiting' : 'none';

/**
 * Returns a profile's document beside what it is compared with; null when there is none. Its picture is at an address of
 * its own, which notes who opens it. The caller has checked the capability.
 */
export async function readDocumentForReview(app: App, profileId: number) {
  const [row, identity] = await Promise.all([
    findDocumentOf(app.db, profileId),
    findIdentity(app.db, profileId),
  ]);
  if (!row || !identity) return null;
  const photo = await mainPhotoOf(app.db, profileId);
  return {
    kind: row.kind,
    src: `/api/staff/id-documents/${row.id}`,
    name: identity.name,
    dateOfBirth: identity.date_of_birth,
    photo: photo ? `/api/photos/${photo}/large` : null,
  };
}

/** Returns the picture of a document that waits, with whose it is; null when it is gone. */
export async function readPicture(app: App, id: string) {
  const row = await findDocument(app.db, id);
  const identity = row && (await findIdentity(app.db, row.profile_id));
  const picture = row && (await openDocument(app, row));
  return row && identity && picture ? { picture, kind: row.kind, publicId: identity.public_id } : null;
}

/** Returns the name and the state of a profile's identity, for what notifies its managers. */
export async function readOutcome(db: Database | Tx, profileId: number) {
  const identity = await findIdentity(db, profileId);
  if (!identity) return null;
  return { name: identity.name, state: stateOf(identity, await findDocumentOf(db, profileId)) };
}
