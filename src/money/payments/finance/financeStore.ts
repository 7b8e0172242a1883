import { sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { inPeriod } from '../../../kit/database/period.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import type { PaymentRow } from '../store/paymentStore.ts';

export type FinanceRow = PaymentRow & {
  created_at_text: string;
  plan_name: string | null;
  member_name: string | null;
  member_public_id: string | null;
  term_starts_at: Date | null;
  term_ends_at: Date | null;
  /** Our order that the gateway names, where amount or currency is another, or its payer is gone. */
  expected_plan: string | null;
  expected_paise: number | null;
  expected_currency: string | null;
  expected_name: string | null;
  expected_public_id: string | null;
  /** Whether other payments of its order still have money that was not refunded. */
  order_stays: boolean;
};

/** Sort key of the list: the time of the payment, then its id. */
export type PaymentKey = readonly [createdAt: string, id: string];

export type PaymentFilters = {
  show: 'all' | 'attention' | 'refunds' | 'waiting';
  status?: 'success' | 'failed' | 'refunded' | 'started';
  plan?: string;
  from?: string;
  to?: string;
  q?: string;
};

const states = {
  success: ['captured', 'part_refunded'],
  failed: ['failed'],
  refunded: ['part_refunded', 'refunded'],
  started: ['authorized'],
};

/** Returns the SQL condition of the filters, for payments `p`. */
function fitting({ show, status, plan, from, to, q }: PaymentFilters) {
  const conditions = [
    {
      all: sql`p.state <> 'attempted'`,
      attention: sql`p.attention is not null and p.attention_ended_at is null`,
      refunds: sql`exists (select from refunds r where r.payment_id = p.id)`,
      waiting: sql`p.id in (select payment_id from refunds where state = 'waiting')`,
    }[show],
    ...(status ? [sql`p.state = any(${states[status]}::text[])`] : []),
    ...(plan ? [sql`exists (select from orders o where o.id = p.order_id and o.plan_name = ${plan})`] : []),
    ...inPeriod(sql`p.created_at`, { from, to }),
    ...(q
      ? [
          // The audit log names a payment by our id.
          sql`(p.gateway_payment_id = ${q} or p.id = ${isUuid(q) ? q : null}::uuid or p.order_id in (
            select o.id from orders o join profile_summaries m on m.id = o.profile_id
            where m.public_id = upper(${q}) or starts_with(lower(m.name), lower(${q}))))`,
        ]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Returns payments for finance staff: a page of them, newest first, or some by id. */
export async function listForStaff(
  db: Database,
  which: { filters: PaymentFilters; after: PaymentKey | null; limit: number } | { ids: string[] },
): Promise<FinanceRow[]> {
  const some =
    'ids' in which
      ? sql`p.id = any(${which.ids}::uuid[])`
      : sql`${fitting(which.filters)} ${
          which.after
            ? sql`and (p.created_at, p.id) < (${which.after[0]}::timestamptz, ${which.after[1]}::uuid)`
            : sql``
        }`;
  const { rows } = await sql<FinanceRow>`
    select p.*, p.created_at::text as created_at_text, o.plan_name, m.name as member_name, m.public_id as member_public_id,
      e.plan_name as expected_plan, e.amount_paise as expected_paise, e.currency as expected_currency,
      em.name as expected_name, em.public_id as expected_public_id,
      t.starts_at as term_starts_at, t.ends_at as term_ends_at,
      exists (
        select from payments q where q.order_id = p.order_id and q.id <> p.id and q.state in ('captured', 'part_refunded')
      ) as order_stays
    from (
      select * from payments p where ${some}
      order by p.created_at desc, p.id desc limit ${'ids' in which ? which.ids.length : which.limit}
    ) p
    left join orders o on o.id = p.order_id
    left join profile_summaries m on m.id = o.profile_id
    left join orders e on p.order_id is null and e.gateway_order_id = p.gateway_order_id
    left join profile_summaries em on em.id = e.profile_id
    -- The second payment of an order began no plan.
    left join membership_terms t on t.order_id = o.id and p.attention is null
    order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/** Returns how many payments fit the filters, and the sums of the payments in rupees. */
export async function sumPayments(
  db: Database,
  filters: PaymentFilters,
): Promise<{ payments: number; paidPaise: number; refundedPaise: number }> {
  const { rows } = await sql<{ payments: number; paid: number; refunded: number }>`
    select count(*)::int as payments,
      coalesce(sum(p.amount_paise) filter (
        where p.state in ('captured', 'part_refunded', 'refunded') and p.currency = 'INR'), 0)::bigint as paid,
      coalesce(sum(p.refunded_paise) filter (where p.currency = 'INR'), 0)::bigint as refunded
    from payments p where ${fitting(filters)}`.execute(db);
  const { payments, paid, refunded } = rows[0]!;
  return { payments, paidPaise: paid, refundedPaise: refunded };
}
