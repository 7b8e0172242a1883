-- A member's own photos (docs/decisions/0028-photos.md). A photo that is neither approved nor rejected waits for review.
alter table photos
  add column added_by bigint references accounts on delete set null,
  -- A few blurred pixels as a data: address, shown while the photo loads.
  add column placeholder text,
  -- Perceptual hashes of the whole picture and of its mirror image (src/photos/upload/hash.ts).
  add column hash bit(64),
  add column mirrored_hash bit(64),
  -- Which part is shown (src/photos/rules.ts); null: chosen by the server.
  add column crop jsonb,
  add column rejected_at timestamptz,
  -- A key of the reasons of reviews, and what the reviewer wrote to the member.
  add column reject_reason text,
  add column reject_note text,
  add constraint photos_decided_once check (approved_at is null or rejected_at is null);
create index photos_added_by on photos (added_by) where added_by is not null;
-- Every upload is compared with all hashes: an index of them alone is a fifth of the table.
create index photos_hash on photos (hash, profile_id) where hash is not null;

-- A new crop is a new folder of files.
create trigger photo_rendered after update of storage_key on photos
  for each row when (not old.sample and old.storage_key <> new.storage_key) execute function keep_removed_photo();

create or replace view approved_photos as
  select id, profile_id, position, placeholder from photos where approved_at is not null;
-- Those that wait or are shown: what a family has done for its profile.
create view submitted_photos as
  select id, profile_id from photos where rejected_at is null;
create view waiting_photos as
  select id, profile_id from photos where approved_at is null and rejected_at is null;

-- Profiles of which a photo was rejected: a removed photo leaves no other trace.
create table photo_rejections (
  profile_id bigint primary key references profiles on delete cascade,
  rejected_at timestamptz not null
);
