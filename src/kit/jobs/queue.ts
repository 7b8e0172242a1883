import { sql } from 'kysely';
import type { Database, Tx } from '../database/db.ts';

/** The payload of each task by its name. Each room adds its own in its tasks.ts, and enqueues no others. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface TaskPayloads {}

export type TaskName = keyof TaskPayloads;

/**
 * A task to run with a payload, at once or at an instant. A job with a `key` replaces the waiting one with the same key.
 */
export type Job = {
  [Name in TaskName]: { task: Name; payload: TaskPayloads[Name]; runAt?: Date; key?: string };
}[TaskName];

/** Adds a job to the queue. In a transaction it is only there once that is committed. */
export async function enqueue(db: Database | Tx, { task, payload, runAt, key }: Job): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null}, job_key := ${key ?? null}
    )`.execute(db);
}
