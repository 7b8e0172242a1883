-- site: the files of each logo that the site has had, by name, as they are served. In the database and not on disk, so
-- that every server process and every backup has them. Those of earlier logos stay: sent emails and issued invoices
-- name them.
create table logo_files (
  logo uuid not null,
  name text not null,
  content bytea not null,
  added_at timestamptz not null,
  primary key (logo, name)
);
