-- members: phone calls of the team with a family.
create table member_calls (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  author bigint references accounts on delete set null,
  called_at timestamptz not null,
  direction text not null check (direction in ('outgoing', 'incoming')),
  person text not null check (person in ('member', 'mother', 'father', 'brother', 'sister', 'other_relative')),
  outcome text not null check (outcome in ('talked', 'no_answer', 'wrong_number', 'call_back')),
  -- The day in India on which the family wants to be called back.
  call_back_on date,
  note text,
  recorded_at timestamptz not null,
  check ((outcome = 'call_back') = (call_back_on is not null))
);
-- The order of the log; what follows a call is found by it, too.
create index member_calls_profile on member_calls (profile_id, called_at, recorded_at, id);
create index member_calls_author on member_calls (author) where author is not null;
create index member_calls_call_back on member_calls (call_back_on) where call_back_on is not null;
