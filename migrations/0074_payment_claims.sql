-- Who of the staff is handling a payment that needs attention, or a refund of it that waits for approval.
alter table payments
  add column claimed_by bigint references accounts on delete set null,
  add column claimed_at timestamptz,
  add column assigned boolean not null default false;
create index payments_claimed_by on payments (claimed_by) where claimed_by is not null;
