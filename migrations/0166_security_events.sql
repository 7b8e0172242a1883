-- Failed logins, refusals and exceeded limits, by minute: a flood adds to a number and not to the rows.
-- Of an account that does not exist, or whose email was mistyped, only a keyed hash of what was typed is kept.
create table security_events (
  kind text not null check (kind in ('login_failed', 'refused', 'limit_exceeded')),
  minute timestamptz not null,
  who text not null,
  network text not null,
  account_id bigint references accounts on delete cascade,
  amount integer not null,
  primary key (minute, kind, who, network)
);
create index security_events_account on security_events (account_id) where account_id is not null;

-- What such events look like when they come in numbers, once for each day in India.
create table security_alarms (
  pattern text not null check (pattern in ('many_accounts', 'many_failures', 'many_refusals')),
  who text not null,
  day date not null,
  account_id bigint references accounts on delete cascade,
  amount integer not null,
  raised_at timestamptz not null,
  primary key (pattern, who, day)
);
create index security_alarms_account on security_alarms (account_id) where account_id is not null;
create index security_alarms_raised on security_alarms (raised_at desc);
