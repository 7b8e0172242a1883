-- Whom a member has put aside, and what two connected members write to each other.
create table shortlists (
  profile_id bigint not null references profiles on delete cascade,
  shortlisted_id bigint not null references profiles on delete cascade,
  note text,
  created_at timestamptz not null default now(),
  primary key (profile_id, shortlisted_id)
);
create index shortlists_shortlisted on shortlists (shortlisted_id);

create table conversations (
  id uuid primary key default gen_random_uuid(),
  low_id bigint not null references profiles on delete cascade,
  high_id bigint not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  check (low_id < high_id),
  unique (low_id, high_id)
);
create index conversations_high on conversations (high_id);

create table messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sender_id bigint not null references profiles on delete cascade,
  body text not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index messages_conversation on messages (conversation_id, id);
create index messages_sender on messages (sender_id);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  sent_at timestamptz not null,
  answered_at timestamptz
);
