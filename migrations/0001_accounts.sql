-- An account is somebody who can sign in. What is shown to others is a profile (0003).

create table accounts (
  id bigint generated always as identity primary key,
  email text not null,
  phone text,
  password_hash text not null,
  email_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index accounts_email_key on accounts (lower(email));

create table staff (
  account_id bigint primary key references accounts on delete cascade,
  name text not null,
  role text not null check (role in ('support', 'moderator', 'finance', 'editor', 'admin')),
  created_at timestamptz not null default now()
);

-- The token itself is never stored, only its SHA-256.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

create table account_tokens (
  token_hash bytea primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_account on account_tokens (account_id, purpose);

-- A browser that has signed in to an account before: its wrong passwords are counted
-- apart from those of strangers, so strangers cannot lock the owner out.
create table known_devices (
  token_hash bytea not null,
  account_id bigint not null references accounts on delete cascade,
  created_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_devices_account on known_devices (account_id);

create table consents (
  account_id bigint not null references accounts on delete cascade,
  document text not null check (document in ('terms', 'privacy', 'purpose')),
  version text not null,
  given_at timestamptz not null,
  primary key (account_id, document, version)
);
