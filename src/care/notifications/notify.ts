import { randomUUID } from 'node:crypto';
import type { Tx } from '../../kit/database/db.ts';
import { type EventName, type Events, onEvent, sendSignal } from '../../kit/events/events.ts';
import { enqueue } from '../../kit/jobs/queue.ts';
import type { AnyKind } from './kind.ts';
import { notificationKinds } from './kinds.ts';
import type { Receiver } from './receivers.ts';
import { JOIN_MS } from './shared/rules.ts';
import { findJoinable, insertNotification, lockNotifications, putItem } from './store.ts';

/** Registers the listener of every kind. Called at start, by src/app/listeners.ts. */
export function listenForKinds(): void {
  for (const kind of notificationKinds) {
    onEvent(kind.event, (tx, data, context) => notify(tx, kind, data, context));
  }
}

type Context = { now: Date; event: number };

/** Notifies the receivers of an event, in its transaction: a row in the bell, and the job of an email. */
async function notify(tx: Tx, kind: AnyKind, data: Events[EventName], context: Context): Promise<void> {
  const receivers = await kind.receivers(tx, data);
  // Sorted by id, so that two events never deadlock.
  for (const receiver of receivers.toSorted((one, other) => one.account - other.account)) {
    await notifyOne(tx, kind, receiver, data, context);
  }
}

async function notifyOne(
  tx: Tx,
  kind: AnyKind,
  receiver: Receiver,
  data: Events[EventName],
  { now, event }: Context,
): Promise<void> {
  const { account } = receiver;
  const notified = { ...receiver, kind: kind.name, now };
  await lockNotifications(tx, account);
  const open = kind.joins ? await findJoinable(tx, notified, 'email') : undefined;
  const notification = open ?? randomUUID();
  const item = { ...itemOf(kind, receiver, data), notification, event, data, now };
  if (open) await putItem(tx, item);
  else {
    const dueAt = new Date(now.getTime() + (kind.joins ? JOIN_MS : 0));
    await insertNotification(tx, notified, item, { channel: 'email', dueAt });
    await enqueue(tx, {
      task: 'mail_notification',
      payload: { notification },
      ...(kind.joins ? { runAt: dueAt } : {}),
    });
  }
  await sendSignal(tx, 'notification.changed', { account });
}

/** Returns what identifies an item of a receiver's notification, and what it is about. */
export function itemOf(kind: AnyKind, { account, profile }: Receiver, data: Events[EventName]) {
  const key = kind.key(data);
  const subject = kind.about?.(data) ?? key;
  // A manager of two profiles is notified for each.
  const about = profile === null ? subject : `${subject} for profile ${profile}`;
  return { account, kind: kind.name, key, about };
}
