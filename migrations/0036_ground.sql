-- Each server process keeps the viewers of sessions in memory (src/sessionCache.ts) and drops them when something
-- changes that they are made of: docs/decisions/0040-request-cost.md. Sessions that end are notified since migration 0011.

create function notify_viewers() returns trigger language plpgsql as $$
begin
  -- Row by row: what is made of the account or profile in the column that the trigger names.
  perform pg_notify('live', json_build_object('viewers', json_build_object(
    tg_argv[0], json_build_array(to_jsonb(new) -> tg_argv[1])))::text);
  return null;
end $$;

create trigger session_changed after update on sessions
  for each row execute function notify_viewers('accounts', 'account_id');

create trigger account_changed after update on accounts
  for each row when (
    (old.email, old.email_verified_at, old.phone_verified_at, old.phone_required, old.locale, old.suspended_at)
    is distinct from
    (new.email, new.email_verified_at, new.phone_verified_at, new.phone_required, new.locale, new.suspended_at)
  )
  execute function notify_viewers('accounts', 'id');

create trigger profile_changed after update on profiles
  for each row when (
    (old.public_id, old.name, old.gender, old.listed_at, old.hidden_at, old.hidden_until)
    is distinct from
    (new.public_id, new.name, new.gender, new.listed_at, new.hidden_at, new.hidden_until)
  )
  execute function notify_viewers('profiles', 'id');

create function notify_many_viewers() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  if tg_argv[0] = 'accounts' then
    select array_agg(account_id) into ids from (select distinct account_id from changed limit 401) few;
  else
    select array_agg(profile_id) into ids from (select distinct profile_id from changed limit 401) few;
  end if;
  if ids is null then
    return null;
  end if;
  -- What is too much for a notification is told as no one's: all are dropped.
  perform pg_notify('live', json_build_object('viewers',
    case when cardinality(ids) > 400 then '{}' else json_build_object(tg_argv[0], ids) end)::text);
  return null;
end $$;

create trigger staff_added after insert on staff
  referencing new table as changed for each statement execute function notify_many_viewers('accounts');
create trigger staff_changed after update on staff
  referencing new table as changed for each statement execute function notify_many_viewers('accounts');
create trigger staff_removed after delete on staff
  referencing old table as changed for each statement execute function notify_many_viewers('accounts');

create trigger manager_added after insert on profile_managers
  referencing new table as changed for each statement execute function notify_many_viewers('accounts');
create trigger manager_changed after update on profile_managers
  referencing new table as changed for each statement execute function notify_many_viewers('accounts');
create trigger manager_removed after delete on profile_managers
  referencing old table as changed for each statement execute function notify_many_viewers('accounts');

create trigger membership_added after insert on memberships
  referencing new table as changed for each statement execute function notify_many_viewers('profiles');
create trigger membership_changed after update on memberships
  referencing new table as changed for each statement execute function notify_many_viewers('profiles');
create trigger membership_removed after delete on memberships
  referencing old table as changed for each statement execute function notify_many_viewers('profiles');

-- Figures of the staff's dashboard that are kept and not counted. Each statement that changes one adds a row with the
-- difference, so that nobody waits for anybody; a task adds the rows up (src/kit/database/tallies.ts).
create table tallies (
  id bigint generated always as identity primary key,
  name text not null,
  n bigint not null
);
create index tallies_name on tallies (name);

create function tally_accounts() returns trigger language plpgsql as $$
begin
  insert into tallies (name, n)
  select 'accounts', count(*) * tg_argv[0]::int from changed having count(*) > 0;
  return null;
end $$;
create trigger account_added after insert on accounts
  referencing new table as changed for each statement execute function tally_accounts('1');
create trigger account_removed after delete on accounts
  referencing old table as changed for each statement execute function tally_accounts('-1');
-- The accounts of the last days are counted in it.
create index accounts_created on accounts (created_at);

