-- Photos that were removed some seconds ago, as they were: their removal can be undone. Without a foreign key, because the
-- task that removes files clears them within the hour.
create table restorable_photos (
  id uuid primary key,
  -- The row of photos; its position is its place among the photos of the profile.
  photo jsonb not null,
  removed_at timestamptz not null
);
