-- Several people manage one profile, and one account manages several (docs/decisions/0020-managers.md).
alter table profile_managers
  drop constraint profile_managers_account_id_key,
  -- An owner also decides who else manages it; a viewer looks and changes nothing.
  add column role text not null default 'owner' check (role in ('owner', 'manager', 'viewer')),
  add column invited_by bigint references accounts on delete set null,
  -- Null while an invitation waits.
  add column accepted_at timestamptz default now(),
  add column last_used_at timestamptz;
update profile_managers set accepted_at = created_at;
create index profile_managers_account on profile_managers (account_id);
create index profile_managers_invited on profile_managers (invited_by) where invited_by is not null;

-- The one way to ask who manages whom.
create view managers_of as
  select profile_id, account_id, role, accepted_at, last_used_at
  from profile_managers where accepted_at is not null;

-- A profile that nobody may act for any more goes, and one without an owner gets the manager of longest standing. It is
-- looked at when the transaction commits, so that it may hand a profile over. The profile's lock makes two transactions
-- that remove its last two managers follow each other.
create function keep_profile_managed() returns trigger language plpgsql as $$
begin
  perform from profiles where id = old.profile_id for update;
  if not found then return null; end if;
  if not exists (select from managers_of where profile_id = old.profile_id and role <> 'viewer') then
    delete from profiles where id = old.profile_id;
  elsif not exists (select from managers_of where profile_id = old.profile_id and role = 'owner') then
    update profile_managers set role = 'owner' where profile_id = old.profile_id and account_id = (
      select account_id from managers_of where profile_id = old.profile_id and role = 'manager'
      order by accepted_at, account_id limit 1
    );
  end if;
  return null;
end $$;

create constraint trigger profile_managed after delete on profile_managers
  deferrable initially deferred for each row execute function keep_profile_managed();

-- The profile that a session acts for.
alter table sessions add column profile_id bigint references profiles on delete set null;
update sessions s set profile_id = m.profile_id from profile_managers m where m.account_id = s.account_id;
create index sessions_profile on sessions (profile_id) where profile_id is not null;

-- Memberships belong to the profile; whoever paid stands on the order. Nobody could use one without a profile.
drop view profile_entitlements;
alter table memberships add column profile_id bigint references profiles on delete cascade;
update memberships s set profile_id = m.profile_id from profile_managers m where m.account_id = s.account_id;
delete from memberships where profile_id is null;
alter table memberships alter column profile_id set not null, drop column account_id;
create index memberships_profile on memberships (profile_id, ends_at);

create view profile_entitlements as
  select s.profile_id, e.entitlement, s.starts_at, s.ends_at, s.id as membership_id
  from memberships s join membership_entitlements e on e.membership_id = s.id;

-- Whom an order is for. The books outlive the profile, as they do the account that pays.
alter table orders add column profile_id bigint references profiles on delete set null;
update orders o set profile_id = m.profile_id from profile_managers m where m.account_id = o.account_id;
create index orders_profile on orders (profile_id, plan_id);

-- Requests to the office belong to the profile; the account is whoever asked.
alter table requests add column profile_id bigint references profiles on delete cascade;
update requests r set profile_id = m.profile_id from profile_managers m where m.account_id = r.account_id;
delete from requests where profile_id is null;
alter table requests
  alter column profile_id set not null,
  alter column account_id drop not null,
  drop constraint requests_account_id_fkey,
  add foreign key (account_id) references accounts on delete set null;
drop index requests_open, requests_account;
create unique index requests_open on requests (profile_id, entitlement) where state <> 'done';
create index requests_profile on requests (profile_id, created_at desc);
create index requests_account on requests (account_id) where account_id is not null;

-- Which of its managers acted for a profile.
alter table interests add column account_id bigint references accounts on delete set null;
alter table interest_sendings add column account_id bigint references accounts on delete set null;
alter table messages add column account_id bigint references accounts on delete set null;
alter table contact_views add column account_id bigint references accounts on delete set null;
update interests i set account_id = m.account_id from profile_managers m where m.profile_id = i.sender_id;
update interest_sendings i set account_id = m.account_id from profile_managers m where m.profile_id = i.sender_id;
update messages w set account_id = m.account_id from profile_managers m where m.profile_id = w.sender_id;
update contact_views v set account_id = m.account_id from profile_managers m where m.profile_id = v.viewer_id;
create index interests_account on interests (account_id) where account_id is not null;
create index interest_sendings_account on interest_sendings (account_id) where account_id is not null;
create index messages_account on messages (account_id) where account_id is not null;
create index contact_views_account on contact_views (account_id) where account_id is not null;
