import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { type EventName, recordEvent } from '../../kit/events/events.ts';
import type { Job } from '../../kit/jobs/queue.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { startOfDayInIndia } from '../../kit/shared/time/calendar.ts';
import { DAY_MS } from '../../kit/shared/time/durations.ts';
import { may } from '../../money/memberships/entitlements/may.ts';
import { FREE_INTERESTS_A_DAY } from '../../money/memberships/shared/rules.ts';
import { findVisible } from '../../people/profiles/read.ts';
import { holdOffBlocks, lockPair } from '../../people/profiles/visible/blocked.ts';
import { lockProfiles } from '../../people/profiles/visible/listing.ts';
import type { Interest } from './contract.ts';
import { hasPlace, releaseQueued, takeFromQueue } from './intake/queue.ts';
import {
  canAccept,
  canDecline,
  canSee,
  canUndo,
  canUndoRefusal,
  canUndoSending,
  canUndoWithdrawal,
  canWithdraw,
  EXPIRES_AFTER_DAYS,
  HOLD_MS,
  outcomeOfSending,
  SENDINGS_TO_ONE,
  SENDINGS_TO_ONE_DAYS,
} from './shared/rules.ts';
import {
  countSendings,
  findInterestBetween,
  findReceiver,
  findSides,
  type InterestRow,
  insertInterest,
  lockOwn,
  readBeforeSending,
  restoreAnswer,
  restoreBefore,
  setInterestState,
  setSentAgain,
} from './store.ts';

/** Returns an interest as one of its sides sees it. */
export function seenBy(me: number, row: InterestRow): Interest {
  return {
    id: row.id,
    state: row.held && row.sender_id === me ? 'pending' : row.state,
    sent: row.sender_id === me,
    sentAt: (row.sender_id === me ? row.sent_at : row.received_at).toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    sendAgainAt: row.send_again_at?.toISOString() ?? null,
  };
}

/** Returns how many interests a member may still send today; null without a limit. */
export async function countLeftToday(app: App, member: Member): Promise<number | null> {
  const now = app.clock();
  if ((await may(app.db, now, member.profile.id, 'unlimited_interests')).allowed) return null;
  const sent = await countSendings(app.db, member.profile.id, startOfDayInIndia(now));
  return Math.max(0, FREE_INTERESTS_A_DAY - sent);
}

/**
 * Sends an interest to a profile that the member may see. Repeating it changes nothing. If the other side's interest
 * is pending or queued, or was declined by the member, sending accepts it. Beyond the number of new interests a week
 * that the receiver wants to see, it waits in their queue. With `undoable`, the receiver learns of it some seconds
 * later. Refuses the member's own profile, a profile that the same account manages or that declined, and sending more
 * than the member's daily limit.
 */
