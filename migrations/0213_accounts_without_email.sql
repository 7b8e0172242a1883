-- Many families have a phone number and no email address. Their account is known by the number's code, or by the office,
-- which gave them the link to claim it.
alter table accounts
  alter column email drop not null,
  add column vouched_at timestamptz,
  add constraint accounts_reached check (email is not null or phone is not null);
alter table accounts
  add column verified_at timestamptz generated always as (
    coalesce(email_verified_at, case when email is null then coalesce(phone_verified_at, vouched_at) end)
  ) stored;
-- The number is the login.
create unique index accounts_phone_alone on accounts (phone) where email is null;
alter table email_changes alter column email_before drop not null;

create or replace view account_states as
  select id, created_at, email_verified_at, suspended_at, locale, phone_verified_at, phone_required, verified_at from accounts;
create or replace view account_contacts as
  select id, email, phone, email_verified_at, suspended_at, phone_verified_at, name, verified_at from accounts;

drop trigger account_changed on accounts;
create trigger account_changed after update on accounts
  for each row when (
    (old.email, old.email_verified_at, old.phone_verified_at, old.phone_required, old.locale, old.suspended_at, old.name, old.verified_at)
    is distinct from
    (new.email, new.email_verified_at, new.phone_verified_at, new.phone_required, new.locale, new.suspended_at, new.name, new.verified_at)
  )
  execute function notify_viewers('accounts', 'id');
