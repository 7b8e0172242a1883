-- Which data folder holds the files of this database: the first start on it notes its id, others are refused.
create table data_folder (
  single boolean primary key default true check (single),
  id uuid not null,
  since timestamptz not null default now()
);

-- Whether a file has to be there when its row says that it is to be removed. One that is missing then is on another
-- disk, perhaps, and is no success. Files of an upload may never have been written; an identity document is encrypted by a key
-- that goes with its row, and is in no backup.
alter table removed_photos add column written boolean not null default true;
update removed_photos set written = false;

create or replace function keep_removed_identity_document() returns trigger language plpgsql as $$
begin
  insert into removed_photos (storage_key, written) values (old.storage_key, false) on conflict do nothing;
  return null;
end $$;
