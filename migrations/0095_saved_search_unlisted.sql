-- Profiles that are not listed now, as they were when they last were: what fitted a search then is not new once they are listed again.
create table saved_search_unlisted (
  profile_id bigint primary key references profiles on delete cascade,
  before jsonb not null,
  unlisted_at timestamptz not null
);
create index saved_search_unlisted_since on saved_search_unlisted (unlisted_at);
