-- An account that nobody confirmed is deleted some time after its person was told so.
alter table accounts add column deletion_warned_at timestamptz;
create index accounts_unconfirmed on accounts (created_at) where email_verified_at is null and phone_verified_at is null;
