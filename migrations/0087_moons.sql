-- Points of guna milan depend on the rashi, the nakshatra and, in Dhanu and Makara, the half of the rashi: where these are certain, so
-- are the points, though the pada is not (docs/decisions/0043-profile-horoscopes.md). Only a known pada counted before.

-- Returns the place of the Moon for a search: a pada, 1 to 108, that gives the same points as every possible one, or 109 for the
-- first half of the pada around the middle of Dhanu; null where points differ, as they do
-- without a chart and a nakshatra: every rashi has three. As `possibleMoons` of the server.
-- longitudes: of the chart's possible Moons, empty without a chart; rashi, nakshatra: keys of what the family states, or null
create function place_of_moon(longitudes double precision[], rashi text, nakshatra text) returns smallint
language sql immutable parallel safe as $$
  with stated as (
    select array_position(array['mesha', 'vrishabha', 'mithuna', 'karka', 'simha', 'kanya', 'tula', 'vrishchika', 'dhanu', 'makara',
        'kumbha', 'meena'], rashi) - 1 as rashi,
      array_position(array['ashwini', 'bharani', 'krittika', 'rohini', 'mrigashira', 'ardra', 'punarvasu', 'pushya', 'ashlesha', 'magha',
        'purva_phalguni', 'uttara_phalguni', 'hasta', 'chitra', 'swati', 'vishakha', 'anuradha', 'jyeshtha', 'mula', 'purva_ashadha',
        'uttara_ashadha', 'shravana', 'dhanishta', 'shatabhisha', 'purva_bhadrapada', 'uttara_bhadrapada', 'revati'], nakshatra) - 1
        as nakshatra
  ), possible as (
    select floor(l / (360::double precision / 108))::int % 108 as pada, l - floor(l / 30) * 30 >= 15 as is_second
    from unnest(longitudes) l
    union all
    -- The pada around the middle of a rashi is in both halves.
    select pada, is_second from stated s, generate_series(s.nakshatra * 4, s.nakshatra * 4 + 3) pada,
      (values (false), (true)) half (is_second)
    where cardinality(longitudes) = 0 and (pada % 9 = 4 or is_second = (pada % 9 > 4))
  ), fitting as (
    select pada, pada / 9 in (8, 9) and is_second as is_second,
      (s.rashi is null or pada / 9 = s.rashi) and (s.nakshatra is null or pada / 4 = s.nakshatra) as fits
    from possible, stated s
    where (rashi is null or s.rashi is not null) and (nakshatra is null or s.nakshatra is not null)
  ), remaining as (
    -- What is stated narrows an unknown time, unless it contradicts the whole day; a known time it does not.
    select pada, is_second from fitting
    where fits or cardinality(longitudes) = 1 or (cardinality(longitudes) > 1 and not exists (select from fitting where fits))
  )
  select case
    when count(distinct (pada / 4, pada / 9, is_second)) <> 1 then null
    -- A pada that is in both halves stands for neither: its neighbour has the same nakshatra, but for the first half in Dhanu.
    when min(pada) in (76, 85) and max(pada) = min(pada) then
      case when bool_and(is_second) then min(pada) + 2 when min(pada) = 85 then min(pada) else 109 end
    else min(pada) filter (where pada not in (76, 85)) + 1
  end::smallint
  from remaining
$$;

-- Now with what a place of the Moon follows from without a known pada.
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
    case when h.shown_to = 'everyone' then h.nakshatra_id end as stated_nakshatra_id
  from profiles p
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;

alter table search_rows disable trigger search_rows_changed;
-- What has a known pada has it already, but for the two padas around the middle of a rashi.
update search_rows r set moon = m.moon
from profile_details d left join vocabulary_keys rashi on rashi.id = d.stated_rashi_id
  left join vocabulary_keys nakshatra on nakshatra.id = d.stated_nakshatra_id,
  lateral (select coalesce(place_of_moon(coalesce(d.moons, '{}'), rashi.key, nakshatra.key), 0) as moon) m
where d.profile_id = r.profile_id and r.moon <> m.moon
  and (d.moon in (77, 86) or (d.moon is null and (d.moons <> '{}' or d.stated_nakshatra_id is not null)));
alter table search_rows enable trigger search_rows_changed;
