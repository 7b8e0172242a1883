import { DAY_MS, HOUR_MS } from '../../../kit/shared/time/durations.ts';

export const INTEREST_STATES = ['queued', 'pending', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

/** The lists of a member's interests. */
export const BOXES = ['received', 'sent'] as const;
export type Box = (typeof BOXES)[number];

/** An interest between two profiles, as seen by one of them. */
export type InterestSeen = { state: InterestState; sent: boolean };

/** Days after which an unanswered interest expires. */
export const EXPIRES_AFTER_DAYS = 90;

/**
 * How often and in how many days one may send an interest to the same profile: sending again after withdrawing
 * counts.
 */
export const SENDINGS_TO_ONE = 3;
export const SENDINGS_TO_ONE_DAYS = 30;

export type SendingOutcome = 'new' | 'again' | 'accept' | 'nothing' | 'refuse';

/**
 * Returns what sending an interest does, given the interest between the two (`null`: none): a new row, the same row
 * again, accepting the pending or queued one, nothing, or a refusal. A declined interest stays declined for its
 * sender; the other side reopens it by accepting or sending.
 */
export function outcomeOfSending(between: InterestSeen | null): SendingOutcome {
  if (!between) return 'new';
  switch (between.state) {
    case 'queued':
    case 'pending':
      return between.sent ? 'nothing' : 'accept';
    case 'accepted':
      return 'nothing';
    case 'declined':
      return between.sent ? 'refuse' : 'accept';
    case 'withdrawn':
    case 'expired':
      return 'again';
  }
}

/** Whether the receiver can accept: a pending interest, and later one they declined. */
export const canAccept = (it: InterestSeen) =>
  !it.sent && (it.state === 'pending' || it.state === 'declined');

/** Whether the receiver can decline: a pending interest. */
export const canDecline = (it: InterestSeen) => !it.sent && it.state === 'pending';

/** How long an answer can be undone: five seconds for the toast, and the rest for a slow connection. */
const UNDO_MS = 15_000;

/**
 * How long an undoable interest waits before its receiver learns of it: five seconds for the toast, and the
 * connection.
 */
export const HOLD_MS = 7_000;

const isUndoable = (time: string | null, now: Date) =>
  time !== null && now.getTime() - Date.parse(time) <= UNDO_MS;

type Answered = InterestSeen & { answeredAt: string | null };

/** Whether the receiver can undo their acceptance (`answeredAt`, ISO), which makes the interest as it was before. */
export const canUndo = (it: Answered, now: Date) =>
  !it.sent && it.state === 'accepted' && isUndoable(it.answeredAt, now);

/** Whether the receiver can undo that they declined. */
export const canUndoRefusal = (it: Answered, now: Date) =>
  !it.sent && it.state === 'declined' && isUndoable(it.answeredAt, now);

/** Whether the sender can undo that they withdrew. */
export const canUndoWithdrawal = (it: Answered, now: Date) =>
  it.sent && it.state === 'withdrawn' && isUndoable(it.answeredAt, now);

/** Whether the sender can undo a sending before the receiver learns of it. `state` is the state of the row. */
export const canUndoSending = (it: InterestSeen & { sentAt: string }, now: Date) =>
  it.sent && it.state === 'queued' && isUndoable(it.sentAt, now);

/** Whether the sender can withdraw: a pending or queued interest. */
export const canWithdraw = (it: InterestSeen) => it.sent && (it.state === 'pending' || it.state === 'queued');

/** Whether a side may see an interest. The receiver does not see a queued or withdrawn one. */
export const canSee = ({ state, sent }: InterestSeen) =>
  sent || (state !== 'queued' && state !== 'withdrawn');

/** How many new interests a week a family can limit itself to; without a limit unless it does. */
export const INTAKES = [3, 5, 10, 20] as const;
export type Intake = (typeof INTAKES)[number] | null;

/** Days after which an interest leaves the queue whatever the limit. */
export const QUEUED_MAX_DAYS = 14;

/** The period in which at most the chosen number of interests reach a profile. */
const WINDOW_MS = 7 * DAY_MS;

/** Returns the instant after which interests count towards the week's number. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS);

/** Returns when those were sent that must leave the queue now: the task runs hourly, and none may be late. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - QUEUED_MAX_DAYS * DAY_MS + HOUR_MS);
