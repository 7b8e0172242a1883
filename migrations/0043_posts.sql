-- Posts of the blog (docs/decisions/0047-posts.md). Editors write in `posts`; readers see `published_posts`, a copy as of
-- when it was published.
create table posts (
  id uuid primary key,
  title text not null,
  -- The last part of its address; empty until it has one.
  slug text not null,
  description text not null,
  -- HTML that posts/body/clean.ts allows.
  body text not null,
  tags text[] not null,
  author text not null,
  cover uuid,
  cover_alt text not null,
  -- When it will be published; null when nothing is scheduled.
  publish_at timestamptz,
  -- When it was published first; null until then.
  published_at timestamptz,
  -- Counts its changes: one that was made from an older version is refused.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by bigint references accounts on delete set null,
  -- When a change was last noted in the audit log: a run of automatic saves is one.
  noted_at timestamptz not null
);
create unique index posts_slug on posts (slug) where slug <> '';
create index posts_updated on posts (updated_at desc, id desc);
create index posts_due on posts (publish_at) where publish_at is not null;
create index posts_updated_by on posts (updated_by) where updated_by is not null;

create table post_pictures (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  storage_key text not null,
  -- Of the large size, in pixels.
  width integer not null,
  height integer not null,
  added_at timestamptz not null
);
create index post_pictures_post on post_pictures (post_id);

create table published_posts (
  post_id uuid primary key references posts on delete cascade,
  slug text not null unique,
  title text not null,
  description text not null,
  body text not null,
  tags text[] not null,
  author text not null,
  cover uuid,
  cover_alt text not null,
  -- Those that it shows, which everybody may see.
  pictures uuid[] not null,
  words integer not null,
  version integer not null,
  published_at timestamptz not null,
  updated_at timestamptz not null
);
create index published_posts_newest on published_posts (published_at desc, post_id desc);
create index published_posts_pictures on published_posts using gin (pictures);

-- Every address that a post was ever published at: an old one leads to the present one.
create table post_slugs (
  slug text primary key,
  post_id uuid not null references posts on delete cascade
);
create index post_slugs_post on post_slugs (post_id);

create function keep_removed_post_picture() returns trigger language plpgsql as $$
begin
  insert into removed_photos (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger post_picture_removed after delete on post_pictures
  for each row execute function keep_removed_post_picture();
