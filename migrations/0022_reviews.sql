-- Whatever a person of the staff checks before others see it. Which kinds there are, src/reviews/kinds.ts says. A subject
-- has one row for each time it was submitted; what follows from a decision is kept where the subject is, as in
-- profiles.approved_at, which stays what listing reads.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null,
  subject_id text not null,
  -- Whose it is.
  profile_id bigint not null references profiles on delete cascade,
  -- Counts the changes of the subject: a decision names the version that was looked at.
  version integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- A key of REJECT_REASONS, and what the reviewer wrote to the member.
  reason text,
  note text,
  reviewer bigint references accounts on delete set null,
  claimed_by bigint references accounts on delete set null,
  claimed_at timestamptz,
  submitted_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create unique index reviews_waiting_once on reviews (subject_kind, subject_id) where state = 'waiting';
create index reviews_waiting on reviews (due_at, id) where state = 'waiting';
create index reviews_decided on reviews (state, decided_at, id) where state <> 'waiting';
create index reviews_profile on reviews (profile_id, submitted_at);
create index reviews_reviewer on reviews (reviewer) where reviewer is not null;
create index reviews_claimed on reviews (claimed_by) where claimed_by is not null;

-- Profiles that wait are reviewed from now on. Approved ones need no row: profiles.approved_at says it, and who did it
-- is not known.
insert into reviews (subject_kind, subject_id, profile_id, version, submitted_at, due_at)
select 'profile', id::text, id, 1, created_at, created_at + interval '24 hours'
from profiles where approved_at is null;

-- Free text that differs from what others see of an approved profile, until it is approved. A rejected one stays, so that
-- its writer can change it.
create table submitted_texts (
  profile_id bigint primary key references profiles on delete cascade,
  bio text,
  description text,
  submitted_by bigint references accounts on delete set null,
  submitted_at timestamptz not null
);
create index submitted_texts_by on submitted_texts (submitted_by) where submitted_by is not null;

-- A request to the office is claimed as a review is: for an hour. A claim from before counts from its last change.
alter table requests add column taken_at timestamptz;
update requests set taken_at = updated_at where taken_by is not null;
