-- Whether somebody asked to delete the profile is part of each viewer who acts for it (src/identify.ts), which servers hold in memory.
create trigger deletion_asked after insert on deletion_requests
  referencing new table as changed for each statement execute function notify_many_viewers('profiles');
create trigger deletion_decided after delete on deletion_requests
  referencing old table as changed for each statement execute function notify_many_viewers('profiles');
