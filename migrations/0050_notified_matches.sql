-- Whom a family was notified of, as the notifications about them are called.
alter table told_matches rename to notified_matches;
alter table notified_matches rename column told_id to match_id;
alter table notified_matches rename column told_on to notified_on;
alter index told_matches_pkey rename to notified_matches_pkey;
alter index told_matches_day rename to notified_matches_day;
alter index told_matches_told rename to notified_matches_match;
alter index told_matches_old rename to notified_matches_old;
alter table notified_matches rename constraint told_matches_profile_id_fkey to notified_matches_profile_id_fkey;
alter table notified_matches rename constraint told_matches_told_id_fkey to notified_matches_match_id_fkey;
alter table saved_searches rename column told_at to notified_at;
alter table saved_search_matches rename column told_at to notified_at;

-- Jobs that wait keep their task under its new name. A new database has no queue yet.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks set identifier = case identifier
      when 'tell_matches' then 'notify_matches'
      when 'tell_saved_searches' then 'notify_saved_searches'
      when 'tell_saved_searches_daily' then 'notify_saved_searches_daily'
      when 'tell_saved_searches_weekly' then 'notify_saved_searches_weekly'
      when 'find_strays' then 'find_unmatched_payments'
      else 'remove_old_ledger'
    end
    where identifier in (
      'tell_matches', 'tell_saved_searches', 'tell_saved_searches_daily', 'tell_saved_searches_weekly',
      'find_strays', 'remove_old_books'
    );
  end if;
end $$;
