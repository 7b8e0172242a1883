import { sql } from 'kysely';

/**
 * SQL for manglik as wishes and searches compare it: 1 no, 2 partial, 3 yes, of `p`, a row of profile_facts; null where it is
 * neither computed nor stated. Without a chart it is what the family states.
 */
export const manglikSql = sql`coalesce(p.manglik, (
  select array_position(array['no', 'partial', 'yes'], v.key) from vocabulary_keys v where v.id = p.stated_manglik_id
))`;
