-- What each manager is to the person of the profile, for sentences that say 'you' to the one at the screen alone.
create or replace view managers_of as
  select profile_id, account_id, role, accepted_at, last_used_at, relation
  from profile_managers where accepted_at is not null;
