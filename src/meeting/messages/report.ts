import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { mainPhotoOf } from '../../people/photos/files/copy.ts';
import type { Complaint } from '../../people/safety/contract.ts';
import { fileReport } from '../../people/safety/reports.ts';
import { findMessage, listAround, listMessages, type MessageWithKey } from './messageStore.ts';
import { findConversation } from './store.ts';

/** How many messages before and after a reported one are kept with it. */
const NEIGHBOURS = 5;

/** Reports a message that the member has received, even if its sender has blocked them since. */
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
  const messages = evidenceOf(me, await listAround(app.db, id, message, NEIGHBOURS));
  return fileReport(
    app,
    member,
    {
      // The sender chooses the id of a message, so it is unique only within its conversation.
      subject: { kind: 'message', id: `${id} ${message}` },
      reportedId: conversation.other_id,
      more: { message, messages },
    },
    complaint,
  );
}

/**
 * Reports the other side of a conversation, with its newest messages from both sides. Works even if the other side
 * wrote nothing or has blocked the member since.
 */
export async function reportOther(app: App, member: Member, id: string, complaint: Complaint) {
  const me = member.profile.id;
  const conversation = await findConversation(app.db, member, id);
  // Without a name the profile is deleted: only the member's own messages are left.
  if (!conversation?.name) throw refuse.notFound();
  const newest = await listMessages(app.db, id, { before: null, limit: 2 * NEIGHBOURS + 1 });
  return fileReport(
    app,
    member,
    {
      subject: { kind: 'profile', id: conversation.other_public_id },
      reportedId: conversation.other_id,
      photo: await mainPhotoOf(app.db, conversation.other_id),
      more: { messages: evidenceOf(me, newest.toReversed()) },
    },
    complaint,
  );
}

const evidenceOf = (me: number, rows: MessageWithKey[]) =>
  rows.map(({ public_id, sender_id, body, sent_at }) => ({
    id: public_id,
    reported: sender_id !== me,
    body,
    sentAt: sent_at.toISOString(),
  }));
