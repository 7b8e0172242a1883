import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/db.ts';

/** Rows that are chained in one statement. */
const BATCH = 500_000;

/** Days over which the rows are spread. */
const DAYS = 1000;

/**
 * Fills the audit log up to a number of rows by some accounts of the staff, chained as the trigger would chain them one by
 * one. The triggers are off meanwhile: the function that they call reads the row before for each row.
 */
export async function addAuditRows(db: Database, rows: number, staff: number[]): Promise<void> {
  const present = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_log`.execute(db);
  let { id } = present.rows[0]!;
  while (id < rows) {
    const until = Math.min(rows, id + BATCH);
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local work_mem = '256MB'`.execute(tx);
      await sql`alter table audit_log disable trigger user`.execute(tx);
      await sql.raw(drawn(id, until, rows, staff)).execute(tx);
      await sql`create unique index on drawn (id)`.execute(tx);
      await sql`analyze drawn`.execute(tx);
      await sql.raw(chained(id)).execute(tx);
      await sql`drop table drawn`.execute(tx);
      for (const trigger of ['audit_log_chain', 'audit_log_append_only'])
        await sql`alter table audit_log enable always trigger ${sql.ref(trigger)}`.execute(tx);
    });
    id = until;
    console.error(`${id.toLocaleString('en')} rows of the audit log`);
  }
}

/** Audit entries by number: actor, action and subject, each about another one of a million profiles. */
const drawn = (from: number, until: number, rows: number, staff: number[]) => `
  create temporary table drawn as
  select r.*, jsonb_build_array(
    id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), account_id, role, action, subject_kind, subject_ids,
    reason, address, user_agent, before, after
  )::text as content
  from (
    select n as id, now() - (${rows} - n) * (interval '${DAYS} days' / ${rows}) as at,
      case when n % 20 > 0 then (array[${staff}]::bigint[])[n * 7919 % ${staff.length} + 1] end as account_id,
      case when n % 20 > 0 then 'support' else 'system' end as role,
      (array['read', 'read', 'read', 'read', 'reveal', 'approve', 'reject', 'note', 'call', 'suspend'])[n * 31 % 10 + 1]
        as action,
      (array['profile', 'profile', 'profile', 'review', 'payment', 'request', 'contact_message'])[n * 17 % 7 + 1]
        as subject_kind,
      array['P' || lpad(upper(to_hex(n * 104729 % 1000000)), 8, '0')] as subject_ids,
      case when n % 10 = 0 then 'The family asked for it on the phone' end as reason,
      '203.0.113.' || n % 250 as address, 'Firefox on the desk' as user_agent, null::jsonb as before,
      case when n % 3 = 0 then '{"state": "approved"}'::jsonb end as after
    from generate_series(${from + 1}::bigint, ${until}) n
  ) r`;

/** Each row's hash is computed over the one before it, as audit/chain.ts checks it. */
const chained = (from: number) => `
  with recursive chain as (
    select ${from}::bigint as id, ''::bytea as previous_hash,
      coalesce((select hash from audit_log where id = ${from}), ''::bytea) as hash
    union all
    select d.id, c.hash, sha256(c.hash || convert_to(d.content, 'UTF8'))
    from chain c, lateral (select d.id, d.content from drawn d where d.id = c.id + 1) d
  )
  insert into audit_log (id, at, account_id, role, action, subject_kind, subject_ids, reason, address, user_agent, before,
    after, previous_hash, hash)
  select d.id, d.at, d.account_id, d.role, d.action, d.subject_kind, d.subject_ids, d.reason, d.address, d.user_agent,
    d.before, d.after, c.previous_hash, c.hash
  from drawn d join chain c using (id) order by d.id`;
