-- Births of profiles, what is computed from them, and who sees a horoscope (docs/decisions/0043-profile-horoscopes.md).

-- What families stated before, they stated under 'Shown to members': that stays. New ones begin with their matches.
alter table horoscopes
  add column shown_to text not null default 'everyone' check (shown_to in ('everyone', 'matches', 'nobody')),
  add column time_unknown boolean not null default false;
alter table horoscopes alter column shown_to set default 'matches';

-- Where somebody was born, and the chart of that birth. Day, time and name of the place are in profiles and horoscopes.
create table births (
  profile_id bigint primary key references profiles on delete cascade,
  -- Degrees, north and east positive.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- As in horoscope/zodiac.ts; null where it depends on a time that is not known.
  rashi smallint check (rashi between 0 and 11),
  nakshatra smallint check (nakshatra between 1 and 27),
  pada smallint check (pada between 1 and 4),
  lagna smallint check (lagna between 0 and 11),
  manglik text check (manglik in ('none', 'low', 'high')),
  -- Sidereal longitude of the Moon; without a time one for each place where it was on that day, in their order.
  moons double precision[] not null,
  -- The version of the computation.
  computed_by smallint not null
);

-- What searches compare besides profile_facts, now with manglik, computed (1 none, 2 low, 3 high) and as stated, and the pada
-- of the Moon (1 to 108): of horoscopes only that are shown to everyone who sees the profile.
create or replace view profile_details as
  select p.id as profile_id, p.country_id, p.diet_id, p.smoking_id, p.drinking_id, p.income_min_rupees, p.verified_at,
    p.last_active_at,
    coalesce(p.managed_by, case p.profile_for when 'self' then 'self' when 'son' then 'parents' when 'daughter' then 'parents'
      when 'brother' then 'sibling' when 'sister' then 'sibling' else p.profile_for end) as managed_by,
    case when h.shown_to = 'everyone' then array_position(array['none', 'low', 'high'], b.manglik) end as manglik,
    case when h.shown_to = 'everyone' then h.manglik_id end as stated_manglik_id,
    case when h.shown_to = 'everyone' and b.pada is not null and b.nakshatra is not null
      then (b.nakshatra - 1) * 4 + b.pada end as moon
  from profiles p
    left join horoscopes h on h.profile_id = p.id
    left join births b on b.profile_id = p.id;

create view vocabulary_keys as select id, kind, key from vocabulary;

alter table search_rows disable trigger search_rows_changed;
alter table search_rows
  add column manglik smallint not null default 0,
  add column moon smallint not null default 0;
update search_rows r set manglik = array_position(array['no', 'partial', 'yes'], v.key)
from profile_details d join vocabulary_keys v on v.id = d.stated_manglik_id
where d.profile_id = r.profile_id and v.key in ('no', 'partial', 'yes');
alter table search_rows enable trigger search_rows_changed;
