-- Stories of couples who met here. Shown once the partner's side has consented and staff have approved that version. A profile
-- is in one story at most; withdrawing deletes the row.
create table stories (
  id uuid primary key default gen_random_uuid(),
  -- Who wrote it, and who has to consent.
  profile_id bigint not null unique references profiles on delete cascade,
  partner_id bigint not null unique references profiles on delete cascade,
  names text not null,
  occasion text check (occasion in ('wedding', 'engagement')),
  -- The first day of the month.
  month date,
  city text not null,
  body text not null,
  -- Counts the changes: a consent names the version that was read.
  version integer not null default 1,
  saved_at timestamptz not null,
  consented_at timestamptz,
  approved_at timestamptz,
  rejected_at timestamptz,
  check (profile_id <> partner_id),
  check ((occasion is null) = (month is null)),
  check (consented_at is not null or (approved_at is null and rejected_at is null)),
  check (approved_at is null or rejected_at is null)
);
create index stories_approved on stories (approved_at desc, id) where approved_at is not null;
