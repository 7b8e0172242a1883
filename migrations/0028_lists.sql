-- Shortlist, who viewed me, and a choice for each kind of notification (docs/decisions/0031-lists.md).

-- Who added an entry, whose note is the newest, and since when it is removed: until it is deleted it can be restored.
alter table shortlists
  add column account_id bigint references accounts on delete set null,
  add column note_version integer not null default 0,
  add column note_changed_by bigint references accounts on delete set null,
  add column removed_at timestamptz;
create index shortlists_account on shortlists (account_id) where account_id is not null;
create index shortlists_note_changed_by on shortlists (note_changed_by) where note_changed_by is not null;
create index shortlists_removed on shortlists (removed_at) where removed_at is not null;

-- The instant of the first view of a day, null for those of before; and whether the viewer browsed privately.
alter table profile_views
  add column viewed_at timestamptz,
  add column private boolean not null default false;
create index profile_views_viewed on profile_views (viewed_id, day desc);
create index profile_views_day on profile_views (day, viewed_id);

-- profiles: published for other rooms.
create view profile_activity as select id, last_active_at from profiles;
create view profile_visits as select viewed_id, viewer_id, day, viewed_at, private from profile_views;

-- viewers: the profiles that browse privately while their plan includes it.
create table private_browsing (
  profile_id bigint primary key references profiles on delete cascade,
  since timestamptz not null
);
create view private_browsers as select profile_id from private_browsing;

-- The last day whose views a profile was notified of.
create table view_digests (
  profile_id bigint primary key references profiles on delete cascade,
  day date not null
);

-- Interests received and interests accepted are two choices now; the choice of before holds for both.
insert into notification_preferences (account_id, category, channel, enabled, changed_at)
select account_id, 'interests_accepted', channel, enabled, changed_at
from notification_preferences where category = 'interests';
update notification_preferences set category = 'interests_received' where category = 'interests';
