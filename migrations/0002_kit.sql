-- What every room uses: what happened, and who has used up what.

create table events (
  id bigint generated always as identity primary key,
  name text not null,
  data jsonb not null,
  recorded_at timestamptz not null default now()
);

-- A fixed window per key; the key carries a digest where it would name a person.
create table limits (
  key text primary key,
  window_ends_at timestamptz not null,
  used integer not null
);
create index limits_window on limits (window_ends_at);
