-- What else families look for: an income, a native place, a family type, manglik or not, and another gotra than their own.
alter table preferences
  add column income_min_rupees bigint check (income_min_rupees >= 0),
  add column native_districts text[] not null default '{}',
  add column native_state_ids smallint[] not null default '{}',
  add column family_type_ids smallint[] not null default '{}',
  add column manglik text[] not null default '{}' check (manglik <@ array['no', 'partial', 'yes']),
  add column other_gotra_than text[] not null default '{}'
    check (other_gotra_than <@ array['gotra', 'motherGotra', 'fathersMotherGotra', 'mothersMotherGotra']);

-- As it is compared: incomes in units of 10,000 rupees, manglik as the place among no, partial and yes, and the gotras themselves.
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
      case when 'mothersMotherGotra' = any(w.other_gotra_than) then p.mothers_mother_gotra end], null) as gotras
  from preferences w left join profiles p on p.id = w.profile_id;

-- An income up to some amount is the lowest there is. Manglik as computed from a chart and as the family states it, where everyone sees the horoscope.
create or replace view profile_facts as
  select p.id, p.name, p.gender, p.date_of_birth, p.height_cm, p.marital_status_id, p.religion_id, p.caste, p.mother_tongue_id,
    p.education_id, p.profession, p.state_id, p.city, p.listed_at, p.hidden_at, p.visibility, p.photo_visibility, p.hidden_until,
    p.diet_id, p.country_id, case when coalesce(nullif(p.income_min_rupees, 0), p.income_max_rupees) is not null
      then least(greatest(coalesce(p.income_min_rupees, 0) / 10000, 1), 32767) end::smallint as income,
    f.native_district, f.native_state_id, f.family_type_id, p.gotra,
    case when h.shown_to = 'everyone' then array_position(array['none', 'low', 'high'], b.manglik) end as manglik,
    case when h.shown_to = 'everyone' then h.manglik_id end as stated_manglik_id
  from profiles p
    left join families f on f.profile_id = p.id
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;

alter table match_people
  add column income smallint,
  add column native_district text,
  add column native_state smallint,
  add column family_type smallint,
  add column gotra text,
  add column manglik smallint;
update match_people m set income = p.income, native_district = lower(p.native_district), native_state = p.native_state_id,
  family_type = p.family_type_id, gotra = lower(p.gotra), manglik = coalesce(p.manglik, (
    select array_position(array['no', 'partial', 'yes'], v.key) from vocabulary_keys v where v.id = p.stated_manglik_id))
from profile_facts p
where p.id = m.profile_id
  and coalesce(p.income, p.native_state_id, p.family_type_id, p.manglik, p.stated_manglik_id) is not null
    or coalesce(p.native_district, p.gotra) is not null and p.id = m.profile_id;

alter table search_words drop constraint search_words_kind_check,
  add check (kind in ('city', 'profession', 'name', 'caste', 'native_district', 'gotra'));
alter table search_rows
  add column family_type smallint not null default 0,
  add column native_state smallint not null default 0,
  add column native_district integer not null default 0,
  add column gotra integer not null default 0;

alter table search_rows disable trigger search_rows_changed;
create temp table stated as
  select r.profile_id, p.family_type_id, p.native_state_id,
    lower(regexp_replace(trim(normalize(p.native_district)), '\s+', ' ', 'g')) as native_district,
    lower(regexp_replace(trim(normalize(p.gotra)), '\s+', ' ', 'g')) as gotra
  from search_rows r join profile_facts p on p.id = r.profile_id
  where coalesce(p.family_type_id, p.native_state_id) is not null or coalesce(p.native_district, p.gotra) is not null;
insert into search_words (kind, word)
  select 'native_district', native_district from stated where native_district <> ''
  union select 'gotra', gotra from stated where gotra <> ''
  order by 1, 2;
update search_rows r set family_type = coalesce(s.family_type_id, 0), native_state = coalesce(s.native_state_id, 0),
  native_district = coalesce(
    (select id from search_words where kind = 'native_district' and word = s.native_district), 0),
  gotra = coalesce((select id from search_words where kind = 'gotra' and word = s.gotra), 0)
from stated s where s.profile_id = r.profile_id;
drop table stated;
alter table search_rows enable trigger search_rows_changed;
