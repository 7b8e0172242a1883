import { type AuditActor, recordAudit } from '../../base/audit/audit.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { setVerification } from '../profiles/visible/listing.ts';
import { withdrawFor } from './documents.ts';
import type { DocumentKind } from './shared/rules.ts';

type Verification = {
  profile: number;
  publicId: string;
  verified: boolean;
  /** As staff wrote it. */
  reason?: string;
  /** The document that proved it. */
  document?: DocumentKind;
};

/**
 * Sets or removes that the identity behind a profile is verified, in the caller's transaction, which has locked the profile.
 * A document that still waits has nothing left to prove, and is deleted. Returns false when it is so already.
 */
export async function verifyIdentity(
  app: Pick<App, 'clock'>,
  tx: Tx,
  actor: AuditActor,
  { profile, publicId, verified, reason, document }: Verification,
): Promise<boolean> {
  const verifiedBy = actor.accountId ?? 'system';
  if (!(await setVerification(app, tx, profile, { verified, actor: verifiedBy }))) return false;
  if (verified) await withdrawFor(tx, profile, verifiedBy);
  await recordAudit(tx, {
    actor,
    action: verified ? 'verify' : 'unverify',
    subject: { kind: 'profile', id: publicId },
    now: app.clock(),
    reason,
    before: { verified: !verified },
    after: { verified, ...(document && { document }) },
  });
  return true;
}
