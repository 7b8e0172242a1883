-- The option lists staff can edit. vocabulary/lists.ts holds what a new site starts with.
create table vocabulary (
  id smallint generated always as identity primary key,
  kind text not null check (kind in ('religion', 'mother_tongue', 'marital_status', 'education', 'state')),
  name text not null,
  position smallint not null,
  in_forms boolean not null default true,
  in_filter boolean not null default true,
  unique (kind, name)
);

create table profiles (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  profile_for text not null check (profile_for in ('self', 'son', 'daughter', 'brother', 'sister', 'friend', 'relative')),
  name text not null,
  gender text not null check (gender in ('female', 'male')),
  date_of_birth date not null,
  religion_id smallint not null references vocabulary,
  mother_tongue_id smallint not null references vocabulary,
  marital_status_id smallint references vocabulary,
  caste text,
  sub_caste text,
  gotra text,
  height_cm smallint check (height_cm between 90 and 250),
  weight_kg smallint check (weight_kg between 25 and 300),
  education_id smallint references vocabulary,
  profession text,
  income_min_rupees bigint check (income_min_rupees >= 0),
  income_max_rupees bigint check (income_max_rupees >= income_min_rupees),
  city text,
  state_id smallint references vocabulary,
  country text,
  diet text,
  smoking text,
  drinking text,
  hobbies text[] not null default '{}',
  bio text,
  visibility text not null default 'all' check (visibility in ('all', 'premium')),
  photo_visibility text not null default 'all' check (photo_visibility in ('all', 'accepted')),
  -- Listed (found by others) while: a manager's e-mail is verified, moderation has passed,
  -- it is not hidden and no manager is suspended. listed_at is kept by profiles/listing.ts.
  approved_at timestamptz,
  hidden_at timestamptz,
  listed_at timestamptz,
  verified_at timestamptz,
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_active_at timestamptz not null default now()
);

create table profile_managers (
  profile_id bigint not null references profiles on delete cascade,
  account_id bigint not null unique references accounts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (profile_id, account_id)
);

create table families (
  profile_id bigint primary key references profiles on delete cascade,
  father_name text,
  father_occupation text,
  mother_name text,
  mother_occupation text,
  brothers smallint check (brothers between 0 and 20),
  sisters smallint check (sisters between 0 and 20),
  family_type text,
  family_status text,
  family_values text
);

-- As stated by the family. The time of birth is local to time_zone.
create table horoscopes (
  profile_id bigint primary key references profiles on delete cascade,
  time_of_birth time,
  time_zone text,
  place_of_birth text,
  rashi text,
  nakshatra text,
  manglik text check (manglik in ('Yes', 'No', 'Partial'))
);

-- An empty list means: no preference stated.
create table preferences (
  profile_id bigint primary key references profiles on delete cascade,
  age_min smallint,
  age_max smallint,
  height_min_cm smallint,
  height_max_cm smallint,
  marital_status_ids smallint[] not null default '{}',
  religion_ids smallint[] not null default '{}',
  castes text[] not null default '{}',
  mother_tongue_ids smallint[] not null default '{}',
  education_ids smallint[] not null default '{}',
  professions text[] not null default '{}',
  state_ids smallint[] not null default '{}',
  cities text[] not null default '{}',
  description text,
  check (age_min <= age_max),
  check (height_min_cm <= height_max_cm)
);

-- storage_key names a folder with the sizes made from one picture.
create table photos (
  id uuid primary key default gen_random_uuid(),
  profile_id bigint not null references profiles on delete cascade,
  storage_key text not null,
  position smallint not null,
  sample boolean not null default false,
  approved_at timestamptz,
  created_at timestamptz not null default now(),
  unique (profile_id, position)
);

create table profile_views (
  viewed_id bigint not null references profiles on delete cascade,
  viewer_id bigint not null references profiles on delete cascade,
  day date not null,
  primary key (viewed_id, viewer_id, day)
);
create index profile_views_viewer on profile_views (viewer_id);

create table blocks (
  blocker_id bigint not null references profiles on delete cascade,
  blocked_id bigint not null references profiles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_blocked on blocks (blocked_id);
