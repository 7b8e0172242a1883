-- Files of photos whose rows are gone, for the job that removes them (src/photos/removal.ts). A trigger keeps them,
-- because a profile also goes without any code of ours: by the trigger profile_managed, or with its account.
create table removed_photos (
  storage_key text primary key,
  removed_at timestamptz not null default now()
);

create function keep_removed_photo() returns trigger language plpgsql as $$
begin
  insert into removed_photos (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;

-- Samples share their files, and lose them with the demo.
create trigger photo_removed after delete on photos
  for each row when (not old.sample) execute function keep_removed_photo();

create index removed_photos_removed_at on removed_photos (removed_at);

create index photos_storage_key on photos (storage_key);
