import { sql } from 'kysely';
import { recordAudit } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';

/** An event that was not settled for so long is shown; its job tries for longer. */
const SETTLED_WITHIN_MS = HOUR_MS;
/** How many the page shows; the number counts all. */
const SHOWN = 20;

const stuck = (now: Date) => sql`settled_at is null and attention_ended_at is null
  and (unreadable or received_at < ${new Date(now.getTime() - SETTLED_WITHIN_MS)})`;

/** Returns how many events of the gateway wait for staff, and since when the oldest one waits. */
export async function countStuckEvents(
  db: Database,
  now: Date,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*)::int as waiting, min(received_at) as oldest from gateway_events where ${stuck(now)}`.execute(
    db,
  );
  return { waiting: rows[0]!.waiting, oldestAt: rows[0]!.oldest };
}

/** Returns the events of the gateway that wait for staff, the oldest first; at most 20. */
export async function listStuckEvents(app: App) {
  const { rows } = await sql<{ id: string; body: Buffer; received_at: Date; unreadable: boolean }>`
    select id, body, received_at, unreadable from gateway_events where ${stuck(app.clock())}
    order by received_at, id limit ${SHOWN}`.execute(app.db);
  return rows.map((row) => ({
    id: row.id,
    name: app.config.gateway?.nameEvent(row.body)?.slice(0, 100) ?? null,
    receivedAt: row.received_at.toISOString(),
    unreadable: row.unreadable,
  }));
}

/** Marks a waiting event as resolved, after staff have checked it at the gateway. Repeating it changes nothing. */
export async function resolveEvent(app: App, staff: Staff, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('gateway_events')
      .select(['settled_at', 'attention_ended_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw refuse.notFound();
    if (row.settled_at || row.attention_ended_at) return;
    const now = app.clock();
    await tx
      .updateTable('gateway_events')
      .set({ attention_ended_at: now, attention_ended_by: staff.accountId })
      .where('id', '=', id)
      .execute();
    await recordEvent(tx, {
      name: 'webhook.resolved',
      data: { event: id },
      actor: staff.accountId,
      subject: { kind: 'webhook', id },
    });
    await recordAudit(tx, {
      actor: staff,
      action: 'resolve',
      subject: { kind: 'webhook', id },
      now,
      before: { attentionEndedAt: null },
      after: { attentionEndedAt: now },
    });
  });
}
