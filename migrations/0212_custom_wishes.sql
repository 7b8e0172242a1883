-- Now with what a profile states of the fields that the site added, which wishes are compared with.
create or replace view profile_facts as
  select p.id, p.name, p.gender, p.date_of_birth, p.height_cm, p.marital_status_id, p.religion_id, p.caste, p.mother_tongue_id,
    p.education_id, p.profession, p.state_id, p.city, p.listed_at, p.hidden_at, p.visibility, p.photo_visibility, p.hidden_until,
    p.diet_id, p.country_id, case when coalesce(nullif(p.income_min_rupees, 0), p.income_max_rupees) is not null
      then least(greatest(coalesce(p.income_min_rupees, 0) / 10000, 1), 32767) end::smallint as income,
    f.native_district, f.native_state_id, f.family_type_id, p.gotra,
    case when h.shown_to = 'everyone' then array_position(array['none', 'low', 'high'], b.manglik) end as manglik,
    case when h.shown_to = 'everyone' then h.manglik_id end as stated_manglik_id,
    p.custom
  from profiles p
    left join families f on f.profile_id = p.id
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;
