import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';

/**
 * Returns how many profiles state a field, how many have each option of it, and how many families look for it.
 */
export async function countUses(db: Database | Tx, field: string) {
  const stated = sql`(jsonb_exists(p.custom, ${field}) or jsonb_exists(p.custom_texts, ${field}))`;
  const { rows } = await sql<{ profiles: number; preferences: number }>`
    select
      (select count(*)::int from profile_details p where ${stated}) as profiles,
      (select count(*)::int from partner_wishes w where jsonb_exists(w.custom, ${field})) as preferences`.execute(
    db,
  );
  const { rows: options } = await sql<{ option: string; count: number }>`
    select o.option, count(*)::int as count
    from profile_details p, lateral jsonb_array_elements_text(
      case jsonb_typeof(p.custom -> ${field}) when 'array' then p.custom -> ${field}
        else jsonb_build_array(p.custom -> ${field}) end
    ) o (option)
    where jsonb_exists(p.custom, ${field}) group by o.option`.execute(db);
  return { ...rows[0]!, options: Object.fromEntries(options.map(({ option, count }) => [option, count])) };
}
