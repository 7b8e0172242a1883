-- How many new interests a week a profile wants to see, the queue of those beyond, and profiles that somebody does not
-- want to be recommended again (docs/decisions/0042-intake-and-reasons.md).

create table intake_caps (
  profile_id bigint primary key references profiles on delete cascade,
  per_week smallint not null check (per_week > 0),
  changed_at timestamptz not null
);

-- An interest in the queue has reached nobody: whatever reads pending ones does not see it.
alter table interests
  drop constraint interests_state_check,
  add constraint interests_state_check
    check (state in ('queued', 'pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  add column queued_at timestamptz,
  add column released_at timestamptz,
  -- How well the two match each other's wishes, 0 to 1, as stated when it was sent.
  add column fit real;

-- The receiver's list goes by when it reached them.
drop index interests_received;
create index interests_received on interests (receiver_id, (coalesce(released_at, sent_at)) desc, id);
create index interests_queued on interests (receiver_id, fit desc nulls last, sent_at) where state = 'queued';

-- The state tells apart those that the receiver does not know of.
create or replace view interest_pairs as
  select sender_id, receiver_id, state from interests;

create table dismissals (
  profile_id bigint not null references profiles on delete cascade,
  dismissed_id bigint not null references profiles on delete cascade,
  account_id bigint references accounts on delete set null,
  reason text,
  dismissed_at timestamptz not null,
  primary key (profile_id, dismissed_id),
  check (profile_id <> dismissed_id)
);
create index dismissals_newest on dismissals (profile_id, dismissed_at desc, dismissed_id);
create index dismissals_dismissed on dismissals (dismissed_id);
create index dismissals_account on dismissals (account_id) where account_id is not null;

-- Whom a profile was told of in its weekly matches, so that each is new once.
create table told_matches (
  profile_id bigint not null references profiles on delete cascade,
  told_id bigint not null references profiles on delete cascade,
  told_on date not null,
  primary key (profile_id, told_id)
);
create index told_matches_day on told_matches (profile_id, told_on);
create index told_matches_told on told_matches (told_id);
create index told_matches_old on told_matches (told_on);
