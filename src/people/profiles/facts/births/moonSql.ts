import { sql } from 'kysely';

/**
 * SQL for the place of the Moon that searches compare, 1 to 109 as in `placeOfMoon`, of `d`, a row of profile_details; null where
 * points would depend on what is not known, or the horoscope is not shown to everyone.
 */
export const moonSql = sql<number | null>`case
  when d.moon not in (77, 86) then d.moon
  when coalesce(d.moons, '{}') = '{}' and d.stated_nakshatra_id is null then null
  else place_of_moon(
    coalesce(d.moons, '{}'),
    (select v.key from vocabulary_keys v where v.id = d.stated_rashi_id),
    (select v.key from vocabulary_keys v where v.id = d.stated_nakshatra_id)
  )
end`;
