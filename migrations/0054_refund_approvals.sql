-- A refund over the amount of the setting waits until a second person of the staff has approved it.
alter table refunds drop constraint refunds_state_check;
alter table refunds
  add constraint refunds_state_check
    check (state in ('waiting', 'declined', 'requested', 'pending', 'processed', 'failed')),
  add column decided_by bigint references accounts on delete set null,
  add column decided_at timestamptz,
  add column decision text,
  add constraint refunds_decided check (
    (decided_at is null) = (decision is null)
    and (state <> 'waiting' or decided_at is null) and (state <> 'declined' or decided_at is not null)
  );
create index refunds_waiting on refunds (created_at) where state = 'waiting';
create index refunds_decided_by on refunds (decided_by) where decided_by is not null;
