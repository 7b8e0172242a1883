-- Whoever browses privately is not shown as active today (profiles/facts/cards.ts). The filter by the last visit and the order
-- by it gave the day away all the same: a search has the Sunday before the week of their last visit now.
create function shown_active_on(profile bigint, visited_at timestamptz) returns date language sql stable as $$
  select case
    when exists (select from private_browsing b where b.profile_id = profile)
      then date_trunc('week', visited_at at time zone 'Asia/Kolkata')::date - 1
    else (visited_at at time zone 'Asia/Kolkata')::date
  end
$$;

create or replace function note_search_activity() returns trigger language plpgsql as $$
begin
  update search_rows set active_on = shown_active_on(new.id, new.last_active_at)
  where profile_id = new.id and active_on <> shown_active_on(new.id, new.last_active_at);
  return null;
end $$;

create function note_private_browsing() returns trigger language plpgsql as $$
declare
  changed bigint := coalesce(new.profile_id, old.profile_id);
begin
  update search_rows r set active_on = shown_active_on(p.id, p.last_active_at)
  from profiles p where p.id = changed and r.profile_id = changed;
  return null;
end $$;
create trigger search_private_browsing after insert or delete on private_browsing for each row
  execute function note_private_browsing();

update search_rows r set active_on = shown_active_on(p.id, p.last_active_at)
from profiles p join private_browsing b on b.profile_id = p.id where p.id = r.profile_id;
