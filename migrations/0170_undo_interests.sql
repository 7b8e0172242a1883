-- An interest sent by a heart can be undone for some seconds, in which it waits as in the queue: its receiver learns nothing.
alter table interests
  -- Until then no place in the queue lets it out. null: it was not held.
  add column held_until timestamptz,
  -- The row as it was before it was sent again. null: it was new.
  add column before_sent jsonb;
