-- Recommendations from a queue for each member, and what is learned from what people do (docs/decisions/0041-matching.md).

-- interests: published for the matching.
create view interest_outcomes as
  select sender_id, receiver_id, state, sent_at, answered_at from interests;
-- search: candidates have a table of their own now.
drop view search_candidates;

-- One narrow row for each listed profile: what pairs are scored by, so that the candidates of a member are one read.
create table match_people (
  profile_id bigint primary key references profiles on delete cascade,
  gender "char" not null,
  active_on date not null,
  listed_on date not null,
  date_of_birth date not null,
  height_cm smallint,
  marital_status smallint,
  religion smallint,
  mother_tongue smallint,
  education smallint,
  state smallint,
  -- In lower case.
  caste text,
  profession text,
  city text,
  diet smallint,
  smoking smallint,
  drinking smallint,
  verified boolean not null,
  has_photo boolean not null,
  premium_only boolean not null,
  -- The columns of partner_wishes that say something, as JSON; null without wishes.
  wishes text,
  -- How often it was chosen by others and how often not, and how often it chose, by weight (score/rates.ts).
  chosen_for real not null default 0,
  chosen_against real not null default 0,
  choosing_for real not null default 0,
  choosing_against real not null default 0,
  -- Lowers its place while it gets more interests than it can answer; how many that are a week.
  brake real not null default 0,
  capacity real not null default 5,
  -- How many people it was shown to.
  showings integer not null default 0
);

insert into match_people (
  profile_id, gender, active_on, listed_on, date_of_birth, height_cm, marital_status, religion, mother_tongue,
  education, state, caste, profession, city, diet, smoking, drinking, verified, has_photo, premium_only, wishes)
select p.id, case p.gender when 'female' then 'f' else 'm' end, (p.last_active_at at time zone 'Asia/Kolkata')::date,
  (p.listed_at at time zone 'Asia/Kolkata')::date,
  p.date_of_birth, p.height_cm, p.marital_status_id, p.religion_id, p.mother_tongue_id, p.education_id, p.state_id,
  lower(p.caste), lower(p.profession), lower(p.city), p.diet_id, p.smoking_id, p.drinking_id,
  p.verified_at is not null,
  exists (select from photos h where h.profile_id = p.id and h.approved_at is not null), p.visibility = 'premium',
  case when w.profile_id is not null then json_strip_nulls(json_build_object(
    'age_min', w.age_min, 'age_max', w.age_max, 'height_min_cm', w.height_min_cm, 'height_max_cm', w.height_max_cm,
    'marital_status_ids', nullif(w.marital_status_ids, '{}'), 'religion_ids', nullif(w.religion_ids, '{}'),
    'castes', nullif(w.castes, '{}'), 'mother_tongue_ids', nullif(w.mother_tongue_ids, '{}'),
    'education_ids', nullif(w.education_ids, '{}'), 'professions', nullif(w.professions, '{}'),
    'state_ids', nullif(w.state_ids, '{}'), 'cities', nullif(w.cities, '{}'),
    'must', nullif(w.must, '{}'), 'nice', nullif(w.nice, '{}')))::text end
from profiles p left join preferences w on w.profile_id = p.id
where p.listed_at is not null and (p.hidden_at is null or p.hidden_until <= now());
-- Candidates are chosen in these indexes alone, as far as age, religion and mother tongue decide.
create index match_people_active on match_people (gender, active_on, profile_id)
  include (date_of_birth, religion, mother_tongue, premium_only);
create index match_people_religion on match_people (gender, religion, active_on, profile_id)
  include (date_of_birth, mother_tongue, premium_only);
create index match_people_tongue on match_people (gender, mother_tongue, active_on, profile_id)
  include (date_of_birth, religion, premium_only);

-- Who is recommended to a member next, the best first, and what each place is worth.
create table match_queues (
  profile_id bigint primary key references profiles on delete cascade,
  made_at timestamptz not null,
  -- Whether something has changed since.
  stale boolean not null default false,
  others bigint[] not null,
  ranks real[] not null,
  -- What a promotion adds; 0 for those who do not meet every wish of the member.
  lifts real[] not null,
  -- Those that are there only while they are promoted.
  only_promoted boolean[] not null,
  -- Whoever ranks below is not in a full queue.
  lowest real not null
);

-- Whom a member was shown, in which place at first, on how many days.
create table match_showings (
  profile_id bigint not null references profiles on delete cascade,
  other_id bigint not null references profiles on delete cascade,
  place smallint not null,
  shown_on date not null,
  days smallint not null default 1,
  primary key (profile_id, other_id)
);
create index match_showings_other on match_showings (other_id);
create index match_showings_day on match_showings (shown_on);

-- The mutual pick of a week, from each side.
create table match_picks (
  week date not null,
  profile_id bigint not null references profiles on delete cascade,
  other_id bigint not null references profiles on delete cascade,
  primary key (week, profile_id)
);
create index match_picks_profile on match_picks (profile_id);
create index match_picks_other on match_picks (other_id);

-- What was learned last; one row.
create table match_model (
  only_one boolean primary key default true check (only_one),
  learned_at timestamptz not null,
  events integer not null,
  model jsonb not null
);

-- Figures of each day, for the staff.
create table match_figures (
  day date primary key,
  active_members integer not null,
  matches_per_member real not null,
  exposure_gini real not null,
  share_answered real
);
