import { sql } from 'kysely';
import type { Database, Tx } from './db.ts';

/** Rooms whose data changed, by their name in the contract: the browser refetches what it shows of them. */
export type Topic = string;

export type Happening = {
  /** What happened, as 'interest accepted'. */
  name: string;
  /** Ids only: the row stays for ever, and who reads it later loads the rest. */
  data: Record<string, number | string | null>;
  /** Profiles whose managers' browsers are told, and of which rooms. */
  tell?: { profiles: number[]; topics: Topic[] };
  /** Tasks that follow once this is committed. */
  later?: Job[];
};

type Job = { task: string; payload: Record<string, unknown>; runAt?: Date };

type Reaction = (tx: Tx, data: Happening['data']) => Promise<void>;
const reactions = new Map<string, Reaction[]>();

/**
 * Lets an upper room act in the same transaction when something happens in a lower one,
 * which may not know it. Called once per room at start, by src/reactions.ts.
 */
export function react(name: string, reaction: Reaction): void {
  reactions.set(name, [...(reactions.get(name) ?? []), reaction]);
}

/**
 * Records what happened, inside the transaction that made it happen: the event's row, the reactions of
 * other rooms, the tasks that follow and the word to the browsers all commit with it, or none does.
 */
export async function record(tx: Tx, happening: Happening): Promise<void> {
  await tx
    .insertInto('events')
    .values({ name: happening.name, data: JSON.stringify(happening.data) })
    .execute();
  for (const reaction of reactions.get(happening.name) ?? []) await reaction(tx, happening.data);
  for (const job of happening.later ?? []) await enqueue(tx, job);
  if (happening.tell && happening.tell.profiles.length > 0) {
    await sql`select pg_notify('live', ${JSON.stringify(happening.tell)})`.execute(tx);
  }
}

/** Adds a job without an event: for what is only an event once the job has found that there is anything to do. */
export async function enqueue(db: Database | Tx, { task, payload, runAt }: Job): Promise<void> {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null})`.execute(
    db,
  );
}
