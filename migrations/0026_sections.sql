-- The editor of profiles (docs/decisions/0029-editor.md).

-- How often each section of a profile was saved, so that two people who edit the same one notice each other. A section
-- without a row was never saved: version 0.
create table profile_sections (
  profile_id bigint not null references profiles on delete cascade,
  section text not null,
  version integer not null,
  changed_at timestamptz not null,
  changed_by bigint references accounts on delete set null,
  primary key (profile_id, section)
);
create index profile_sections_changed_by on profile_sections (changed_by) where changed_by is not null;

-- The guided steps that are behind a profile, filled in or skipped.
create table profile_steps (
  profile_id bigint not null references profiles on delete cascade,
  step text not null,
  left_at timestamptz not null,
  primary key (profile_id, step)
);

-- Which wishes are a must, and which are only nice to have; all others are important.
alter table preferences
  add column must text[] not null default '{}',
  add column nice text[] not null default '{}';

create or replace view partner_wishes as
  select profile_id, age_min, age_max, height_min_cm, height_max_cm, marital_status_ids, religion_ids, castes,
    mother_tongue_ids, education_ids, professions, state_ids, cities, must, nice
  from preferences;
