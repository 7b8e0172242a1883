-- The index of the search in each process of the site (src/search/index) hears which rows have changed.
create function notify_search_rows() returns trigger language plpgsql as $$
declare
  ids text;
begin
  -- What is too much for a notification is told as '*': everything is read again.
  if tg_op = 'TRUNCATE' then
    ids := '*';
  elsif (select count(*) from (select from changed limit 401) few) > 400 then
    ids := '*';
  else
    select string_agg(profile_id::text, ' ') into ids from changed;
  end if;
  if ids is not null then
    perform pg_notify('search_rows', ids);
  end if;
  return null;
end $$;

create trigger search_rows_added after insert on search_rows
  referencing new table as changed for each statement execute function notify_search_rows();
create trigger search_rows_changed after update on search_rows
  referencing new table as changed for each statement execute function notify_search_rows();
create trigger search_rows_removed after delete on search_rows
  referencing old table as changed for each statement execute function notify_search_rows();
create trigger search_rows_emptied after truncate on search_rows
  for each statement execute function notify_search_rows();