export async function sendInterest(
  app: App,
  member: Member,
  publicId: string,
  { undoable = false } = {},
): Promise<Interest> {
  const me = member.profile.id;
  const receiver = await findReceiver(app.db, member, publicId);
  if (!receiver) throw refuse.notFound();
  const { id: other, shared } = receiver;
  if (other === me) throw refuse.conflict(code('profile_own'));
  if (shared) throw refuse.conflict(code('interest_same_manager'));
  if (!member.profile.listed) {
    if (!member.verified) throw refuse.forbidden(code('email_unconfirmed'));
    throw refuse.forbidden(member.profile.withheld ? code('profile_withheld') : code('profile_hidden'));
  }
  return app.db.transaction().execute(async (tx) => {
    await lockPair(tx, me, other);
    const now = app.clock();
    const { between, ...before } = await readBeforeSending(tx, member, other, now);
    // One of the two may have blocked the other meanwhile.
    if (!before.visible) throw refuse.notFound();
    const sent = {
      senderId: me,
      accountId: member.accountId,
      receiverId: other,
      now,
      expiresAt: new Date(now.getTime() + EXPIRES_AFTER_DAYS * DAY_MS),
      queued: false,
      heldUntil: undoable ? new Date(now.getTime() + HOLD_MS) : null,
    };
    switch (outcomeOfSending(between ? seenBy(me, between) : null)) {
      case 'refuse':
        throw refuse.conflict(code('interest_declined'));
      case 'nothing':
        break;
      case 'accept':
        if (between!.state === 'queued') await takeFromQueue(tx, between!.id, now);
        await setInterestState(tx, between!.id, 'accepted', now);
        await recordInterest(tx, 'interest.accepted', between!, member);
        break;
      case 'new':
      case 'again': {
        refuseRepeated(before.sendableAt, now);
        if (before.sentToday >= FREE_INTERESTS_A_DAY) await refuseUsedUp(tx, member, now);
        sent.queued = !(await hasPlace(tx, other, before.perWeek, now));
        const row = between ? await setSentAgain(tx, between.id, sent) : await insertInterest(tx, sent);
        await recordSent(tx, row, member, sent.heldUntil);
        if (!sent.queued) return seenBy(me, row);
        await releaseQueued(tx, other, now);
      }
    }
    return seenBy(me, (await findInterestBetween(tx, me, other, now))!);
  });
}

async function recordSent(tx: Tx, row: InterestRow, member: Member, heldUntil: Date | null): Promise<void> {
  if (row.state !== 'queued') return recordInterest(tx, 'interest.sent', row, member);
  await recordInterest(
    tx,
    'interest.queued',
    row,
    member,
    row.held && heldUntil
      ? [{ task: 'release_interests', payload: { profile: row.receiver_id }, runAt: heldUntil }]
      : [],
  );
}

/**
 * Undoes a recent sending that the receiver does not know of yet: it counts for no limit, and the interest is as it
 * was before. Repeating it is harmless. Refuses it once the receiver has the interest.
 */
export async function undoSending(app: App, member: Member, publicId: string): Promise<Interest | null> {
  const me = member.profile.id;
  const other = await findVisible(app, member, publicId);
  return app.db.transaction().execute(async (tx) => {
    await lockProfiles(tx, [me, other]);
    const now = app.clock();
    const row = await findInterestBetween(tx, me, other, now, { lock: true });
    const seen = row && seenBy(me, row);
    const isOpen =
      seen?.sent && (seen.state === 'pending' || seen.state === 'queued' || seen.state === 'accepted');
    if (!row || !isOpen) return seen && canSee(seen) ? seen : null;
    if (!canUndoSending({ ...seen, state: row.state }, now)) throw refuse.conflict(code('interest_changed'));
    await recordInterest(tx, 'interest.unqueued', row, member);
    await restoreBefore(tx, row);
    const before = await findInterestBetween(tx, me, other, now);
    const restored = before && seenBy(me, before);
    return restored && canSee(restored) ? restored : null;
  });
}

// This applies to members without a daily limit, too: each sending may email the other side and moves the interest to
// the top of their list.
function refuseRepeated(againAt: Date | null, now: Date): void {
  if (!againAt) return;
  const seconds = Math.ceil((againAt.getTime() - now.getTime()) / 1000);
  const days = Math.ceil(seconds / (24 * 60 * 60));
  throw refuse.tooMany(
    seconds,
    code('interest_repeated', { sent: SENDINGS_TO_ONE, window: SENDINGS_TO_ONE_DAYS, days }),
  );
}

async function refuseUsedUp(tx: Tx, member: Member, now: Date): Promise<void> {
  if ((await may(tx, now, member.profile.id, 'unlimited_interests')).allowed) return;
  const today = startOfDayInIndia(now);
  const seconds = Math.ceil((today.getTime() + DAY_MS - now.getTime()) / 1000);
  throw refuse.tooMany(seconds, code('interests_used_up', { sent: FREE_INTERESTS_A_DAY }), { upgrade: true });
}

