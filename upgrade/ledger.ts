import { sql } from 'kysely';
import type { Database } from '../src/kit/database/db.ts';

const month = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM') as month`);

/** Reads the sums of the ledger, in paise, as they were read from the old tables. */
export async function readLedger(db: Database): Promise<Record<string, unknown[]>> {
  const read = {
    orders: sql`
      select ${month('created_at')}, plan_name as plan, state, count(*)::int as orders,
        sum(price_paise)::int as price, sum(credit_paise)::int as credit, sum(amount_paise)::int as amount
      from orders group by 1, 2, 3 order by 1, 2, 3`,
    payments: sql`
      select ${month('created_at')}, state, currency, attention, count(*)::int as payments,
        sum(amount_paise)::int as amount, sum(refunded_paise)::int as refunded
      from payments group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    refunds: sql`
      select ${month('created_at')}, state, count(*)::int as refunds, sum(amount_paise)::int as amount
      from refunds group by 1, 2 order by 1, 2`,
    invoices: sql`
      select financial_year as year, kind, count(*)::int as count, min(number) as first, max(number) as last,
        sum(total_paise)::int as total, sum(taxable_paise)::int as taxable, sum(cgst_paise)::int as cgst,
        sum(sgst_paise)::int as sgst, sum(igst_paise)::int as igst
      from invoices group by 1, 2 order by 1, 2`,
    memberships: sql`
      select plan_name as plan, count(*)::int as memberships, sum(paid_paise)::int as value,
        count(ended_by)::int as ended, sum(extract(epoch from ends_at - starts_at))::bigint::text as seconds
      from memberships group by 1 order by 1`,
  };
  const sums = Object.entries(read).map(async ([name, query]) => [name, (await query.execute(db)).rows]);
  return Object.fromEntries(await Promise.all(sums));
}
