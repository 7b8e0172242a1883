-- What staff can set for the whole site, a row per subject ('seller': who stands on invoices).
create table settings (
  subject text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by bigint references accounts on delete set null
);

-- What a plan opens. quota null: without limit.
create table plan_entitlements (
  plan_id smallint not null references plans on delete cascade,
  entitlement text not null,
  quota integer check (quota > 0),
  primary key (plan_id, entitlement)
);
alter table plans add column on_sale boolean not null default true;

insert into plan_entitlements (plan_id, entitlement, quota)
select p.id, g.entitlement, g.quota::integer
from plans p
join (values
  (1, 'unlimited_interests', null), (1, 'chat', null), (1, 'search_highlight', null), (1, 'priority_support', null),
  (2, 'relationship_manager', null), (2, 'profile_promotion', null), (2, 'featured_badge', null),
  (3, 'astrology_consultation', null), (3, 'verification_assistance', null), (3, 'enhanced_privacy', null)
) as g (from_rank, entitlement, quota)
  on g.from_rank <= case p.name when 'Gold' then 1 when 'Diamond' then 2 when 'Platinum' then 3 else 0 end
union all
select id, 'contact_details', case name when 'Gold' then 50 when 'Diamond' then 150 end
from plans where name in ('Gold', 'Diamond', 'Platinum');

alter table plans drop column features;

-- An order is a member's wish to have a plan, at the price and terms of that moment. The books outlive the account.
create table orders (
  id uuid primary key default gen_random_uuid(),
  account_id bigint references accounts on delete set null,
  plan_id smallint not null references plans,
  plan_name text not null,
  months smallint not null,
  grants jsonb not null,
  price_paise integer not null check (price_paise > 0),
  credit_paise integer not null check (credit_paise >= 0),
  -- Memberships whose unused days are part of the price: [{"membership", "paise"}].
  credited jsonb not null default '[]',
  amount_paise integer not null check (amount_paise > 0),
  currency text not null default 'INR',
  buyer jsonb not null,
  state text not null check (state in
    ('created', 'attempted', 'failed', 'authorized', 'captured', 'part_refunded', 'refunded', 'expired')),
  gateway_order_id text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check_at timestamptz,
  paid_at timestamptz
);
create index orders_account on orders (account_id, created_at desc);
create index orders_check on orders (check_at) where check_at is not null;
create index orders_plan on orders (plan_id);

-- A membership's terms are those of the day it was bought, whatever happens to the plan.
alter table memberships
  add column plan_name text,
  add column order_id uuid unique references orders,
  add column bought_until timestamptz,
  -- What ended it before its time: the order its unused days were credited to, or its own, refunded.
  add column ended_by uuid references orders,
  drop constraint memberships_check,
  add check (starts_at <= ends_at);
update memberships m
set plan_name = p.name, bought_until = m.ends_at from plans p where p.id = m.plan_id;
alter table memberships
  alter column plan_name set not null,
  alter column bought_until set not null;
create index memberships_plan on memberships (plan_id);
create index memberships_ends on memberships (ends_at);
create index memberships_ended_by on memberships (ended_by);

create table membership_entitlements (
  membership_id bigint not null references memberships on delete cascade,
  entitlement text not null,
  quota integer check (quota > 0),
  primary key (membership_id, entitlement)
);
insert into membership_entitlements
select m.id, g.entitlement, g.quota from memberships m join plan_entitlements g using (plan_id);

-- What was used of a quota; one thing counts once in a membership.
create table entitlement_uses (
  membership_id bigint not null references memberships on delete cascade,
  entitlement text not null,
  used_for text not null,
  used_at timestamptz not null,
  primary key (membership_id, entitlement, used_for)
);

-- The door through which other rooms ask what a profile's members have at an instant.
create view profile_entitlements as
  select m.profile_id, e.entitlement, s.starts_at, s.ends_at, s.id as membership_id
  from memberships s
  join membership_entitlements e on e.membership_id = s.id
  join profile_managers m on m.account_id = s.account_id;
drop view profile_memberships;

