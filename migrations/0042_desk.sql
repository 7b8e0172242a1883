-- The staff's second factor, invitations and the end of access, and the search of the audit log: docs/decisions/0046-desk.md.

-- Like the tables of people, a member of the staff has a name in addresses that says nothing.
alter table staff
  add column public_id uuid not null default gen_random_uuid(),
  add column last_active_at timestamptz,
  -- Access has ended; the row stays, because the audit log and notes show the name.
  add column ended_at timestamptz;
create unique index staff_public_id on staff (public_id);

create or replace view staff_names as select account_id, name, public_id, role, ended_at from staff;

-- A session of staff that has no second factor yet, where one is required: it may set one up and nothing else.
alter table sessions add column set_up_only boolean not null default false;
-- Those of staff end 12 hours after the login.
update sessions set expires_at = least(expires_at, now() + interval '12 hours')
where account_id in (select account_id from staff);

insert into secrets (name, value)
values ('second_factor', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Secrets of authenticator apps, sealed. A new one waits beside the old one until a code of it was typed.
create table staff_authenticators (
  account_id bigint primary key references accounts on delete cascade,
  secret text,
  waiting_secret text,
  confirmed_at timestamptz,
  -- The period of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);

create table staff_recovery_codes (
  account_id bigint not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_account on staff_passkeys (account_id);

-- What waits for a second step: a login whose password was right, or a passkey that is being added.
create table login_challenges (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('login', 'passkey')),
  -- What a passkey has to sign.
  passkey_challenge text,
  expires_at timestamptz not null
);
create index login_challenges_account on login_challenges (account_id);

create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  -- Of the link in the latest email.
  token_hash bytea unique,
  invited_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  account_id bigint references accounts on delete set null
);
create unique index staff_invitations_open on staff_invitations (lower(email)) where ended_at is null;
create index staff_invitations_invited_by on staff_invitations (invited_by);
create index staff_invitations_account on staff_invitations (account_id);

-- The page of the audit log is cut in the order of the time, by each of its filters. The one of subjects exists.
create index audit_log_at on audit_log (at, id);
create index audit_log_account_at on audit_log (account_id, at, id);
drop index audit_log_account;
create index audit_log_action on audit_log (action, at, id);
create index audit_log_kind on audit_log (subject_kind, at, id);
