-- Who wants it has horoscopes count in their own recommendations (docs/decisions/0043-profile-horoscopes.md).
alter table horoscopes add column weighed boolean not null default false;

-- Now with whose horoscopes count in their recommendations.
create or replace view profile_details as
  select p.id as profile_id, p.country_id, p.diet_id, p.smoking_id, p.drinking_id, p.income_min_rupees, p.verified_at,
    p.last_active_at,
    coalesce(p.managed_by, case p.profile_for when 'self' then 'self' when 'son' then 'parents' when 'daughter' then 'parents'
      when 'brother' then 'sibling' when 'sister' then 'sibling' else p.profile_for end) as managed_by,
    case when h.shown_to = 'everyone' then array_position(array['none', 'low', 'high'], b.manglik) end as manglik,
    case when h.shown_to = 'everyone' then h.manglik_id end as stated_manglik_id,
    case when h.shown_to = 'everyone' and b.pada is not null and b.nakshatra is not null
      then (b.nakshatra - 1) * 4 + b.pada end as moon,
    coalesce(h.weighed, false) as weighs_horoscopes
  from profiles p
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;
