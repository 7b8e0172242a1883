-- Every server process hears that a session is over, whoever ended it (a handler, the hourly sweep, SQL by hand),
-- in the transaction that ended it: open live streams end with it (src/kit/stream.ts).
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('ended', json_build_object(
    'account', old.account_id, 'session', old.id))::text);
  return null;
end $$;

create trigger session_ended after delete on sessions
  for each row execute function notify_session_ended();

-- A suspension keeps the sessions but refuses them, so it ends the streams of all of them.
create function notify_account_suspended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('ended', json_build_object(
    'account', new.id, 'session', null))::text);
  return null;
end $$;

create trigger account_suspended after update of suspended_at on accounts
  for each row when (old.suspended_at is null and new.suspended_at is not null)
  execute function notify_account_suspended();

-- The browsers an account knows are bounded: those used longest ago are forgotten first.
alter table known_devices add column last_used_at timestamptz;
update known_devices set last_used_at = created_at;
alter table known_devices alter column last_used_at set not null;
