-- kit: figures by day in India. As in tallies, each statement adds a row with the difference, and a task adds them up.
create table daily_tallies (
  id bigint generated always as identity primary key,
  name text not null,
  day date not null,
  n bigint not null
);
create index daily_tallies_day on daily_tallies (name, day);

create function day_in_india(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Asia/Kolkata')::date
$$;

create function tally_signups() returns trigger language plpgsql as $$
begin
  insert into daily_tallies (name, day, n)
  select 'signups', day_in_india(created_at), count(*) * tg_argv[0]::int from changed group by 2;
  return null;
end $$;
create trigger signup_added after insert on accounts
  referencing new table as changed for each statement execute function tally_signups('1');
create trigger signup_removed after delete on accounts
  referencing old table as changed for each statement execute function tally_signups('-1');

-- Revenue belongs to the day of the payment; what is refunded later is deducted from that day.
create function tally_daily_revenue() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into daily_tallies (name, day, n)
    select 'revenue_paise', day_in_india(coalesce(old.captured_at, old.created_at)), -revenue.n
    from revenue_of(old.state, old.currency, old.amount_paise, old.refunded_paise) as revenue(n) where revenue.n <> 0;
  end if;
  if tg_op <> 'DELETE' then
    insert into daily_tallies (name, day, n)
    select 'revenue_paise', day_in_india(coalesce(new.captured_at, new.created_at)), revenue.n
    from revenue_of(new.state, new.currency, new.amount_paise, new.refunded_paise) as revenue(n) where revenue.n <> 0;
  end if;
  return null;
end $$;
create trigger payment_tallied_by_day after insert or update or delete on payments
  for each row execute function tally_daily_revenue();

insert into daily_tallies (name, day, n)
  select 'signups', day_in_india(created_at), count(*) from accounts group by 2;
insert into daily_tallies (name, day, n)
  select 'revenue_paise', day_in_india(coalesce(captured_at, created_at)), sum(revenue_of(state, currency, amount_paise, refunded_paise))
  from payments group by 2 having sum(revenue_of(state, currency, amount_paise, refunded_paise)) <> 0;

-- staff: how far people get, counted by a task: one row for everybody, one for those of the last 90 days.
create table funnels (
  people text primary key check (people in ('all', 'recent')),
  registered integer not null,
  verified integer not null,
  completed integer not null,
  interested integer not null,
  connected integer not null,
  paid integer not null,
  counted_at timestamptz not null
);

-- profiles: whether the main details are filled in, for counting.
create view profile_milestones as
  select p.id as profile_id, p.created_at,
    p.bio is not null and p.height_cm is not null and p.education_id is not null and p.profession is not null
      and p.state_id is not null and f.profile_id is not null and w.profile_id is not null as filled_in
  from profiles p
    left join families f on f.profile_id = p.id
    left join preferences w on w.profile_id = p.id;

-- inbox: a message of the contact form becomes a conversation that staff answer by email.
alter table contact_messages
  add column state text not null default 'new' check (state in ('new', 'answered', 'closed', 'spam')),
  -- Distinguishes the conversation in the address that replies go to, and in subjects.
  add column thread text not null default replace(gen_random_uuid()::text, '-', ''),
  add column account_id bigint references accounts on delete set null,
  add column claimed_by bigint references accounts on delete set null,
  add column claimed_at timestamptz,
  add column acknowledged_at timestamptz,
  add column closed_at timestamptz,
  add column updated_at timestamptz not null default now();
-- Until now messages were answered in the mailbox that received them: they are done.
update contact_messages set state = 'closed', acknowledged_at = coalesce(answered_at, sent_at),
  closed_at = coalesce(answered_at, sent_at), updated_at = coalesce(answered_at, sent_at);
create unique index contact_messages_thread on contact_messages (thread);
create index contact_messages_open on contact_messages (sent_at, id) where state in ('new', 'answered');
create index contact_messages_done on contact_messages (state, updated_at desc, id desc);
create index contact_messages_account on contact_messages (account_id) where account_id is not null;
create index contact_messages_claimed on contact_messages (claimed_by) where claimed_by is not null;
create index contact_messages_email on contact_messages (lower(email));

-- What was written in a conversation after its first message: by staff (sent by email), or noted from a reply.
create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  message_id bigint not null references contact_messages on delete cascade,
  by_staff boolean not null,
  author bigint references accounts on delete set null,
  text text not null,
  written_at timestamptz not null
);
create index contact_replies_message on contact_replies (message_id, written_at, id);
create index contact_replies_author on contact_replies (author) where author is not null;

-- vocabulary: an option that is retired is kept for those who have it, and not offered.
alter table vocabulary
  add column retired_at timestamptz,
  -- The option that took its place: addresses and forms with its key find that one.
  add column merged_into smallint references vocabulary;
create index vocabulary_merged on vocabulary (merged_into) where merged_into is not null;

create function notify_vocabulary_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"settings":true}');
  return null;
end $$;
create trigger vocabulary_changed after insert or update or delete on vocabulary
  for each statement execute function notify_vocabulary_changed();
create trigger vocabulary_names_changed after insert or update or delete on vocabulary_names
  for each statement execute function notify_vocabulary_changed();
