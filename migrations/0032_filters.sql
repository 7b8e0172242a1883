-- Filters by more facts (docs/decisions/0037-filters.md): search_rows has them all as numbers and flags.

-- What searches compare besides profile_facts. Whoever manages a profile is what the family set, or follows from whom it is for.
create view profile_details as
  select id as profile_id, country_id, diet_id, smoking_id, drinking_id, income_min_rupees, verified_at, last_active_at,
    coalesce(managed_by, case profile_for when 'self' then 'self' when 'son' then 'parents' when 'daughter' then 'parents'
      when 'brother' then 'sibling' when 'sister' then 'sibling' else profile_for end) as managed_by
  from profiles;

-- The rows are filled by one statement, without the indexes, which are made again afterwards: quicker than row by row.
drop index search_rows_listed, search_rows_age, search_rows_religion, search_rows_caste, search_rows_state, search_rows_city,
  search_rows_profession, search_rows_name;
alter table search_rows disable trigger search_rows_changed;
-- The defaults stay: a process of the version before, which knows nothing of them, still adds rows.
alter table search_rows
  add column mother_tongue smallint not null default 0,
  add column country smallint not null default 0,
  add column diet smallint not null default 0,
  add column smoking smallint not null default 0,
  add column drinking smallint not null default 0,
  -- 1 self, 2 parents, 3 sibling, 4 friend, 5 relative
  add column managed_by smallint not null default 0,
  add column height_cm smallint not null default 0,
  -- The least of the stated income, in ten thousand rupees a year.
  add column income smallint not null default 0,
  -- The last day (in India) on which somebody who manages it was here.
  add column active_on date not null default date '1900-01-01',
  add column with_photo boolean not null default false,
  add column verified boolean not null default false;
update search_rows r set
  mother_tongue = p.mother_tongue_id,
  country = coalesce(d.country_id, 0),
  diet = coalesce(d.diet_id, 0),
  smoking = coalesce(d.smoking_id, 0),
  drinking = coalesce(d.drinking_id, 0),
  managed_by = coalesce(array_position(array['self', 'parents', 'sibling', 'friend', 'relative'], d.managed_by), 0),
  height_cm = coalesce(p.height_cm, 0),
  income = least(coalesce(d.income_min_rupees, 0) / 10000, 32767),
  active_on = (d.last_active_at at time zone 'Asia/Kolkata')::date,
  with_photo = h.profile_id is not null,
  verified = d.verified_at is not null
from profile_facts p
  join profile_details d on d.profile_id = p.id
  left join (select distinct profile_id from approved_photos) h on h.profile_id = p.id
where p.id = r.profile_id;
alter table search_rows enable trigger search_rows_changed;

create index search_rows_listed on search_rows (listed_at, profile_id);
create index search_rows_age on search_rows (gender, date_of_birth)
  include (religion, caste, marital_status, education, state, city, profession, premium_only, listed_at, profile_id);
create index search_rows_religion on search_rows (gender, religion, date_of_birth)
  include (caste, marital_status, education, state, city, profession, premium_only, listed_at, profile_id);
create index search_rows_caste on search_rows (gender, religion, caste, date_of_birth)
  include (marital_status, education, state, city, profession, premium_only, listed_at, profile_id);
create index search_rows_state on search_rows (gender, state, education, date_of_birth)
  include (religion, caste, marital_status, city, profession, premium_only, listed_at, profile_id);
create index search_rows_city on search_rows (city, gender, date_of_birth);
create index search_rows_profession on search_rows (profession, gender, date_of_birth);
create index search_rows_name on search_rows (name);

-- Being here is no event, so the day of it is noted here: once a day for each profile, in no index.
create function note_search_activity() returns trigger language plpgsql as $$
begin
  update search_rows set active_on = (new.last_active_at at time zone 'Asia/Kolkata')::date
  where profile_id = new.id;
  return null;
end $$;
create trigger search_activity after update of last_active_at on profiles for each row
  when ((old.last_active_at at time zone 'Asia/Kolkata')::date <> (new.last_active_at at time zone 'Asia/Kolkata')::date)
  execute function note_search_activity();
