-- A member's settings (docs/decisions/0032-settings.md): phone numbers verified by a code, changes of email addresses,
-- profiles that their family hides.

alter table accounts
  add column phone_verified_at timestamptz,
  -- Whether its profiles are listed only once the phone number is verified. False for accounts from before that was asked.
  add column phone_required boolean not null default false;
-- A verified number belongs to one account.
create unique index accounts_verified_phone on accounts (phone) where phone_verified_at is not null;

-- The code that was sent last to an account, as a hash with its salt.
create table phone_codes (
  account_id bigint primary key references accounts on delete cascade,
  phone text not null,
  code_hash text not null,
  wrong smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- A change of an email address: the new one confirms it, the old one can stop it. The hashes are of the links' tokens.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  email_before text not null,
  email text not null,
  confirm_hash bytea unique,
  stop_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  stopped_at timestamptz,
  check (confirmed_at is null or stopped_at is null)
);
create index email_changes_account on email_changes (account_id);
create unique index email_changes_open on email_changes (account_id) where confirmed_at is null and stopped_at is null;
create index email_changes_expiry on email_changes (expires_at);

alter table profiles
  -- Null: follows from whom the profile is for.
  add column managed_by text check (managed_by in ('self', 'parents', 'sibling', 'friend', 'relative')),
  -- Until when it is hidden; null with hidden_at: until its family shows it again.
  add column hidden_until timestamptz,
  add column hidden_reason text check (hidden_reason in ('break', 'match')),
  add column match_found text check (match_found in ('here', 'elsewhere', 'family'));
create index profiles_hidden_until on profiles (hidden_until) where hidden_until is not null;

create or replace view account_states as
  select id, created_at, email_verified_at, suspended_at, locale, phone_verified_at, phone_required from accounts;
create or replace view account_contacts as
  select id, email, phone, email_verified_at, suspended_at, phone_verified_at from accounts;
create or replace view profile_summaries as
  select id, public_id, name, gender, listed_at, hidden_at, visibility, photo_visibility, hidden_until from profiles;
create or replace view profile_facts as
  select id, name, gender, date_of_birth, height_cm, marital_status_id, religion_id, caste, mother_tongue_id, education_id,
    profession, state_id, city, listed_at, hidden_at, visibility, photo_visibility, hidden_until
  from profiles;
