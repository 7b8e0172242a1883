import { sql } from 'kysely';
import type { Database } from '../database/db.ts';
import { DAY_MS } from '../shared/time/durations.ts';
import type { SmsReport } from './gateway.ts';

const DAYS = 30;

/** Stores that a gateway accepted a message. Its report may have arrived before. */
export async function putSent(
  db: Database,
  { gateway, id, template, now }: { gateway: string; id: string; template: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sms_messages')
    .values({ gateway, message_id: id, template, state: 'accepted', changed_at: now })
    .onConflict((on) => on.columns(['gateway', 'message_id']).doUpdateSet({ template }))
    .execute();
}

/** Stores a delivery report. @returns the message's template; undefined when it has been reported before */
export async function putReport(
  db: Database,
  gateway: string,
  { id, state, why }: SmsReport,
  now: Date,
): Promise<{ template: string | null } | undefined> {
  const reported = { state, reason: why || null, changed_at: now };
  return db
    .insertInto('sms_messages')
    .values({ gateway, message_id: id, ...reported })
    .onConflict((on) =>
      on
        .columns(['gateway', 'message_id'])
        .doUpdateSet(reported)
        .where('sms_messages.state', '=', 'accepted'),
    )
    .returning('template')
    .executeTakeFirst();
}

/** Deletes messages without news for 30 days. */
export async function pruneSms(db: Database, now: Date): Promise<void> {
  await sql`delete from sms_messages where changed_at < ${new Date(now.getTime() - DAYS * DAY_MS)}`.execute(
    db,
  );
}
