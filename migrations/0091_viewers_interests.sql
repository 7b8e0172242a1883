-- A viewer in memory (migration 0036) has the profiles with which theirs has interests: docs/decisions/0040-request-cost.md.
create trigger interest_added after insert on interests
  referencing new table as changed for each statement
  execute function notify_profiles('viewers', 'sender_id', 'receiver_id');
create trigger interest_removed after delete on interests
  referencing old table as before for each statement
  execute function notify_profiles('viewers', 'sender_id', 'receiver_id');

-- An interest is moved when profiles are merged. Answers change no pair and are not told.
create function notify_moved_interest() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('viewers', json_build_object('profiles',
    json_build_array(old.sender_id, old.receiver_id, new.sender_id, new.receiver_id)))::text);
  return null;
end $$;
create trigger interest_moved after update on interests
  for each row when ((old.sender_id, old.receiver_id) is distinct from (new.sender_id, new.receiver_id))
  execute function notify_moved_interest();
