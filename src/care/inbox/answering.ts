import { recordAudit, recordRead } from '../../base/audit/audit.ts';
import type { Staff } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { findColleague, listColleagues, recordAssigned } from '../../people/accounts/team/colleagues.ts';
import { insertReply, listReplies } from './replyStore.ts';
import type { ContactTopic, MessageState } from './shared/lists.ts';
import {
  changeMessage,
  countOpenMessages,
  findByThread,
  type InboxMessageRow,
  type InboxSortKey,
  listInboxMessages,
  lockByThread,
  sortKeyOf,
} from './store.ts';

const KIND = 'contact_message';

const shown = (row: InboxMessageRow, staff: Staff, now: Date) => ({
  id: row.thread,
  name: row.name,
  email: row.email,
  message: row.message,
  topic: row.topic,
  state: row.state,
  sentAt: row.sent_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  overdue: (row.state === 'new' || row.state === 'answered') && row.due_at < now,
  takenBy: row.claimer,
  takenById: row.claimed_by,
  mine: row.claimed_by === staff.accountId,
});

/** Returns a page of messages: in a state, or found by a search. */
export async function readInbox(
  app: App,
  staff: Staff,
  {
    state,
    about,
    search,
    cursor,
  }: { state: MessageState; about: 'all' | 'data'; search?: string; cursor?: string },
) {
  const wanted = search?.replace(/^#/, '').toLowerCase() || null;
  const list = `contact messages ${wanted ?? `${state} ${about}`}`;
  const now = app.clock();
  const after = await readCursor<InboxSortKey>(app.db, list, cursor);
  const [rows, { general, data }] = await Promise.all([
    listInboxMessages(app.db, { state, data: about === 'data', search: wanted, after, limit: PAGE_SIZE + 1 }),
    countOpenMessages(app.db, now, staff.accountId),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, { rows, size: PAGE_SIZE, keyOf: sortKeyOf });
  await recordRead(app, staff, { kind: KIND, ids: page.map(({ thread }) => thread) });
  return {
    items: page.map((row) => shown(row, staff, now)),
    nextCursor,
    waiting: general.waiting + data.waiting,
    waitingData: data.waiting,
  };
}

/** Returns a conversation, and who else could answer. */
export async function readThread(app: App, staff: Staff, id: string) {
  const row = await findByThread(app.db, id);
  if (!row) throw refuse.notFound();
  await recordRead(app, staff, { kind: KIND, ids: [id] });
  const [replies, colleagues] = await Promise.all([
    listReplies(app.db, row.id),
    listColleagues(app.db, 'messages.answer'),
  ]);
  return {
    ...shown(row, staff, app.clock()),
    replies: replies.map((one) => ({
      id: one.id,
      byStaff: one.by_staff,
      author: one.author,
      text: one.text,
      writtenAt: one.written_at.toISOString(),
    })),
    colleagues,
  };
}

/** Locks a message as somebody has seen it. @param free whether a colleague who has it is in the way */
async function lockSeen(tx: Tx, staff: Staff, it: { id: string; updatedAt: string }, free: boolean) {
  const row = await lockByThread(tx, it.id);
  if (!row) throw refuse.notFound();
  if (free && row.claimed_by !== null && row.claimed_by !== staff.accountId)
    throw refuse.conflict(
      row.claimer ? code('message_taken', { colleague: row.claimer }) : code('message_taken_by_other'),
    );
  if (row.updated_at.toISOString() !== it.updatedAt) throw refuse.conflict(code('message_changed'));
  return row;
}

type Reply = { id: string; updatedAt: string; text: string; from: 'us' | 'them'; close: boolean };

/** Sends a reply by email, or notes what the sender wrote back. Whoever writes it has the conversation from then on. */
export async function addReply(app: App, staff: Staff, it: Reply): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockSeen(tx, staff, it, true);
    const byStaff = it.from === 'us';
    const reply = await insertReply(tx, {
      messageId: row.id,
      byStaff,
      author: staff.accountId,
      text: it.text,
      sentAt: now,
    });
    const state = !byStaff ? 'new' : it.close ? 'closed' : 'answered';
    await changeMessage(tx, row.id, { state, topic: row.topic, claimedBy: staff.accountId, changedAt: now });
    const subject = { kind: KIND, id: row.id };
    if (byStaff)
      await recordEvent(tx, {
        name: 'contact_message.answered',
        data: { message: row.id, reply },
        actor: staff.accountId,
        subject,
        jobs: [{ task: 'mail_contact_reply', payload: { reply } }],
      });
    else
      await recordEvent(tx, {
        name: 'contact_message.changed',
        data: { message: row.id },
        actor: staff.accountId,
        subject,
      });
    await recordAudit(tx, {
      actor: staff,
      action: byStaff ? 'answer' : 'note',
      subject: { kind: KIND, id: row.thread },
      now,
      before: { state: row.state, takenBy: row.claimed_by },
      after: { state, takenBy: staff.accountId },
    });
  });
}

type Change = {
  id: string;
  updatedAt: string;
  state: MessageState;
  topic?: ContactTopic;
  takenBy: number | 'me' | null;
};

/** Assigns a message, closes it, opens it again, marks it as spam, or sets its topic. */
export async function changeContactMessage(app: App, staff: Staff, it: Change): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockSeen(tx, staff, it, false);
    const wanted = it.takenBy === 'me' ? staff.accountId : it.takenBy;
    const claimedBy =
      wanted === null ? null : await findColleague(tx, staff, 'messages.answer', wanted, 'takenBy');
    const topic = it.topic ?? row.topic;
    if (row.state === it.state && row.claimed_by === claimedBy && row.topic === topic) return;
    await changeMessage(tx, row.id, { state: it.state, topic, claimedBy, changedAt: now });
    await recordEvent(tx, {
      name: 'contact_message.changed',
      data: { message: row.id },
      actor: staff.accountId,
      subject: { kind: KIND, id: row.id },
    });
    if (claimedBy !== row.claimed_by)
      await recordAssigned(tx, {
        ...{ actor: staff.accountId, colleague: claimedBy },
        ...{ queue: 'messages', item: row.thread },
      });
    await recordAudit(tx, {
      actor: staff,
      action: row.state === it.state && row.topic === topic ? 'claim' : 'change',
      subject: { kind: KIND, id: row.thread },
      now,
      before: { state: row.state, takenBy: row.claimed_by, topic: row.topic },
      after: { state: it.state, takenBy: claimedBy, topic },
    });
  });
}
