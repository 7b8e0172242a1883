-- Profile fields that a site adds itself (src/base/custom-fields): what a profile states of them, by the keys of the fields. Texts
-- are apart, as they may have to be approved first.
alter table profiles
  add column custom jsonb not null default '{}',
  add column custom_texts jsonb not null default '{}';
alter table submitted_texts add column custom_texts jsonb not null default '{}';

-- What a family looks for in them, by the same keys.
alter table preferences add column custom jsonb not null default '{}';

create or replace view profile_details as
  select p.id as profile_id, p.country_id, p.diet_id, p.smoking_id, p.drinking_id, p.income_min_rupees, p.verified_at,
    p.last_active_at,
    coalesce(p.managed_by, case p.profile_for when 'self' then 'self' when 'son' then 'parents' when 'daughter' then 'parents'
      when 'brother' then 'sibling' when 'sister' then 'sibling' else p.profile_for end) as managed_by,
    case when h.shown_to = 'everyone' then array_position(array['none', 'low', 'high'], b.manglik) end as manglik,
    case when h.shown_to = 'everyone' then h.manglik_id end as stated_manglik_id,
    case when h.shown_to = 'everyone' and b.pada is not null and b.nakshatra is not null
      then (b.nakshatra - 1) * 4 + b.pada end as moon,
    coalesce(h.weighed, false) as weighs_horoscopes,
    p.working_with_id,
    case when h.shown_to = 'everyone' then b.moons end as moons,
    case when h.shown_to = 'everyone' then h.rashi_id end as stated_rashi_id,
    case when h.shown_to = 'everyone' then h.nakshatra_id end as stated_nakshatra_id,
    p.custom, p.custom_texts
  from profiles p
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;

create or replace view partner_wishes as
  select w.profile_id, w.age_min, w.age_max, w.height_min_cm, w.height_max_cm, w.marital_status_ids, w.religion_ids, w.castes,
    w.mother_tongue_ids, w.education_ids, w.professions, w.state_ids, w.cities, w.must, w.nice, w.diet_ids, w.country_ids,
    case when w.income_min_rupees is not null then least(w.income_min_rupees / 10000, 32767) end::smallint as income_min,
    w.native_districts, w.native_state_ids, w.family_type_ids,
    array(select array_position(array['no', 'partial', 'yes'], key)::smallint from unnest(w.manglik) key) as manglik_ids,
    array_remove(array[
      case when 'gotra' = any(w.other_gotra_than) then p.gotra end,
      case when 'motherGotra' = any(w.other_gotra_than) then p.mother_gotra end,
      case when 'fathersMotherGotra' = any(w.other_gotra_than) then p.fathers_mother_gotra end,
      case when 'mothersMotherGotra' = any(w.other_gotra_than) then p.mothers_mother_gotra end], null) as gotras,
    w.custom
  from preferences w left join profiles p on p.id = w.profile_id;

-- What searches compare. The index is for searches in the database, while the index in memory is loaded.
alter table search_rows add column custom jsonb not null default '{}';
create index search_rows_custom on search_rows using gin (custom jsonb_path_ops);

-- What recommendations compare.
alter table match_people add column custom jsonb not null default '{}';
