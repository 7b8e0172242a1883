-- Somebody of the staff asks to see the site as a member does. Once the account has allowed it, they may for an hour, and
-- change nothing: docs/decisions/0061-log-in-as.md.
create table access_requests (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  profile_id bigint not null references profiles on delete cascade,
  asked_by bigint references accounts on delete set null,
  reason text not null,
  asked_at timestamptz not null,
  allowed boolean,
  answered_at timestamptz,
  -- The request while it has no answer, then the access.
  ends_at timestamptz not null,
  ended_at timestamptz,
  last_used_at timestamptz,
  constraint access_requests_answered check ((allowed is null) = (answered_at is null))
);
create index access_requests_account on access_requests (account_id, asked_at);
create index access_requests_profile on access_requests (profile_id);
create index access_requests_asked_by on access_requests (asked_by) where asked_by is not null;
-- One of a colleague waits or runs at a time; asking again replaces it.
create unique index access_requests_open on access_requests (account_id, profile_id, asked_by)
  where ended_at is null and allowed is distinct from false;

-- A session in which somebody of the staff sees the site as the account does. It ends with the session it was opened
-- from, and with the access.
alter table sessions
  add column access_id uuid references access_requests on delete cascade,
  add column opened_from uuid references sessions on delete cascade,
  add constraint sessions_access check ((access_id is null) = (opened_from is null));
create index sessions_access on sessions (access_id) where access_id is not null;
create index sessions_opened_from on sessions (opened_from) where opened_from is not null;
