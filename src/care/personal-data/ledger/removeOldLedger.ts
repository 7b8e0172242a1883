import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import { countUpTo } from '../../../kit/database/countUpTo.ts';
import { beginningInIndia } from '../../../kit/shared/time/calendar.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';

/** How many orders are removed in one transaction. */
const AT_ONCE = 500;

/** Returns the beginning of the oldest financial year that is kept, as an instant: 1 April in India. */
export function ledgerKeptSince(now: Date, years: number): Date {
  const [year, month] = dayInIndia(now).split('-').map(Number);
  const thisYear = month! >= 4 ? year! : year! - 1;
  return beginningInIndia(`${thisYear - years}-04-01`);
}

/**
 * Removes orders, payments, refunds and invoices of deleted accounts once the law no longer requires them. A member reads
 * their own for as long as they have an account; what a profile still refers to goes with that profile.
 */
export async function removeOldLedger(app: App): Promise<void> {
  const since = ledgerKeptSince(app.clock(), readRetention(app).ledgerYears);
  while ((await removeSome(app, since)) === AT_ONCE);
}

const oldOrders = (since: Date) => sql`orders o
  where o.account_id is null and o.created_at < ${since}
    and not exists (select from memberships m where m.order_id = o.id)
    and not exists (select from memberships m where m.ended_by = o.id)
    and not exists (
      select from payments y
      left join refunds r on r.payment_id = y.id
      left join invoices i on i.payment_id = y.id
      where y.order_id = o.id and greatest(y.created_at, r.created_at, r.processed_at, i.issued_at) >= ${since}
    )`;

/** Returns how many orders would be removed if so many financial years were kept, up to a limit. */
export const countOldOrders = (app: App, years: number, limit: number): Promise<number> =>
  countUpTo(app.db, limit, oldOrders(ledgerKeptSince(app.clock(), years)));

async function removeSome(app: App, since: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with old as (
      select o.id from ${oldOrders(since)}
      order by o.created_at limit ${AT_ONCE} for update of o skip locked
    ), paid as (
      select id from payments where order_id in (select id from old)
    ), without_invoices as (
      delete from invoices where payment_id in (select id from paid)
    ), without_refunds as (
      delete from refunds where payment_id in (select id from paid)
    ), without_payments as (
      delete from payments where id in (select id from paid)
    )
    delete from orders where id in (select id from old) returning id`.execute(app.db);
  return rows.length;
}
