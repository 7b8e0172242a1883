-- Inviting those who help to manage a profile, downloading one's data, deleting an account
-- (docs/decisions/0033-family.md).

alter table profile_managers
  -- How others name a manager without learning the number of an account.
  add column id uuid not null default gen_random_uuid() unique,
  -- Who they are to the person, of managers/rules.ts; null where nobody has said.
  add column relation text;
update profile_managers m set relation = 'self'
  from profiles p where p.id = m.profile_id and p.profile_for = 'self' and m.role = 'owner';

create table manager_invitations (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  -- Null for one that is passed on as a link only.
  email text,
  role text not null check (role in ('owner', 'manager', 'viewer')),
  relation text not null,
  invited_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references accounts on delete set null,
  check (accepted_by is null or accepted_at is not null)
);
create index manager_invitations_profile on manager_invitations (profile_id, created_at);
create unique index manager_invitations_email on manager_invitations (profile_id, lower(email))
  where accepted_at is null and email is not null;
create index manager_invitations_expires on manager_invitations (expires_at);
create index manager_invitations_invited_by on manager_invitations (invited_by) where invited_by is not null;
create index manager_invitations_accepted_by on manager_invitations (accepted_by) where accepted_by is not null;

-- Links to an invitation: the emailed one and copied ones. Only their hashes are kept.
create table manager_invitation_links (
  token_hash bytea primary key,
  invitation_id uuid not null references manager_invitations on delete cascade,
  -- Whether it was sent to the invitation's address, and so proves that address.
  emailed boolean not null,
  created_at timestamptz not null
);
create index manager_invitation_links_invitation on manager_invitation_links (invitation_id);

-- What an account did, newest first: for the history of a profile, and to forget from where when the account goes.
create index events_actor on events (actor, id desc) where actor is not null;

-- Archives of an account's data; the files are in DATA_DIR/downloads.
create table downloads (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- When row and file go.
  expires_at timestamptz not null,
  bytes bigint
);
create unique index downloads_waiting on downloads (account_id) where ready_at is null;
create index downloads_account on downloads (account_id);
create index downloads_expires on downloads (expires_at);

-- Sealed copies of deleted accounts, until they are destroyed. Whoever has the database alone can't open them.
create table sealed_copies (
  id uuid primary key default gen_random_uuid(),
  deleted_at timestamptz not null,
  destroy_at timestamptz not null,
  reason text not null,
  -- Keyed hashes of the email address and of the profile ids, by which a copy is found.
  lookups bytea[] not null,
  key_id text not null,
  content bytea not null
);
create index sealed_copies_destroy on sealed_copies (destroy_at);
create index sealed_copies_lookups on sealed_copies using gin (lookups);
-- 244 random bits each: for these hashes, and for the addresses of the emails that say goodbye.
insert into secrets (name, value)
select name, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
from unnest(array['sealed copies', 'farewells']) as name;

-- A former owner asked to delete a profile that has another owner, who decides.
create table deletion_requests (
  profile_id bigint primary key references profiles on delete cascade,
  -- Who asked, of managers/rules.ts.
  relation text,
  requested_at timestamptz not null
);

-- The other side of conversations with a deleted profile is an empty one: no name, no facts, hidden for good.
create index profiles_empty on profiles (id) where name = '';
