-- A family may wish for a country, as it may filter by one.
alter table preferences add column country_ids smallint[] not null default '{}';

create or replace view partner_wishes as
  select profile_id, age_min, age_max, height_min_cm, height_max_cm, marital_status_ids, religion_ids, castes,
    mother_tongue_ids, education_ids, professions, state_ids, cities, must, nice, diet_ids, country_ids
  from preferences;

create or replace view profile_facts as
  select id, name, gender, date_of_birth, height_cm, marital_status_id, religion_id, caste, mother_tongue_id, education_id,
    profession, state_id, city, listed_at, hidden_at, visibility, photo_visibility, hidden_until, diet_id, country_id
  from profiles;

alter table match_people add column country smallint;
update match_people m set country = p.country_id from profiles p where p.id = m.profile_id and p.country_id is not null;