-- What a payment adds to the revenue: what was captured, less what has gone back. Other currencies are not counted.
create function revenue_of(state text, currency text, amount_paise bigint, refunded_paise bigint) returns bigint
  language sql immutable as $$
  select case when state in ('captured', 'part_refunded', 'refunded') and currency = 'INR'
    then amount_paise - refunded_paise else 0 end
$$;
create function tally_revenue() returns trigger language plpgsql as $$
declare
  difference bigint := 0;
begin
  if tg_op <> 'DELETE' then
    difference := revenue_of(new.state, new.currency, new.amount_paise, new.refunded_paise);
  end if;
  if tg_op <> 'INSERT' then
    difference := difference - revenue_of(old.state, old.currency, old.amount_paise, old.refunded_paise);
  end if;
  if difference <> 0 then
    insert into tallies (name, n) values ('revenue_paise', difference);
  end if;
  return null;
end $$;
create trigger payment_tallied after insert or update or delete on payments
  for each row execute function tally_revenue();

insert into tallies (name, n) select 'accounts', count(*) from accounts;
insert into tallies (name, n)
  select 'revenue_paise', coalesce(sum(revenue_of(state, currency, amount_paise, refunded_paise)), 0) from payments;

-- Memberships that run now are counted in it alone.
create index memberships_running on memberships (ends_at, starts_at);
drop index memberships_ends;

-- How many messages either side of a conversation has received, and how many of them it has not read.
alter table conversations
  add column low_received integer not null default 0,
  add column high_received integer not null default 0,
  add column low_unread integer not null default 0,
  add column high_unread integer not null default 0;

create function count_messages() returns trigger language plpgsql as $$
declare
  message messages := case when tg_op = 'DELETE' then old else new end;
  received integer := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
  unread integer := case tg_op
    when 'INSERT' then (new.read_at is null)::int
    when 'DELETE' then -(old.read_at is null)::int
    else (new.read_at is null)::int - (old.read_at is null)::int end;
begin
  -- The sides are read where the row is changed: they may have just become others.
  update conversations c set
    low_received = c.low_received + case when message.sender_id <> c.low_id then received else 0 end,
    low_unread = c.low_unread + case when message.sender_id <> c.low_id then unread else 0 end,
    high_received = c.high_received + case when message.sender_id <> c.high_id then received else 0 end,
    high_unread = c.high_unread + case when message.sender_id <> c.high_id then unread else 0 end
  where c.id = message.conversation_id;
  return null;
end $$;
create trigger message_counted after insert or delete on messages
  for each row execute function count_messages();
create trigger message_read after update of read_at on messages
  for each row when ((old.read_at is null) <> (new.read_at is null)) execute function count_messages();

-- A side that was deleted is replaced by an empty profile.
create function count_messages_again() returns trigger language plpgsql as $$
begin
  select count(*) filter (where sender_id <> new.low_id), count(*) filter (where sender_id <> new.low_id and read_at is null),
    count(*) filter (where sender_id <> new.high_id), count(*) filter (where sender_id <> new.high_id and read_at is null)
  into new.low_received, new.low_unread, new.high_received, new.high_unread
  from messages where conversation_id = new.id;
  return new;
end $$;
create trigger conversation_sides_changed before update of low_id, high_id on conversations
  for each row execute function count_messages_again();

update conversations c set
  low_received = m.low_received, high_received = m.high_received,
  low_unread = m.low_unread, high_unread = m.high_unread
from (
  select d.id,
    count(*) filter (where m.sender_id <> d.low_id) as low_received,
    count(*) filter (where m.sender_id <> d.high_id) as high_received,
    count(*) filter (where m.sender_id <> d.low_id and m.read_at is null) as low_unread,
    count(*) filter (where m.sender_id <> d.high_id and m.read_at is null) as high_unread
  from conversations d join messages m on m.conversation_id = d.id
  group by d.id
) m
where m.id = c.id;
