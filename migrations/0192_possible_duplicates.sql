-- Two profiles that may be of the same person, for staff: found after a family has registered or changed its details.
create table possible_duplicates (
  id uuid primary key default gen_random_uuid(),
  low_id bigint not null references profiles on delete cascade,
  high_id bigint not null references profiles on delete cascade,
  same_name boolean not null,
  same_phone boolean not null,
  found_at timestamptz not null,
  -- Staff have found that they are different people.
  dismissed_at timestamptz,
  dismissed_by bigint references accounts on delete set null,
  unique (low_id, high_id),
  check (low_id < high_id),
  check (same_name or same_phone)
);
create index possible_duplicates_high on possible_duplicates (high_id);
create index possible_duplicates_open on possible_duplicates (found_at, id) where dismissed_at is null;
create index possible_duplicates_dismissed_by on possible_duplicates (dismissed_by) where dismissed_by is not null;
