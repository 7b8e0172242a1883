-- What an account, a profile or a network without a session read of others in a day in India. One row for each, so that
-- a statement counts and decides at once. A visitor is counted by network, nobody else.
create table reading_counts (
  reader text not null,
  kind text not null check (kind in ('profiles', 'cards', 'photos')),
  day date not null,
  account_id bigint references accounts on delete cascade,
  profile_id bigint references profiles on delete cascade,
  amount integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  active_minutes integer not null default 1,
  networks text[] not null,
  near_at timestamptz,
  primary key (reader, kind, day)
);
create index reading_counts_account on reading_counts (account_id) where account_id is not null;
create index reading_counts_profile on reading_counts (profile_id) where profile_id is not null;
create index reading_counts_day on reading_counts (day);
create index reading_counts_near on reading_counts (day desc, near_at desc) where near_at is not null;
