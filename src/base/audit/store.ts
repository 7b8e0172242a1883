import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';

export type AuditRow = {
  at: Date;
  accountId: number | null;
  role: string;
  action: string;
  subjectKind: string;
  subjectIds: string[];
  reason: string | null;
  address: string | null;
  userAgent: string | null;
  before: object | null;
  after: object | null;
};

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** Adds a row to the audit log. A trigger of the database computes its number and hashes. */
export async function insertAuditRow(tx: Tx, row: AuditRow): Promise<void> {
  await sql`
    insert into audit_log (
      at, account_id, role, action, subject_kind, subject_ids, reason, address, user_agent, before, after
    ) values (
      ${row.at}, ${row.accountId}, ${row.role}, ${row.action}, ${row.subjectKind}, ${row.subjectIds}::text[],
      ${row.reason}, ${row.address}, ${row.userAgent}, ${json(row.before)}::jsonb, ${json(row.after)}::jsonb
    )`.execute(tx);
}

type Reading = { accountId: number; address: string; subjectKind: string; subjectIds: string[]; since: Date };

/** Returns which of these an account has read from the same address since an instant. */
export async function listRead(db: Database, it: Reading): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(subject_ids) as id from audit_log
    where account_id = ${it.accountId} and at >= ${it.since} and action = 'read' and address = ${it.address}
      and subject_kind = ${it.subjectKind} and subject_ids && ${it.subjectIds}::text[]`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type ChainedRow = { id: number; previous_hash: Buffer; hash: Buffer; content: string };

/** Returns a batch of the chain: the rows after number `after`, with the text that is hashed. */
export async function listChain(db: Database | Tx, after: number, limit: number): Promise<ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`
    select id, previous_hash, hash, jsonb_build_array(
      id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), account_id, role, action,
      subject_kind, subject_ids, reason, address, user_agent, before, after
    )::text as content
    from audit_log where id > ${after} order by id limit ${limit}`.execute(db);
  return rows;
}

export type SubjectRow = {
  at: Date;
  role: string;
  name: string | null;
  action: string;
  reason: string | null;
  after: Record<string, unknown> | null;
};

/** Returns what was done to one subject, newest first; reads of lists and pages are left out. */
export async function listOf(
  db: Database,
  { kind, id, limit }: { kind: string; id: string; limit: number },
): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`
    select l.at, l.role, s.name, l.action, l.reason, l.after
    from audit_log l left join staff_names s on s.account_id = l.account_id
    where l.subject_ids @> array[${id}] and l.subject_kind = ${kind} and l.action <> 'read'
    order by l.id desc limit ${limit}`.execute(db);
  return rows;
}
