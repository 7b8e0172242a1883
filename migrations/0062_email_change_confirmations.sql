-- Both addresses confirm a change of an email address. The new one is enough where the old one was never verified, and
-- where nobody opens the old one for some days.
alter table email_changes rename column confirm_hash to new_hash;
alter table email_changes rename column stop_hash to old_hash;
alter table email_changes rename column confirmed_at to changed_at;
alter table email_changes
  add column new_confirmed_at timestamptz,
  add column old_confirmed_at timestamptz,
  -- When it takes place without the old address; null until the new one has confirmed.
  add column changes_at timestamptz;

update email_changes set new_confirmed_at = changed_at where changed_at is not null;
-- The email to the old address of a change that waits said that no action is needed.
update email_changes set old_confirmed_at = created_at where changed_at is null and stopped_at is null;

alter table email_changes
  add check (changed_at is null or new_confirmed_at is not null),
  add check (changes_at is null or new_confirmed_at is not null);
create index email_changes_due on email_changes (changes_at) where changed_at is null and stopped_at is null;
