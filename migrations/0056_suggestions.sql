-- suggestions: two profiles that our team suggests to each other (docs/decisions/0056-suggested-matches.md).
create table suggestions (
  id uuid primary key default gen_random_uuid(),
  low_id bigint not null references profiles on delete cascade,
  high_id bigint not null references profiles on delete cascade,
  -- Both families read it.
  note text not null,
  suggested_by bigint references accounts on delete set null,
  suggested_at timestamptz not null,
  -- open: at least one family has not replied.
  state text not null default 'open' check (state in ('open', 'answered', 'withdrawn')),
  -- When it was sent, replied to or withdrawn last: the order of the staff's list.
  changed_at timestamptz not null,
  check (low_id < high_id)
);
-- One open suggestion for a pair.
create unique index suggestions_open on suggestions (low_id, high_id) where state = 'open';
create index suggestions_pair on suggestions (low_id, high_id);
create index suggestions_high on suggestions (high_id);
create index suggestions_changed on suggestions (state, changed_at, id);
create index suggestions_author on suggestions (suggested_by) where suggested_by is not null;

-- What each of the two families makes of it. Neither sees the other's row.
create table suggestion_sides (
  suggestion_id uuid not null references suggestions on delete cascade,
  profile_id bigint not null references profiles on delete cascade,
  other_id bigint not null references profiles on delete cascade,
  reply text check (reply in ('interested', 'declined')),
  -- Why it was declined, for our team alone.
  reason text,
  replied_at timestamptz,
  primary key (suggestion_id, profile_id),
  check ((reply is null) = (replied_at is null)),
  check (reason is null or reply = 'declined')
);
create index suggestion_sides_profile on suggestion_sides (profile_id, other_id);
create index suggestion_sides_other on suggestion_sides (other_id);