create table membership_reminders (
  membership_id bigint not null references memberships on delete cascade,
  days smallint not null,
  sent_at timestamptz not null,
  primary key (membership_id, days)
);

-- What a membership opens that a person of the staff does.
create table requests (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  membership_id bigint not null references memberships on delete cascade,
  entitlement text not null,
  message text not null,
  state text not null check (state in ('open', 'in_progress', 'done')),
  answer text,
  taken_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index requests_open on requests (account_id, entitlement) where state <> 'done';
create index requests_account on requests (account_id, created_at desc);
create index requests_queue on requests (state, created_at);
create index requests_done on requests (updated_at, id) where state = 'done';
create index requests_taken on requests (taken_by) where taken_by is not null;
create index requests_membership on requests (membership_id);

-- Money as the gateway tells it. A payment without an order fits none of ours.
create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references orders,
  gateway_payment_id text not null unique,
  gateway_order_id text,
  amount_paise integer not null check (amount_paise >= 0),
  refunded_paise integer not null default 0 check (refunded_paise between 0 and amount_paise),
  currency text not null,
  method text,
  state text not null check (state in ('attempted', 'failed', 'authorized', 'captured', 'part_refunded', 'refunded')),
  -- Why finance staff should look: the money came twice, or fits no order.
  attention text check (attention in ('double', 'unmatched')),
  attention_ended_at timestamptz,
  attention_ended_by bigint references accounts on delete set null,
  failure text,
  created_at timestamptz not null,
  captured_at timestamptz
);
create index payments_order on payments (order_id);
create index payments_newest on payments (created_at, id);
create index payments_attention on payments (created_at) where attention is not null and attention_ended_at is null;
create index payments_attention_ended on payments (attention_ended_by) where attention_ended_by is not null;

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  gateway_refund_id text unique,
  amount_paise integer not null check (amount_paise > 0),
  state text not null check (state in ('requested', 'pending', 'processed', 'failed')),
  reason text not null,
  asked_by bigint references accounts on delete set null,
  failure text,
  created_at timestamptz not null,
  processed_at timestamptz
);
create index refunds_payment on refunds (payment_id);
create index refunds_open on refunds (created_at) where state in ('requested', 'pending');
create index refunds_asked on refunds (asked_by) where asked_by is not null;

-- What the gateway sent, as it came, before anything was made of it.
create table gateway_events (
  id text primary key,
  body bytea not null,
  received_at timestamptz not null,
  settled_at timestamptz
);
create index gateway_events_full on gateway_events (received_at) where length(body) > 0;

-- Tax invoices and credit notes: facts of the day they were written, never changed afterwards.
create table paper_serials (
  kind text not null,
  financial_year text not null,
  last integer not null,
  primary key (kind, financial_year)
);
create table papers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  account_id bigint references accounts on delete set null,
  payment_id uuid not null references payments,
  refund_id uuid unique references refunds,
  invoice_id uuid references papers,
  financial_year text not null,
  serial integer not null,
  number text not null check (length(number) <= 16),
  issued_at timestamptz not null,
  seller jsonb not null,
  buyer jsonb not null,
  description text not null,
  total_paise integer not null check (total_paise > 0),
  taxable_paise integer not null,
  cgst_paise integer not null default 0,
  sgst_paise integer not null default 0,
  igst_paise integer not null default 0,
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise),
  check ((kind = 'credit_note') = (refund_id is not null)),
  unique (financial_year, number)
);
create unique index papers_invoice on papers (payment_id) where kind = 'invoice';
create index papers_payment on papers (payment_id);
create index papers_account on papers (account_id, issued_at desc);
create index papers_invoice_of on papers (invoice_id);

-- Whose phone number and e-mail address a member has opened.
create table contact_views (
  viewer_id bigint not null references profiles on delete cascade,
  viewed_id bigint not null references profiles on delete cascade,
  viewed_at timestamptz not null,
  primary key (viewer_id, viewed_id)
);
create index contact_views_viewed on contact_views (viewed_id, viewed_at desc);
