import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/db.ts';

/** How many pairs of members have something to do with each other; the busiest member is in 1 of 100. */
const PAIRS = 40_000;
/** A table with more rows was filled by an earlier run; a demo has a few of each. */
const FILLED = 900;

/** Internal ids of the member who has most of everything. */
export type Busiest = { profile: number; account: number };

/**
 * Fills the tables that only people fill: interests, conversations, messages, notifications, memberships, payments,
 * requests, reviews, sessions and views, each in one statement. A table that an earlier run filled stays as it is.
 */
export async function addTraffic(db: Database): Promise<Busiest> {
  const { rows } = await sql<Busiest & { listed: number }>`
    with middle as (select count(*) as listed from search_rows)
    select m.profile_id as profile, m.account_id as account, listed
    from middle, lateral (select profile_id from search_rows order by profile_id offset listed / 2 limit 1) r
    join managers_of m on m.profile_id = r.profile_id`.execute(db);
  if (!rows[0]) throw new Error('There are no profiles. Run npm run seed -- 1000000');
  const { listed, ...busiest } = rows[0];
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql.raw(pairs(busiest.profile, listed)).execute(tx);
    await sql`analyze pairs`.execute(tx);
    for (const [table, fill] of fills) {
      const begun = await sql`select from ${sql.table(table)} limit ${FILLED}`.execute(tx);
      if (begun.rows.length === FILLED) continue;
      const began = performance.now();
      await sql.raw(fill).execute(tx);
      // The next statements join it, and have to be planned for a table that is no longer small.
      await sql`analyze ${sql.table(table)}`.execute(tx);
      console.error(`${table} filled in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  });
  return busiest;
}

/** Two listed profiles each, all over the table, with a number and a time within the last 82 days. */
const pairs = (busiest: number, listed: number) => `
  create temporary table pairs on commit drop as
  with numbered as (select profile_id, row_number() over (order by profile_id) as place from search_rows)
  select case when n % 100 = 0 then ${busiest} else one.profile_id end as one, other.profile_id as other, n,
    now() - n % 80 * interval '1 day' - n * interval '1 second' as at
  from generate_series(1, ${PAIRS}::bigint) n
  join numbered one on one.place = 1 + n * 104729 % ${listed}
  join numbered other on other.place = 1 + n * 7919 % ${listed}
  where one.profile_id <> other.profile_id and other.profile_id <> ${busiest}`;

/** Each table with the statement that fills it, in the order of what they build on. */
const fills: [table: string, fill: string][] = [
  [
    'interests',
    `insert into interests (sender_id, receiver_id, state, sent_at, expires_at)
     select case when n / 100 % 2 = 0 then one else other end, case when n / 100 % 2 = 0 then other else one end,
       (array['pending', 'accepted', 'accepted', 'declined'])[n / 200 % 4 + 1], at, at + interval '90 days'
     from pairs on conflict do nothing`,
  ],
  [
    'interest_sendings',
    `insert into interest_sendings (sender_id, receiver_id, sent_at) select sender_id, receiver_id, sent_at from interests`,
  ],
  [
    'conversations',
    `insert into conversations (low_id, high_id, created_at)
     select least(sender_id, receiver_id), greatest(sender_id, receiver_id), sent_at
     from interests where state = 'accepted' on conflict do nothing`,
  ],
  [
    'messages',
    `insert into messages (conversation_id, sender_id, body, sent_at, read_at)
     select id, case when n % 2 = 0 then low_id else high_id end, 'Namaste', created_at + n * interval '1 minute',
       case when n < 4 then now() end
     from conversations, generate_series(1, 4) n`,
  ],
  [
    'notifications',
    `insert into notifications (account_id, profile_id, kind, created_at, read_at)
     select m.account_id, m.profile_id, 'interest_received', i.sent_at, case when i.state <> 'pending' then i.sent_at end
     from interests i join managers_of m on m.profile_id = i.receiver_id`,
  ],
  [
    'notification_items',
    `insert into notification_items (account_id, kind, key, notification_id, about, event_id, data, created_at)
     select distinct on (n.account_id, i.id) n.account_id, n.kind, 'interest ' || i.id, n.id,
       'profile ' || i.sender_id, 0,
       jsonb_build_object('interest', i.id, 'sender', i.sender_id, 'receiver', i.receiver_id), n.created_at
     from notifications n
     join interests i on i.receiver_id = n.profile_id and i.sent_at = n.created_at on conflict do nothing`,
  ],
  [
    'notification_deliveries',
    `insert into notification_deliveries (notification_id, channel, due_at, taken_at)
     select id, 'mail', created_at, created_at from notifications on conflict do nothing`,
  ],
  [
    'orders',
    `insert into orders (account_id, profile_id, plan_id, plan_name, months, grants, price_paise, credit_paise,
       amount_paise, buyer, state, created_at, expires_at, paid_at, gateway_order_id)
     select m.account_id, m.profile_id, l.id, l.name, l.months, '[]', l.price_paise, 0, l.price_paise, '{}', 'captured',
       p.at, p.at + interval '1 hour', p.at, 'bench_' || p.n
     from pairs p join managers_of m on m.profile_id = p.one join plans l on l.position = p.n % 3 + 1 where p.n % 4 = 1 or p.n = 100`,
  ],
  [
    'payments',
    `insert into payments (order_id, gateway_payment_id, gateway_order_id, amount_paise, currency, method, state, created_at, captured_at)
     select id, 'paid_' || gateway_order_id, gateway_order_id, amount_paise, currency, 'upi', 'captured', paid_at, paid_at
     from orders where gateway_order_id like 'bench%'`,
  ],
  [
    'refunds',
    `insert into refunds (id, payment_id, amount_paise, state, reason, created_at, processed_at)
     select gen_random_uuid(), id, amount_paise, 'processed', 'Bench', created_at, created_at
     from payments where gateway_payment_id like '%7'`,
  ],
  [
    'memberships',
    `insert into memberships (profile_id, plan_id, plan_name, paid_paise, starts_at, ends_at, bought_until)
     select o.profile_id, o.plan_id, o.plan_name, o.amount_paise, o.paid_at, u.until, u.until
     from orders o, lateral (select o.paid_at + o.months * interval '30 days' as until) u
     where o.gateway_order_id like 'bench%'`,
  ],
  [
    'membership_entitlements',
    `insert into membership_entitlements (membership_id, entitlement, quota)
     select m.id, e.entitlement, e.quota from memberships m join plan_entitlements e using (plan_id)
     on conflict do nothing`,
  ],
  [
    'requests',
    `insert into requests (profile_id, account_id, membership_id, entitlement, message, state, created_at, updated_at)
     select s.profile_id, m.account_id, s.id, 'astrology_consultation', 'Please call',
       case when s.id % 20 = 0 then 'open' else 'done' end, s.starts_at, s.starts_at + interval '1 day'
     from memberships s join managers_of m on m.profile_id = s.profile_id on conflict do nothing`,
  ],
  [
    'reviews',
    `insert into reviews (subject_kind, subject_id, profile_id, version, state, submitted_at, due_at, decided_at)
     select 'profile_text', id::text, id, 1, case when id % 1000 = 0 then 'waiting' else 'approved' end,
       created_at, created_at + interval '24 hours', case when id % 1000 > 0 then created_at end
     from profiles where id % 50 = 0 on conflict do nothing`,
  ],
  [
    'sessions',
    `insert into sessions (account_id, profile_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
     select account_id, profile_id, sha256(convert_to(account_id || ' bench', 'UTF8')), 'bench', now(), now(), now() + interval '30 days'
     from managers_of where profile_id % 40 = 0`,
  ],
  [
    'account_tokens',
    `insert into account_tokens (token_hash, account_id, purpose, created_at, expires_at)
     select token_hash, account_id, 'verify_email', created_at, expires_at from sessions where profile_id % 80 = 0`,
  ],
  [
    'known_devices',
    `insert into known_devices (account_id, token_hash, created_at, last_used_at)
     select account_id, token_hash, created_at, created_at from sessions`,
  ],
  [
    'events',
    `insert into events (name, data, actor, subject_kind, subject_id, recorded_at)
     select 'interest.sent', jsonb_build_object('interest', id), null, 'interest', id::text, sent_at from interests`,
  ],
  [
    'shortlists',
    'insert into shortlists (profile_id, shortlisted_id, created_at) select one, other, at from pairs on conflict do nothing',
  ],
  [
    'profile_views',
    `insert into profile_views (viewed_id, viewer_id, day)
     select case when n / 100 % 2 = 0 then one else other end, case when n / 100 % 2 = 0 then other else one end, at::date
     from pairs on conflict do nothing`,
  ],
  [
    'contact_views',
    `insert into contact_views (viewer_id, viewed_id, viewed_at)
     select sender_id, receiver_id, sent_at from interests where state = 'accepted' on conflict do nothing`,
  ],
];
