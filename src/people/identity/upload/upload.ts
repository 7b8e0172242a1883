import type { Readable } from 'node:stream';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { queueDecode } from '../../../kit/media/decodeQueue.ts';
import { receive } from '../../../kit/media/receive.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { lockAsOwner } from '../../managers/owners.ts';
import { removeUnowned } from '../../photos/files/write.ts';
import type { OwnIdentity } from '../contract.ts';
import { checkFree, recordDocument } from '../documents.ts';
import { keepDocument } from '../files/files.ts';
import { readOwnIdentity } from '../read.ts';
import type { DocumentKind } from '../shared/rules.ts';
import { findDocument, insertDocument } from '../store.ts';

/** Rate limit: few documents are sent more than twice. */
const A_DAY = { max: 10, windowSeconds: 24 * 60 * 60 };

type Submission = { id: string; kind: DocumentKind; body: Readable; isCancelled(): boolean };

/**
 * Submits an identity document of a profile, for its owners alone. Its id comes from the browser, so that an upload that is
 * repeated after a lost connection adds nothing. Of two at once, the second is refused with CONFLICT. Refuses with words
 * what is no picture.
 */
export async function uploadDocument(
  app: App,
  member: Member,
  { id, kind, body, isCancelled }: Submission,
): Promise<OwnIdentity> {
  const { profile } = member;
  if (profile.role !== 'owner') throw refuse.forbidden(code('owner_required'));
  const isSent = async () => {
    const known = await findDocument(app.db, id);
    if (known && known.profile_id !== profile.id) throw refuse.notFound();
    return known !== undefined;
  };
  if (await isSent()) return readOwnIdentity(app.db, profile.id);
  try {
    await checkFree(app.db, profile.id);
    const wait = await consume(app.db, app.clock, { key: `identity documents of ${profile.id}`, ...A_DAY });
    if (wait > 0) throw refuse.tooMany(wait);
    const picture = await receive(app, body, (file) =>
      queueDecode(profile.id, async () => (await import('./render.ts')).renderDocument(file, kind)),
    );
    return await submitPicture(app, member, { id, kind, picture, isCancelled });
  } catch (error) {
    // The same upload, sent twice at once: the first may have arrived at any moment.
    if (await isSent()) return readOwnIdentity(app.db, profile.id);
    throw error;
  }
}

async function submitPicture(
  app: App,
  member: Member,
  { id, kind, picture, isCancelled }: Omit<Submission, 'body'> & { picture: Buffer },
): Promise<OwnIdentity> {
  const { profile, accountId } = member;
  const { sealed, takeOwnership } = await keepDocument(app, picture);
  try {
    return await app.db.transaction().execute(async (tx) => {
      await lockAsOwner(tx, member);
      if (isCancelled()) throw refuse.unavailable();
      await checkFree(tx, profile.id);
      await takeOwnership(tx);
      await insertDocument(tx, { profile_id: profile.id, id, kind, ...sealed, submitted_at: app.clock() });
      await recordDocument(tx, 'id_document.submitted', id, profile.id, accountId);
      return readOwnIdentity(tx, profile.id);
    });
  } catch (error) {
    await removeUnowned(app, sealed.storage_key);
    throw error;
  }
}
