-- The gateway reports any amount, also of payments that are none of ours: above ₹2,14,74,836.47 an integer refused it, and
-- with it the event.
alter table plans alter column price_paise type bigint;
alter table memberships alter column paid_paise type bigint;
alter table orders
  alter column price_paise type bigint,
  alter column credit_paise type bigint,
  alter column amount_paise type bigint;
alter table payments
  alter column amount_paise type bigint,
  alter column refunded_paise type bigint;
alter table refunds alter column amount_paise type bigint;
alter table invoices
  alter column total_paise type bigint,
  alter column taxable_paise type bigint,
  alter column cgst_paise type bigint,
  alter column sgst_paise type bigint,
  alter column igst_paise type bigint;

-- An event that cannot be read, or is not settled, waits for the staff until it is settled or resolved.
alter table gateway_events
  add column unreadable boolean not null default false,
  add column attention_ended_at timestamptz,
  add column attention_ended_by bigint references accounts on delete set null;
create index gateway_events_unsettled on gateway_events (received_at)
  where settled_at is null and attention_ended_at is null;
create index gateway_events_attention_ended on gateway_events (attention_ended_by) where attention_ended_by is not null;
