-- Members as staff work with them (docs/decisions/0044-members.md): their list, warnings, suspensions, notes, and families
-- that staff register.

-- The day in India: it changes once a day, so that an index on it leaves the many updates of last_active_at alone.
alter table profiles
  add column last_active_on date generated always as ((last_active_at at time zone 'Asia/Kolkata')::date) stored;

-- The orders of the list, and the filters that may match few of many rows.
create index profiles_created on profiles (created_at, id);
create index profiles_by_name on profiles (lower(name), id);
create index profiles_active_on on profiles (last_active_on, id);
create index profiles_name_words on profiles using gin (to_tsvector('simple', name));
create index profiles_by_city on profiles (lower(city), created_at, id) where city is not null;
create index profiles_by_state on profiles (state_id, created_at, id) where state_id is not null;
create index profiles_unlisted on profiles (created_at, id) where listed_at is null;
create index profiles_hidden on profiles (created_at, id) where hidden_at is not null;
create index profiles_verified on profiles (created_at, id) where verified_at is not null;
create index accounts_phone on accounts (phone) where phone is not null;
create index accounts_suspended on accounts (id) where suspended_at is not null;

-- profiles
create view member_profiles as
  select id, public_id, name, gender, profile_for, city, state_id, sample, created_at, approved_at, listed_at, hidden_at,
    hidden_until, verified_at, last_active_on
  from profiles;

-- sanctions: what a member was warned about, and for how long accounts are suspended.
create table warnings (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  reason text not null,
  -- What its managers read.
  message text not null,
  warned_by bigint references accounts on delete set null,
  warned_at timestamptz not null
);
create index warnings_profile on warnings (profile_id, warned_at);
create index warnings_warned_by on warnings (warned_by) where warned_by is not null;

-- One row for each account that may act for the profile.
create table suspensions (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  reason text not null,
  message text,
  suspended_by bigint references accounts on delete set null,
  suspended_at timestamptz not null,
  -- Null: for good.
  until timestamptz,
  ended_at timestamptz,
  ended_by bigint references accounts on delete set null
);
create unique index suspensions_open on suspensions (profile_id, account_id) where ended_at is null;
create index suspensions_account on suspensions (account_id);
create index suspensions_due on suspensions (until) where ended_at is null and until is not null;
create index suspensions_suspended_by on suspensions (suspended_by) where suspended_by is not null;
create index suspensions_ended_by on suspensions (ended_by) where ended_by is not null;

-- members
create table member_notes (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  author bigint references accounts on delete set null,
  text text not null,
  written_at timestamptz not null
);
create index member_notes_profile on member_notes (profile_id, written_at);
create index member_notes_author on member_notes (author) where author is not null;

-- Filters of the list that somebody of the staff has saved.
create table member_views (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  name text not null,
  -- As in the address of the list.
  query text not null,
  saved_at timestamptz not null
);
create unique index member_views_name on member_views (account_id, lower(name));

-- Families that staff registered. Until somebody of the family claims the profile, its account has no password.
create table walk_ins (
  profile_id bigint primary key references profiles on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  registered_by bigint references accounts on delete set null,
  registered_at timestamptz not null,
  claimed_at timestamptz
);
create index walk_ins_account on walk_ins (account_id);
create index walk_ins_registered_by on walk_ins (registered_by) where registered_by is not null;
create index walk_ins_unclaimed on walk_ins (profile_id) where claimed_at is null;

-- Only the hashes of the links are kept.
create table claim_links (
  token_hash bytea primary key,
  profile_id bigint not null references walk_ins on delete cascade,
  -- Whether it was sent to the account's address, and so proves that address.
  emailed boolean not null,
  expires_at timestamptz not null
);
create index claim_links_profile on claim_links (profile_id);
create index claim_links_expires on claim_links (expires_at);

-- memberships
create or replace view membership_terms as
  select id, profile_id, order_id, plan_name, starts_at, ends_at, plan_id from memberships;
