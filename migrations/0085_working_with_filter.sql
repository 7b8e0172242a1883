-- Searches filter by the kind of employer (docs/decisions/0037-filters.md). Nobody has stated one yet, so no row has to be filled; the
-- default stays for processes of the version before.
alter table search_rows add column working_with smallint not null default 0;

-- Now with the kind of employer.
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
    p.working_with_id
  from profiles p
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;
