-- What cards and pages show of a profile is kept in the memory of each server process (src/profiles/facts/heldFacts.ts), which is
-- notified of the profiles of which something has changed: docs/decisions/0040-request-cost.md. Who may see it is asked each time.

-- As before, but of a statement that changes many rows no more are read than are told.
create or replace function notify_profiles() returns trigger language plpgsql as $$
declare
  rows jsonb[];
begin
  if tg_op = 'INSERT' then
    rows := array(select to_jsonb(c) from changed c limit 401);
  elsif tg_op = 'DELETE' then
    rows := array(select to_jsonb(b) from before b limit 401);
  else
    rows := array(select to_jsonb(c) from changed c limit 401) || array(select to_jsonb(b) from before b limit 401);
  end if;
  if cardinality(rows) = 0 then
    return null;
  end if;
  -- What is too much for a notification is told as no one's: all are dropped.
  perform pg_notify('live', json_build_object(tg_argv[0], case when cardinality(rows) > 400 then '{}' else (
    select json_build_object('profiles', json_agg(distinct (one ->> name)::bigint))
    from unnest(rows) one, unnest(tg_argv[1:]) name) end)::text);
  return null;
end $$;

create trigger facts_photo_added after insert on photos
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_photo_changed after update on photos
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_photo_removed after delete on photos
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_manager_added after insert on profile_managers
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_manager_changed after update on profile_managers
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_manager_removed after delete on profile_managers
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_membership_added after insert on memberships
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_membership_changed after update on memberships
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_membership_removed after delete on memberships
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_private_added after insert on private_browsing
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_private_changed after update on private_browsing
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_private_removed after delete on private_browsing
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_family_added after insert on families
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_family_changed after update on families
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_family_removed after delete on families
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_horoscope_added after insert on horoscopes
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_horoscope_changed after update on horoscopes
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_horoscope_removed after delete on horoscopes
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_birth_added after insert on births
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_birth_changed after update on births
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_birth_removed after delete on births
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

create trigger facts_wishes_added after insert on preferences
  referencing new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_wishes_changed after update on preferences
  referencing old table as before new table as changed for each statement execute function notify_profiles('facts', 'profile_id');
create trigger facts_wishes_removed after delete on preferences
  referencing old table as before for each statement execute function notify_profiles('facts', 'profile_id');

-- Any column of a profile may be shown; that a family was here again on the same day changes nothing.
create function notify_changed_profiles() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  select array_agg(id) into ids from (
    select c.id from changed c join before b on b.id = c.id
    where to_jsonb(c) - 'last_active_at' - 'updated_at' is distinct from to_jsonb(b) - 'last_active_at' - 'updated_at'
      or (c.last_active_at at time zone 'Asia/Kolkata')::date is distinct from (b.last_active_at at time zone 'Asia/Kolkata')::date
    limit 401) few;
  if ids is not null then
    perform pg_notify('live', json_build_object('facts',
      case when cardinality(ids) > 400 then '{}' else json_build_object('profiles', ids) end)::text);
  end if;
  return null;
end $$;
create trigger facts_profile_changed after update on profiles
  referencing old table as before new table as changed for each statement execute function notify_changed_profiles();

-- Whose phone number is verified, and what memberships open: told as their profiles.
create function notify_profiles_of_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('facts', json_build_object('profiles', array_agg(profile_id)))::text)
  from profile_managers where account_id = new.id having count(*) > 0;
  return null;
end $$;
create trigger facts_account_changed after update on accounts
  for each row when (old.phone_verified_at is distinct from new.phone_verified_at)
  execute function notify_profiles_of_account();

create function notify_profile_of_entitlement() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('facts', json_build_object('profiles', json_build_array(profile_id)))::text)
  from memberships where id in (
    case when tg_op <> 'DELETE' then new.membership_id end, case when tg_op <> 'INSERT' then old.membership_id end);
  return null;
end $$;
create trigger facts_entitlement_changed after insert or update or delete on membership_entitlements
  for each row execute function notify_profile_of_entitlement();
