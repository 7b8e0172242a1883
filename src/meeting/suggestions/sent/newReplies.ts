import { sql } from 'kysely';
import type { Staff } from '../../../kit/api/call.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { sendSignal } from '../../../kit/events/events.ts';
import { isAuthorGone } from '../listStore.ts';

const isFor = (account: number) => sql`s.new_reply and (s.suggested_by = ${account} or ${isAuthorGone})`;

/** Returns how many suggestions have a reply that is new to a colleague, and since when the oldest waits. */
export async function countNewRepliesByState(db: Database, account: number) {
  const { rows } = await sql<{ open: number; answered: number; oldestAt: Date | null }>`
    select count(*) filter (where s.state = 'open')::int as open,
      count(*) filter (where s.state = 'answered')::int as answered, min(s.changed_at) as "oldestAt"
    from suggestions s where ${isFor(account)}`.execute(db);
  return rows[0]!;
}

/** Marks the replies to a suggestion as read, as of an instant; only if the replies are for this account. */
export async function markSeen(
  app: App,
  { accountId }: Staff,
  { id, changedAt }: { id: string; changedAt: string },
): Promise<Record<string, never>> {
  await app.db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update suggestions s set new_reply = false
      where s.id = ${id}::uuid and s.changed_at <= ${changedAt}::timestamptz and ${isFor(accountId)}`.execute(
      tx,
    );
    if (numAffectedRows) await sendSignal(tx, 'suggestion.seen', {});
  });
  return {};
}
