-- A viewer in memory (migration 0036) has the profiles that theirs has blocked or is blocked by: docs/decisions/0040-request-cost.md.

-- Tells which profiles a statement has changed, under a name that says what of them: the first argument of the trigger. The others are
-- the columns that name them, and both the rows before and after count: a row may move to another profile.
create function notify_profiles() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into ids from (
      select distinct (to_jsonb(c) ->> name)::bigint as id from changed c, unnest(tg_argv[1:]) name limit 401) few;
  elsif tg_op = 'DELETE' then
    select array_agg(id) into ids from (
      select distinct (to_jsonb(b) ->> name)::bigint as id from before b, unnest(tg_argv[1:]) name limit 401) few;
  else
    select array_agg(id) into ids from (
      select distinct (to_jsonb(r) ->> name)::bigint as id
      from (select to_jsonb(c) from changed c union all select to_jsonb(b) from before b) rows (r), unnest(tg_argv[1:]) name
      limit 401) few;
  end if;
  if ids is not null then
    -- What is too much for a notification is told as no one's: all are dropped.
    perform pg_notify('live', json_build_object(tg_argv[0],
      case when cardinality(ids) > 400 then '{}' else json_build_object('profiles', ids) end)::text);
  end if;
  return null;
end $$;

create trigger block_added after insert on blocks
  referencing new table as changed for each statement
  execute function notify_profiles('viewers', 'blocker_id', 'blocked_id');
create trigger block_removed after delete on blocks
  referencing old table as before for each statement
  execute function notify_profiles('viewers', 'blocker_id', 'blocked_id');
create trigger block_changed after update on blocks
  referencing old table as before new table as changed for each statement
  execute function notify_profiles('viewers', 'blocker_id', 'blocked_id');
