import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../kit/database/db.ts';
import { inPeriod } from '../../kit/database/period.ts';
import type { auditFilters } from './rules.ts';

export type AuditQuery = z.output<typeof auditFilters>;

type FoundRow = {
  id: number;
  key: string;
  at: Date;
  public_id: string | null;
  name: string | null;
  role: string;
  action: string;
  subject_kind: string;
  subject_ids: string[];
  reason: string | null;
  address: string | null;
  user_agent: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Time of a row as text, and its number. */
export type AuditCursor = readonly [sortedAt: string, id: number];

function fits(it: AuditQuery): RawBuilder<unknown>[] {
  return [
    ...(it.who === undefined
      ? []
      : it.who === 'system'
        ? [sql`l.account_id is null`]
        : [sql`l.account_id = (select account_id from staff_names where public_id = ${it.who})`]),
    ...(it.action ? [sql`l.action = ${it.action}`] : []),
    ...(it.kind ? [sql`l.subject_kind = ${it.kind}`] : []),
    ...inPeriod(sql`l.at`, it),
  ];
}

/** Returns the rows that fit the filters, newest first. */
export async function searchAudit(
  db: Database,
  filters: AuditQuery,
  { after, limit }: { after: AuditCursor | null; limit: number },
): Promise<FoundRow[]> {
  const conditions = [
    sql`true`,
    ...fits(filters),
    ...(after ? [sql`(l.at, l.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`] : []),
  ];
  // Rows of one subject are few and found by their own index. Without this, the whole log may be walked for them.
  const log = filters.subject
    ? sql`(with l as materialized (select * from audit_log where subject_ids @> array[${filters.subject}]) select * from l)`
    : sql`audit_log`;
  const { rows } = await sql<FoundRow>`
    select l.id, l.at::text as key, l.at, n.public_id, n.name, l.role, l.action, l.subject_kind, l.subject_ids,
      l.reason, l.address, l.user_agent, l.before, l.after
    from (
      select l.* from ${log} l where ${sql.join(conditions, sql` and `)}
      order by l.at desc, l.id desc limit ${limit}
    ) l left join staff_names n on n.account_id = l.account_id
    order by l.at desc, l.id desc`.execute(db);
  return rows;
}

/** Returns all current and former staff, by name; at most 500. */
export async function listStaffNames(db: Database): Promise<{ id: string; name: string; former: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; former: boolean }>`
    select public_id as id, name, ended_at is not null as former from staff_names
    order by lower(name), public_id limit 500`.execute(db);
  return rows;
}

/** Returns the names of the given accounts that are or were staff accounts, by id. */
export async function findColleagues(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select account_id::text as id, name from staff_names where account_id::text = any(${ids}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the number of the last row, which is how many there are. */
export async function countAudit(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from audit_log`.execute(db);
  return rows[0]?.id ?? 0;
}
