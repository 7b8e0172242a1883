-- What who manages a profile is called: a mother is not the bride. Empty where nobody has said it.
alter table accounts add column name text check (char_length(name) between 1 and 100);
create or replace view account_contacts as
  select id, email, phone, email_verified_at, suspended_at, phone_verified_at, name from accounts;

-- The viewers that servers keep in memory hold it (migration 0036).
drop trigger account_changed on accounts;
create trigger account_changed after update on accounts
  for each row when (
    (old.email, old.email_verified_at, old.phone_verified_at, old.phone_required, old.locale, old.suspended_at, old.name)
    is distinct from
    (new.email, new.email_verified_at, new.phone_verified_at, new.phone_required, new.locale, new.suspended_at, new.name)
  )
  execute function notify_viewers('accounts', 'id');
