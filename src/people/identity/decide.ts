import type { AuditActor } from '../../base/audit/audit.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { recordDocument } from './documents.ts';
import { deleteDocument, findIdentity } from './store.ts';
import { verifyIdentity } from './verification.ts';

/**
 * Verifies the identity behind a profile or not, and deletes its document, in the transaction of the decision, under the
 * profile's lock.
 */
export async function decideDocument(
  app: Pick<App, 'clock'>,
  tx: Tx,
  profile: number,
  { approved, actor }: { approved: boolean; actor: AuditActor },
): Promise<void> {
  const identity = await findIdentity(tx, profile);
  const document = await deleteDocument(tx, profile);
  if (!identity || !document) throw refuse.conflict(code('review_changed'));
  const decidedBy = actor.accountId ?? 'system';
  if (approved) {
    await recordDocument(tx, 'id_document.verified', document.id, profile, decidedBy);
    const subject = { profile, publicId: identity.public_id };
    await verifyIdentity(app, tx, actor, { ...subject, verified: true, document: document.kind });
  } else await recordDocument(tx, 'id_document.rejected', document.id, profile, decidedBy);
}
