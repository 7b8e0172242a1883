-- Cities, professions and names, each once: free text is resolved to these ids first,
-- so that the big table only sees integers.
create table search_words (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('city', 'profession', 'name', 'caste')),
  word text not null,
  unique (kind, word)
);

-- One narrow row per listed profile. Words are lower-cased; a missing fact is 0.
create table search_rows (
  profile_id bigint primary key references profiles on delete cascade,
  date_of_birth date not null,
  gender "char" not null,
  religion smallint not null,
  marital_status smallint not null,
  education smallint not null,
  state smallint not null,
  caste integer not null,
  city integer not null,
  profession integer not null,
  name integer not null,
  premium_only boolean not null,
  words text not null
);
create index search_rows_age on search_rows (gender, date_of_birth)
  include (religion, caste, marital_status, education, state, city, profession, premium_only, profile_id);
create index search_rows_religion on search_rows (gender, religion, date_of_birth)
  include (caste, marital_status, education, state, city, profession, premium_only, profile_id);
create index search_rows_caste on search_rows (gender, religion, caste, date_of_birth)
  include (marital_status, education, state, city, profession, premium_only, profile_id);
create index search_rows_state on search_rows (gender, state, education, date_of_birth)
  include (religion, caste, marital_status, city, profession, premium_only, profile_id);
create index search_rows_city on search_rows (city, gender, date_of_birth);
create index search_rows_profession on search_rows (profession, gender, date_of_birth);
create index search_rows_name on search_rows (name);
create statistics search_rows_religion_caste (dependencies, mcv) on religion, caste from search_rows;
create statistics search_rows_state_city (dependencies, mcv) on state, city from search_rows;
alter table search_rows alter column city set statistics 1000;
alter table search_rows alter column profession set statistics 1000;
alter table search_rows alter column date_of_birth set statistics 1000;
