-- A scheduled post is published as it was when it was scheduled: what its editors save meanwhile may be half a sentence.
create table scheduled_posts (
  post_id uuid primary key references posts on delete cascade,
  slug text not null unique,
  title text not null,
  description text not null,
  body text not null,
  tags text[] not null,
  author text not null,
  cover uuid,
  cover_alt text not null,
  version integer not null,
  -- When it will be published.
  publish_at timestamptz not null
);
create index scheduled_posts_due on scheduled_posts (publish_at);

insert into scheduled_posts (post_id, slug, title, description, body, tags, author, cover, cover_alt, version, publish_at)
select id, slug, title, description, body, tags, author, cover, cover_alt, version, publish_at
from posts where publish_at is not null;

drop index posts_due;
alter table posts drop column publish_at;
