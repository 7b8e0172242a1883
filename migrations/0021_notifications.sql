-- What is told to whom: one row is one line in the bell and one email. What comes within ten minutes for the same
-- account, profile and kind joins it.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts on delete cascade,
  -- The profile that it is about, of those that the account manages; null: the account itself.
  profile_id bigint references profiles on delete cascade,
  kind text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_account on notifications (account_id, created_at desc, id desc);
create index notifications_unread on notifications (account_id, created_at desc) where read_at is null;
create index notifications_profile on notifications (profile_id);
create index notifications_created_at on notifications (created_at);

-- The events of a notification. The key is what happened ('interest 1b4e…'): when it happens again, the row moves on to
-- the newest notification.
create table notification_items (
  account_id bigint not null references accounts on delete cascade,
  kind text not null,
  key text not null,
  notification_id uuid not null references notifications on delete cascade,
  -- Whom or what it is about, and for whom ('profile 7 for profile 9'): an email tells of the same once in 24 hours.
  about text not null,
  event_id bigint not null,
  data jsonb not null,
  created_at timestamptz not null,
  -- Which notification's email told of it, and when.
  mailed_in uuid,
  mailed_at timestamptz,
  primary key (account_id, kind, key)
);
create index notification_items_notification on notification_items (notification_id);
create index notification_items_mailed on notification_items (account_id, kind, about, mailed_at)
  where mailed_at is not null;

-- One row and one job for each channel. Once the job has taken what had joined, nothing joins any more.
create table notification_deliveries (
  notification_id uuid not null references notifications on delete cascade,
  channel text not null,
  due_at timestamptz not null,
  taken_at timestamptz,
  primary key (notification_id, channel)
);

-- What somebody has switched off or on again. Without a row it is on.
create table notification_preferences (
  account_id bigint not null references accounts on delete cascade,
  category text not null,
  channel text not null,
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, category, channel)
);

-- 244 random bits, as the key of the links that end emails.
insert into secrets (name, value)
values ('unsubscribe', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- Unread messages are notifications now, which know when they were mailed.
drop index messages_unread_since;
alter table conversations drop column low_mailed_at, drop column high_mailed_at;

-- Who has sent an interest is shown to who received it, until it is withdrawn or has expired.
create view interests_shown as
  select sender_id as profile_id, receiver_id as other_id from interests where state in ('pending', 'declined');
