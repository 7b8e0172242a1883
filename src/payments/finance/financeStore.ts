import { sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';
import type { PaymentRow } from '../orders/paymentStore.ts';

export type FinanceRow = PaymentRow & {
  created_at_text: string;
  plan_name: string | null;
  member_name: string | null;
  member_public_id: string | null;
};

/** Sort key of the list: the time of the payment, then its id. */
export type PlaceOfPayment = readonly [createdAt: string, id: string];

/** Returns a page of payments for the finance staff, newest first; or one of them. */
export async function listForStaff(
  db: Database,
  which:
    | { show: 'all' | 'attention' | 'refunds'; after: PlaceOfPayment | null; limit: number }
    | { id: string },
): Promise<FinanceRow[]> {
  const some =
    'id' in which
      ? sql`p.id = ${which.id}`
      : sql`${
          {
            all: sql`p.state <> 'attempted'`,
            attention: sql`p.attention is not null and p.attention_ended_at is null`,
            refunds: sql`exists (select from refunds r where r.payment_id = p.id)`,
          }[which.show]
        } ${which.after ? sql`and (p.created_at, p.id) < (${which.after[0]}::timestamptz, ${which.after[1]}::uuid)` : sql``}`;
  const { rows } = await sql<FinanceRow>`
    select p.*, p.created_at::text as created_at_text, o.plan_name, m.name as member_name, m.public_id as member_public_id
    from (
      select * from payments p where ${some}
      order by p.created_at desc, p.id desc limit ${'id' in which ? 1 : which.limit}
    ) p
    left join orders o on o.id = p.order_id
    left join profile_summaries m on m.id = o.profile_id
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

export async function countAttention(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('attention', 'is not', null)
    .where('attention_ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
