-- Saved searches and their alerts (docs/decisions/0039-saved-searches.md).

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  -- Who saved it; null once that account is deleted.
  account_id bigint references accounts on delete set null,
  name text not null,
  filters json not null,
  -- The same for the same filters, however they were chosen.
  key text not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'never')),
  created_at timestamptz not null,
  -- Since when it has these filters: what fitted them before is not new.
  since timestamptz not null,
  -- Until it is deleted it can be restored.
  removed_at timestamptz,
  -- Grows in the order of commits, so that each process can follow what has changed.
  revision bigint not null,
  -- Since when a match waits to be told; null: none does.
  pending_since timestamptz,
  told_at timestamptz
);
create sequence saved_search_revisions owned by saved_searches.revision;
create unique index saved_searches_key on saved_searches (profile_id, key) where removed_at is null;
create index saved_searches_profile on saved_searches (profile_id);
create unique index saved_searches_revision on saved_searches (revision);
create index saved_searches_account on saved_searches (account_id) where account_id is not null;
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;
create index saved_searches_pending on saved_searches (frequency, pending_since) where pending_since is not null;

-- Profiles that came to fit a search after it was saved; each is told of once.
create table saved_search_matches (
  search_id uuid not null references saved_searches on delete cascade,
  profile_id bigint not null references profiles on delete cascade,
  found_at timestamptz not null,
  told_at timestamptz,
  primary key (search_id, profile_id)
);
create index saved_search_matches_found on saved_search_matches (search_id, found_at desc);
create index saved_search_matches_pending on saved_search_matches (search_id) where told_at is null;
create index saved_search_matches_profile on saved_search_matches (profile_id);

-- When each manager last looked at the results.
create table saved_search_looks (
  search_id uuid not null references saved_searches on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  looked_at timestamptz not null,
  primary key (search_id, account_id)
);
create index saved_search_looks_account on saved_search_looks (account_id);

-- Changed profiles that are still to be compared with the saved searches, as they were before; null: not listed.
create table saved_search_changes (
  profile_id bigint primary key references profiles on delete cascade,
  before jsonb,
  changed_at timestamptz not null
);
