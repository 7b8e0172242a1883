-- One row per pair, whoever sent it.
create table interests (
  id uuid primary key default gen_random_uuid(),
  sender_id bigint not null references profiles on delete cascade,
  receiver_id bigint not null references profiles on delete cascade,
  state text not null check (state in ('pending', 'accepted', 'declined', 'withdrawn', 'expired')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  check (sender_id <> receiver_id)
);
create unique index interests_pair on interests (least(sender_id, receiver_id), greatest(sender_id, receiver_id));
create index interests_received on interests (receiver_id, sent_at desc, id);
create index interests_sent on interests (sender_id, sent_at desc, id);
create index interests_waiting on interests (expires_at) where state = 'pending';

-- Every sending counts towards the day's number, a repeated one too.
create table interest_sendings (
  id bigint generated always as identity primary key,
  sender_id bigint not null references profiles on delete cascade,
  receiver_id bigint not null references profiles on delete cascade,
  sent_at timestamptz not null
);
create index interest_sendings_sender on interest_sendings (sender_id, sent_at);
create index interest_sendings_receiver on interest_sendings (receiver_id);

-- The door through which other rooms ask who is connected, seen from either side.
create view connections as
  select sender_id as profile_id, receiver_id as other_id from interests where state = 'accepted'
  union all
  select receiver_id, sender_id from interests where state = 'accepted';
