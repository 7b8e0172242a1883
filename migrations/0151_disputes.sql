-- A chargeback: the payer's bank asks for the money of a payment back (razorpay.com/docs/api/disputes/entity).
create table disputes (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments on delete cascade,
  gateway_dispute_id text not null unique,
  amount_paise bigint not null check (amount_paise >= 0),
  phase text,
  reason text,
  state text not null check (state in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz,
  -- When the gateway reported this state: events may arrive in any order.
  reported_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (respond_by, payment_id) where state = 'open';

-- The money of a chargeback that was lost is booked as a refund that the bank made.
alter table refunds add column dispute_id uuid unique references disputes on delete cascade;

alter table payments drop constraint payments_attention_check;
alter table payments add constraint payments_attention_check
  check (attention in ('double', 'unmatched', 'account_deleted'));
