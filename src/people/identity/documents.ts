import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { lockAsOwner } from '../managers/owners.ts';
import { lockProfile } from '../profiles/visible/listing.ts';
import { readOwnIdentity } from './read.ts';
import { UNDECIDED_DAYS } from './shared/rules.ts';
import { deleteDocument, findDocumentOf, findIdentity, listUndecidedDocuments } from './store.ts';

type DocumentEvent = `id_document.${'submitted' | 'verified' | 'rejected' | 'withdrawn' | 'expired'}`;

export const recordDocument = (
  tx: Tx,
  name: DocumentEvent,
  document: string,
  profile: number,
  actor: Actor,
) =>
  recordEvent(tx, {
    name,
    data: { document, profile },
    actor,
    subject: { kind: 'id_document', id: document },
  });

/** Refuses a profile that is verified, and one whose document waits. */
export async function checkFree(tx: Tx | App['db'], profileId: number): Promise<void> {
  if ((await findIdentity(tx, profileId))?.verified_at) throw refuse.conflict(code('id_verified'));
  if (await findDocumentOf(tx, profileId)) throw refuse.conflict(code('id_document_waiting'));
}

/** Deletes the document of the member's profile. Refuses who is no owner. Repeating it changes nothing. */
export async function withdrawDocument(app: App, member: Member) {
  return app.db.transaction().execute(async (tx) => {
    await lockAsOwner(tx, member);
    await withdrawFor(tx, member.profile.id, member.accountId);
    return readOwnIdentity(tx, member.profile.id);
  });
}

/** Deletes the document of a profile that waits, if there is one. The profile is locked. */
export async function withdrawFor(tx: Tx, profileId: number, actor: Actor): Promise<void> {
  const gone = await deleteDocument(tx, profileId);
  if (gone) await recordDocument(tx, 'id_document.withdrawn', gone.id, profileId, actor);
}

/** Deletes the documents that nobody has decided on in time, each in a transaction of its own. */
export async function expireDocuments(app: App): Promise<void> {
  const until = new Date(app.clock().getTime() - UNDECIDED_DAYS * DAY_MS);
  for (;;) {
    const profiles = await listUndecidedDocuments(app.db, until);
    for (const profile of profiles) {
      await app.db.transaction().execute(async (tx) => {
        await lockProfile(tx, profile);
        // Decided meanwhile, and another one sent.
        const found = await findDocumentOf(tx, profile);
        if (!found || found.submitted_at > until) return;
        await deleteDocument(tx, profile);
        await recordDocument(tx, 'id_document.expired', found.id, profile, 'system');
      });
    }
    if (profiles.length === 0) return;
  }
}
