import { code } from '../kit/api/errorCode.ts';
import { refuse } from '../kit/api/refusals.ts';
import type { Member } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import type { Complaint } from '../safety/contract.ts';
import { fileReport } from '../safety/reports.ts';
import { findMessage, listAround } from './messageStore.ts';
import { findConversation } from './store.ts';

/** So many messages before and after a reported one are kept with it. */
const NEIGHBOURS = 5;

/** Reports a message that the member has received, also from somebody who has blocked them since. */
export async function reportMessage(
  app: App,
  member: Member,
  { id, message }: { id: string; message: string },
  complaint: Complaint,
) {
  const me = member.profile.id;
  const conversation = await findConversation(app.db, member, id);
  const found = conversation && (await findMessage(app.db, id, message));
  if (!found) throw refuse.notFound();
  if (found.sender_id === me) throw refuse.conflict(code('report_own_message'));
  const around = await listAround(app.db, id, message, NEIGHBOURS);
  const messages = around.map(({ public_id, sender_id, body, sent_at }) => ({
    id: public_id,
    reported: sender_id !== me,
    body,
    sentAt: sent_at.toISOString(),
  }));
  return fileReport(
    app,
    member,
    {
      // A sender makes up the id of a message: it is unique in its conversation only.
      subject: { kind: 'message', id: `${id} ${message}` },
      reportedId: conversation.other_id,
      more: { message, messages },
    },
    complaint,
  );
}
