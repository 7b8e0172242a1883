import { randomUUID } from 'node:crypto';
import { notificationKinds } from '../../src/care/notifications/kinds.ts';
import { itemOf } from '../../src/care/notifications/notify.ts';
import { insertNotification } from '../../src/care/notifications/store.ts';
import type { App } from '../../src/kit/app/app.ts';
import type { Tx } from '../../src/kit/database/db.ts';
import type { EventName, Events } from '../../src/kit/events/events.ts';
import { beginningInIndia } from '../../src/kit/shared/time/calendar.ts';
import { dayInIndia } from '../../src/kit/shared/time/clock.ts';
import { DAY_MS, HOUR_MS } from '../../src/kit/shared/time/durations.ts';
import { people } from '../people.ts';
import { publicIdOf } from './keys.ts';

/** The views of a day are counted on the next one, at 8:30 am. */
const COUNTED_MS = 8.5 * HOUR_MS;

/** What is older than this has been read. */
const UNREAD_DAYS = 2;

/** An event of the cast's past. */
type Past = {
  [Name in EventName]: {
    name: Name;
    data: Events[Name];
    subject: [kind: string, id: string];
    happenedAt: Date;
  };
}[EventName];

/**
 * Fills the bell of the cast: what they were notified of when they met. No email is sent about the past, which is why the
 * listeners of the events do not run.
 */
export async function seedNotifications(app: App): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    const past = (await listPast(tx, now)).filter(({ happenedAt }) => happenedAt <= now);
    for (const event of past.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime()))
      await notify(tx, event, now);
  });
}

async function notify(tx: Tx, { name, data, subject, happenedAt }: Past, now: Date): Promise<void> {
  const { id: event } = await tx
    .insertInto('events')
    .values({
      name,
      data: JSON.stringify(data),
      subject_kind: subject[0],
      subject_id: subject[1],
      recorded_at: happenedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const kind of notificationKinds.filter((one) => one.event === name)) {
    for (const receiver of await kind.receivers(tx, data)) {
      const { account, profile } = receiver;
      if (profile !== null && !(await wasManager(tx, { account, profile }, happenedAt))) continue;
      const notification = randomUUID();
      const item = { ...itemOf(kind, receiver, data), notification, event, data, now: happenedAt };
      await insertNotification(tx, { account, profile, kind: kind.name, now: happenedAt }, item);
      if (now.getTime() - happenedAt.getTime() > UNREAD_DAYS * DAY_MS)
        await tx.updateTable('notifications').set({ read_at: now }).where('id', '=', notification).execute();
    }
  }
}

/** Owners have been there from the start; relatives joined later than some of it. */
async function wasManager(
  tx: Tx,
  { account, profile }: { account: number; profile: number },
  now: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('profile_managers')
    .select('account_id')
    .where('account_id', '=', account)
    .where('profile_id', '=', profile)
    .where(({ eb, or }) => or([eb('role', '=', 'owner'), eb('created_at', '<=', now)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns what has happened between the cast, from the rows that it left. */
async function listPast(tx: Tx, now: Date): Promise<Past[]> {
  const cast = await tx
    .selectFrom('profiles')
    .select('id')
    .where('public_id', 'in', people.map(publicIdOf))
    .execute();
  const ids = cast.map(({ id }) => id);
  const interests = await tx
    .selectFrom('interests')
    .select(['id', 'sender_id', 'receiver_id', 'state', 'sent_at', 'answered_at'])
    .where('sender_id', 'in', ids)
    .where('receiver_id', 'in', ids)
    .where('state', '<>', 'queued')
    .execute();
  const unread = await tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.public_id', 'm.conversation_id', 'm.sender_id', 'm.sent_at', 'c.low_id', 'c.high_id'])
    .where('m.read_at', 'is', null)
    .where('m.sender_id', 'in', ids)
    .execute();
  const opened = await tx
    .selectFrom('contact_views')
    .select(['viewer_id', 'viewed_id', 'viewed_at'])
    .where('viewer_id', 'in', ids)
    .where('viewed_id', 'in', ids)
    .execute();
  const days = await tx
    .selectFrom('profile_views')
    .select(['viewed_id', 'day'])
    .distinct()
    .where('viewed_id', 'in', ids)
    .where('day', '<', dayInIndia(now))
    .execute();
  return [
    ...interests.flatMap(({ id, sender_id: sender, receiver_id: receiver, ...it }): Past[] => {
      const data = { interest: id, sender, receiver };
      const subject: [string, string] = ['interest', id];
      const sent: Past = { name: 'interest.sent', data, subject, happenedAt: it.sent_at };
      if (it.state !== 'accepted' || !it.answered_at) return [sent];
      return [sent, { name: 'interest.accepted', data, subject, happenedAt: it.answered_at }];
    }),
    ...unread.map(({ public_id: message, conversation_id, sender_id, ...it }): Past => {
      const receiver = it.low_id === sender_id ? it.high_id : it.low_id;
      const data = { conversation: conversation_id, message, sender: sender_id, receiver };
      return { name: 'message.sent', data, subject: ['message', message], happenedAt: it.sent_at };
    }),
    ...opened.map(({ viewer_id: viewer, viewed_id: viewed, viewed_at: happenedAt }): Past => {
      const subject: [string, string] = ['profile', String(viewed)];
      return { name: 'contact.opened', data: { viewer, viewed }, subject, happenedAt };
    }),
    ...days.map(({ viewed_id: profile, day }): Past => {
      const happenedAt = new Date(beginningInIndia(day).getTime() + DAY_MS + COUNTED_MS);
      const subject: [string, string] = ['profile', String(profile)];
      return { name: 'views.counted', data: { profile, day }, subject, happenedAt };
    }),
  ];
}
