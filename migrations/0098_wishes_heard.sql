-- The index of the search keeps what listed profiles wish for, too (src/search/index/people/people.ts), and hears of a change as of one
-- of their rows.
create trigger wishes_added after insert on preferences
  referencing new table as changed for each statement execute function notify_search_rows();
create trigger wishes_changed after update on preferences
  referencing new table as changed for each statement execute function notify_search_rows();
create trigger wishes_removed after delete on preferences
  referencing old table as changed for each statement execute function notify_search_rows();
