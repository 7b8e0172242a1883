-- Reports of profiles, photos and messages (docs/decisions/0030-safety.md): who reported what, and what was reported as it
-- stood. What staff decide is a review of kind 'report' (src/reviews/kinds/report.ts).
create table reports (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null check (subject_kind in ('profile', 'photo', 'message')),
  -- The profile's public id, the photo's id, or the ids of conversation and message.
  subject_id text not null,
  reported_id bigint not null references profiles on delete cascade,
  reporter_id bigint references profiles on delete set null,
  account_id bigint references accounts on delete set null,
  -- Keys of REPORT_REASONS, and what the reporter wrote.
  reasons text[] not null check (cardinality(reasons) > 0),
  note text,
  -- src/safety/snapshot.ts
  snapshot jsonb not null,
  -- The folder with a copy of the photo.
  storage_key text,
  filed_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'dismissed')),
  closed_at timestamptz,
  check ((outcome is null) = (closed_at is null))
);
-- Who reports the same again before it is decided adds to the first report.
create unique index reports_open_once on reports (subject_kind, subject_id, reporter_id) where closed_at is null;
create index reports_subject on reports (subject_kind, subject_id, filed_at);
create index reports_reported on reports (reported_id, filed_at);
create index reports_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_account on reports (account_id) where account_id is not null;

-- The copy of a photo goes with its report, as the files of photos do (0024).
create trigger report_removed after delete on reports
  for each row when (old.storage_key is not null) execute function keep_removed_photo();

-- Whoever deletes their profile leaves the report without a word of their own.
create function forget_reporter() returns trigger language plpgsql as $$
begin
  new.note := null;
  if new.snapshot ? 'messages' then
    new.snapshot := jsonb_set(new.snapshot, '{messages}', (
      select coalesce(jsonb_agg(m), '[]') from jsonb_array_elements(new.snapshot -> 'messages') m
      where (m ->> 'reported')::boolean
    ));
  end if;
  return new;
end $$;
create trigger reporter_removed before update of reporter_id on reports
  for each row when (old.reporter_id is not null and new.reporter_id is null) execute function forget_reporter();

-- The newest first in the list of whom a profile has blocked.
create index blocks_newest on blocks (blocker_id, created_at);
