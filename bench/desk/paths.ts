import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/db.ts';
import { FILTERS_OF_MEMBERS } from './filters.ts';

/** Addresses of the desk's lists by what they show: each is requested as it is, and with further pages. */
export async function listPaths(db: Database): Promise<Record<string, string[]>> {
  const members = await drawMembers(db);
  const pathsOf = (path: string, queries: Record<string, string | number | undefined>[]) =>
    queries.map((query) => `/api/staff/${path}?${new URLSearchParams(texts(query))}`);
  const log = await sql<{ subject: string; day: string; who: string }>`
    select l.subject_ids[1] as subject, l.at::date::text as day, n.public_id as who
    from generate_series(1, 25) g
    join audit_log l on l.id = (select max(id) from audit_log) * g / 26
    cross join (select public_id from staff_names order by account_id limit 1) n`.execute(db);
  return {
    'users, each order': pathsOf('members', ORDERS),
    'users, each filter': pathsOf('members', FILTERS_OF_MEMBERS),
    'users by name': pathsOf(
      'members',
      members.map(({ name }) => ({ q: name })),
    ),
    'users by email': pathsOf(
      'members',
      members.map(({ email }) => ({ q: email })),
    ),
    'users by phone': pathsOf(
      'members',
      members.map(({ phone }) => ({ q: phone })),
    ),
    'users by ID': pathsOf(
      'members',
      members.map(({ id }) => ({ q: id })),
    ),
    "a member's page": members.map(({ id }) => `/api/staff/members/${id}`),
    "a member's history": members.map(({ id }) => `/api/staff/members/${id}/history`),
    'audit log': pathsOf('audit', [{}, { who: 'system' }, { who: log.rows[0]!.who }]),
    'audit log by act and kind': pathsOf('audit', ACTS),
    'audit log by day': pathsOf(
      'audit',
      log.rows.map(({ day }) => ({ from: day, to: day, action: 'reveal' })),
    ),
    'audit log by subject': pathsOf(
      'audit',
      log.rows.map(({ subject }) => ({ subject })),
    ),
    reviews: pathsOf('reviews', [{ state: 'waiting' }, { state: 'approved' }, { state: 'rejected' }]),
    requests: pathsOf('requests', [{ state: 'open' }, { state: 'in_progress' }, { state: 'done' }]),
    payments: pathsOf('payments', [{}, { status: 'success' }, { show: 'refunds' }, { plan: 'Gold' }]),
    'payments that need attention': pathsOf('payment-queue', [{}]),
    'contact inbox': pathsOf('contact-messages', [{ state: 'new' }, { state: 'closed' }]),
    'suggested matches': pathsOf('suggested-matches', [{ state: 'open' }, { state: 'answered' }]),
    'dashboard, with the counts of the menu': ['/api/staff/dashboard', '/api/staff/stats'],
  };
}

const ORDERS = ['newest', 'oldest', 'name', 'active'].map((sort) => ({ sort }));

const ACTS = [
  ...['read', 'reveal', 'suspend'].map((action) => ({ action })),
  ...['profile', 'payment'].map((kind) => ({ kind })),
  { action: 'reveal', kind: 'payment' },
];

const texts = (query: Record<string, string | number | undefined>) =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

/** Draws 25 members from all over the table. */
async function drawMembers(db: Database) {
  const { rows } = await sql<{ id: string; name: string; email: string; phone: string }>`
    with ends as (select min(id) as low, max(id) as high from profiles)
    select p.public_id as id, p.name, a.email, a.phone
    from ends, generate_series(1, 25) g
    cross join lateral (
      select id, public_id, name from profiles where id >= low + (high - low) * g / 26 and name <> '' order by id limit 1
    ) p
    join lateral (
      select a.email, a.phone from managers_of m join accounts a on a.id = m.account_id where m.profile_id = p.id limit 1
    ) a on true`.execute(db);
  return rows;
}
