-- Each card, profile and photo asks whether its profile may be seen. What decides that is read from a narrow index: a row
-- of profiles is half a kilobyte, on a page of its own among a million.
create index profiles_visibility on profiles (id)
  include (listed_at, hidden_at, hidden_until, visibility, photo_visibility);
