import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '../app/app.ts';
import type { Database } from '../database/db.ts';
import type { Email } from '../mail/mail.ts';
import { MailError } from '../mail/mail.ts';
import type { Clock } from '../shared/time/clock.ts';
import { DAY_MS } from '../shared/time/durations.ts';

/** Longer than a failing job is tried again, which is four days. */
const JOB_KEPT_MS = 8 * DAY_MS;
/** How often an email is tried whose fate stayed unknown each time. */
const UNKNOWN_MAX = 3;

export type Outgoing = Email & {
  /**
   * What this email is about, in ids. Under one key at most one email goes in 24 hours, and never a second one where
   * it is unknown whether the first arrived. Without a key, each job sends one email, and sends it again when that is
   * unknown.
   */
  oncePerDay?: string;
};

/** Composes an email from the present state; null when there is no longer a reason to send it. */
export type Compose<Payload> = (app: App, payload: Payload) => Promise<Outgoing | null>;

type Job = { id: string; attempts: number };

/**
 * Does an email's job: writes it, claims it, sends it outside any transaction, and marks it as sent. Throws when the
 * mail server did not take it, so that the job is tried again; what was taken is not sent again.
 */
export async function sendEmail(
  app: App,
  job: Job,
  email: Outgoing | null,
  signal?: AbortSignal,
): Promise<void> {
  if (!email) return;
  const { oncePerDay, ...content } = email;
  const key = oncePerDay ?? `job ${job.id}`;
  const messageId = await claim(app, job, key, oncePerDay !== undefined);
  if (!messageId) return;
  try {
    await app.mail.send({ ...content, messageId }, signal);
  } catch (error) {
    const unknown = error instanceof MailError && error.mayHaveArrived;
    if (!unknown || (oncePerDay === undefined && job.attempts < UNKNOWN_MAX)) {
      await release(app.db, job, key);
      throw error;
    }
    app.log.warn({ job: job.id, error: String(error) }, 'It is not known whether an email was sent');
    return;
  }
  // Were this to fail the job, it would send again what was taken.
  await markSent(app, job, key).catch((error: unknown) =>
    app.log.warn({ job: job.id, error: String(error) }, 'An email was sent but could not be marked as sent'),
  );
}

/** Returns the id for the message, the same one at each attempt of a job; undefined when it must not be sent. */
async function claim(app: App, job: Job, key: string, limited: boolean): Promise<string | undefined> {
  const now = app.clock();
  const keptUntil = new Date(now.getTime() + (limited ? DAY_MS : JOB_KEPT_MS));
  const { rows } = await sql<{ message_id: string }>`
    insert into emails as e (key, message_id, job_id, claimed_at, kept_until)
    values (${key}, ${randomUUID()}::uuid, ${job.id}::bigint, ${now}, ${keptUntil})
    on conflict (key) do update set
      message_id = case when e.job_id = excluded.job_id then e.message_id else excluded.message_id end,
      job_id = excluded.job_id,
      claimed_at = excluded.claimed_at,
      sent_at = null,
      kept_until = excluded.kept_until
    where e.kept_until <= ${now}
      or (e.sent_at is null and (
        e.claimed_at is null or (${!limited} and e.job_id = excluded.job_id)
      ))
    returning message_id`.execute(app.db);
  return rows[0]?.message_id;
}

async function release(db: Database, job: Job, key: string): Promise<void> {
  await sql`
    update emails set claimed_at = null
    where key = ${key} and job_id = ${job.id}::bigint and sent_at is null`.execute(db);
}

async function markSent(app: App, job: Job, key: string): Promise<void> {
  await sql`
    update emails set sent_at = ${app.clock()} where key = ${key} and job_id = ${job.id}::bigint`.execute(
    app.db,
  );
}

/** Removes what no longer keeps an email from being sent. */
export async function sweepEmails(db: Database, clock: Clock): Promise<void> {
  await sql`delete from emails where kept_until < ${clock()}`.execute(db);
}
