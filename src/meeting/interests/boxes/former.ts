import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { mainPhotoOf } from '../../../people/photos/files/copy.ts';
import { firstName } from '../../../people/profiles/shared/rules.ts';
import type { Complaint } from '../../../people/safety/contract.ts';
import { fileReport } from '../../../people/safety/reports.ts';
import { findFormer, listFormer } from './formerStore.ts';

/**
 * Returns the member's connections whose profiles they may not see any more: hidden, suspended, or the other side has
 * blocked them. The answer does not say which, and has the first name only, like a conversation.
 */
export async function readFormer(app: App, member: Member) {
  const rows = await listFormer(app.db, member);
  return {
    connections: rows.map(({ id, name, answered_at }) => ({
      id,
      name: firstName(name),
      connectedAt: answered_at.toISOString(),
    })),
  };
}

/** Reports the profile of such a connection, as it is now. So blocking first does not prevent a report. */
export async function reportFormer(app: App, member: Member, id: string, complaint: Complaint) {
  const found = await findFormer(app.db, member, id);
  if (!found) throw refuse.notFound();
  return fileReport(
    app,
    member,
    {
      subject: { kind: 'profile', id: found.public_id },
      reportedId: found.other_id,
      photo: await mainPhotoOf(app.db, found.other_id),
    },
    complaint,
  );
}
