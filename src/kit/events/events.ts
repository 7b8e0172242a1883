import { sql } from 'kysely';
import { countUpTo } from '../database/countUpTo.ts';
import type { Database, Tx } from '../database/db.ts';
import { enqueue, type Job } from '../jobs/queue.ts';
import { currentContext } from '../requestContext.ts';

/** The data of each event by its name: ids, no text that people wrote. Each room adds its own in its events.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface Events {}

/** What happens too often to be kept, by its name: browsers refetch because of it, and that is all. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface Signals {}

export type EventName = keyof Events;

/** The account that acted; 'system' where none did: a task, the payment gateway, a command, a visitor. */
export type Actor = number | 'system';

type AppEvent<Name extends EventName> = {
  name: Name;
  data: Events[Name];
  actor: Actor;
  /** What it happened to. */
  subject: { kind: string; id: number | string };
  /** Tasks of the same room that follow once this is committed. */
  jobs?: Job[];
};

type Listener<Name extends EventName> = (
  tx: Tx,
  data: Events[Name],
  context: { actor: Actor; now: Date; event: number },
) => Promise<void>;

const listeners = new Map<EventName, Listener<EventName>[]>();

/**
 * Lets an upper room act in the same transaction when something happens in a lower one, which may not import it.
 * Called at start, by src/app/listeners.ts.
 */
export function onEvent<Name extends EventName>(name: Name, listener: Listener<Name>): void {
  listeners.set(name, [...(listeners.get(name) ?? []), listener as Listener<EventName>]);
}

/** Anything that browsers are notified of, with its data. */
export type RecordedEvent = {
  [Name in keyof (Events & Signals)]: { name: Name; data: (Events & Signals)[Name] };
}[keyof (Events & Signals)];

type Notify = (tx: Tx, happened: RecordedEvent) => Promise<void>;
let notify: Notify = async () => {};

/** Sets the function that notifies browsers. Called at start, by src/app/listeners.ts. */
export function setNotify(next: Notify): void {
  notify = next;
}

/**
 * Records an event in the transaction that made it happen: its row, the listeners of other rooms, the jobs and the
 * notifications of browsers all commit with it, or none does.
 */
export async function recordEvent<Name extends EventName>(tx: Tx, event: AppEvent<Name>): Promise<void> {
  const { name, data, actor, subject } = event;
  const { clock, address, requestId } = currentContext();
  const now = clock();
  const { id } = await tx
    .insertInto('events')
    .values({
      name,
      data: JSON.stringify(data),
      actor: actor === 'system' ? null : actor,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      recorded_at: now,
      address,
      request_id: requestId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const listener of listeners.get(name) ?? []) await listener(tx, data, { actor, now, event: id });
  for (const job of event.jobs ?? []) await enqueue(tx, job);
  await notify(tx, { name, data } as RecordedEvent);
}

/** Notifies browsers once the transaction is committed, without storing an event. */
export async function sendSignal<Name extends keyof Signals>(
  tx: Tx,
  name: Name,
  data: Signals[Name],
): Promise<void> {
  await notify(tx, { name, data } as RecordedEvent);
}

const BATCH = 1000;

/** Deletes the events before an instant, in batches, so that no statement takes long. */
export async function pruneEvents(db: Database, before: Date): Promise<void> {
  for (let pruned = BATCH; pruned === BATCH; ) {
    const { numAffectedRows } = await sql`
      delete from events where id in (
        select id from events where recorded_at < ${before} order by recorded_at limit ${BATCH}
      )`.execute(db);
    pruned = Number(numAffectedRows);
  }
}

/** Returns how many events that would delete, up to a limit. */
export const countOldEvents = (db: Database, before: Date, limit: number): Promise<number> =>
  countUpTo(db, limit, sql`events where recorded_at < ${before}`);