/** Accepts a received interest, also one declined before. */
export const acceptInterest = (app: App, member: Member, id: string) =>
  answer(app, member, id, {
    state: 'accepted',
    may: canAccept,
    name: 'interest.accepted',
  });

/** Declines a received interest. The sender is not emailed about it. */
export const declineInterest = (app: App, member: Member, id: string) =>
  answer(app, member, id, { state: 'declined', may: canDecline, name: 'interest.declined' });

/** Withdraws a sent interest that is pending or queued. */
export const withdrawInterest = (app: App, member: Member, id: string) =>
  answer(app, member, id, { state: 'withdrawn', may: canWithdraw, name: 'interest.withdrawn' });

/** Undoes that a received interest was declined a moment ago. */
export const undoRefusal = (app: App, member: Member, id: string) =>
  answer(app, member, id, { state: 'unanswered', may: canUndoRefusal, name: 'interest.reopened' });

/** Undoes that a sent interest was withdrawn a moment ago: it is pending again, or in the queue. */
export const undoWithdrawal = (app: App, member: Member, id: string) =>
  answer(app, member, id, { state: 'sent', may: canUndoWithdrawal, name: 'interest.reopened' });

/**
 * Undoes a recent acceptance: the interest is pending again, or declined if it was declined before. The email about
 * it waits some minutes, so the other side is not emailed.
 */
export const undoAcceptance = (app: App, member: Member, id: string) =>
  answer(app, member, id, { state: 'unanswered', may: canUndo, name: 'interest.reopened' });

type Answer = {
  /** `unanswered` undoes what the receiver did, `sent` what the sender did. */
  state: 'accepted' | 'declined' | 'withdrawn' | 'unanswered' | 'sent';
  may: (seen: Interest, now: Date) => boolean;
  name: InterestEvent;
};

async function answer(app: App, member: Member, id: string, { state, may, name }: Answer): Promise<Interest> {
  const me = member.profile.id;
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const sides = await findSides(tx, id);
    if (sides) await holdOffBlocks(tx, sides.sender, sides.receiver);
    const row = await lockOwn(tx, member, id, now);
    if (!row) throw refuse.notFound();
    const seen = seenBy(me, row);
    const mine = (state === 'withdrawn' || state === 'sent') === seen.sent;
    if (mine && isDone(state, row) && !may(seen, now)) return seen;
    if (!may(seen, now)) throw refuse.conflict(code('interest_changed'));
    if (state === 'unanswered' || state === 'sent') await restoreAnswer(tx, id);
    else await setInterestState(tx, id, state, now);
    const changed = (await findInterestBetween(tx, me, seen.sent ? row.receiver_id : row.sender_id, now))!;
    // The receiver never knew of a queued interest, so their browsers are not notified either.
    const unseen =
      state === 'withdrawn' && row.state === 'queued'
        ? 'interest.unqueued'
        : state === 'sent' && changed.state === 'queued'
          ? 'interest.queued'
          : undefined;
    await recordInterest(tx, unseen ?? name, row, member);
    return seenBy(me, changed);
  });
}

/** Whether an interest already has the state that an answer would give it. */
function isDone(answered: Answer['state'], { state, declined_at }: InterestRow): boolean {
  if (answered === 'unanswered') return state === 'pending' || (state === 'declined' && declined_at !== null);
  return answered === 'sent' ? state === 'pending' || state === 'queued' : state === answered;
}

type InterestEvent = Extract<EventName, `interest.${string}`>;

async function recordInterest(
  tx: Tx,
  name: InterestEvent,
  row: InterestRow,
  member: Member,
  jobs: Job[] = [],
): Promise<void> {
  await recordEvent(tx, {
    name,
    data: { interest: row.id, sender: row.sender_id, receiver: row.receiver_id },
    actor: member.accountId,
    subject: { kind: 'interest', id: row.id },
    jobs,
  });
}
