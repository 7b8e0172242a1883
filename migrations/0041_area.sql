-- When an interest was declined before it was accepted: what undoing the acceptance goes back to. Null for others.
alter table interests add column declined_at timestamptz;

-- The copy of a reported photo goes when its report no longer needs it, as it goes with the report (0027).
create trigger report_copy_removed after update of storage_key on reports
  for each row when (old.storage_key is not null and new.storage_key is null) execute function keep_removed_photo();
create index reports_copies on reports (closed_at) where storage_key is not null and closed_at is not null;
