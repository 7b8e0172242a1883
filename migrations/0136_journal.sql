-- Acts that the journal outside of backups has, or is about to get: a database without one of them was restored from before it.
-- The subject is the id of an account or a profile, which may be gone.
create table journal (
  id uuid primary key,
  kind text not null,
  subject bigint not null,
  noted_at timestamptz not null
);
