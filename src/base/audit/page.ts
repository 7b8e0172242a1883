import type { Staff } from '../../kit/api/call.ts';
import { cutPage, readCursor, writeCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import type { App } from '../../kit/app/app.ts';
import { recordRead } from './audit.ts';
import { verifyPiece } from './chain.ts';
import { type AuditCursor, type AuditQuery, countAudit, findColleagues, searchAudit } from './search.ts';

const LIST = 'audit';
/** Rows that one request checks. */
const PIECE = 20_000;

/** Returns a page of the audit log. Reading it is in the log, too, once an hour. */
export async function readAudit(
  app: App,
  staff: Staff,
  { cursor, ...filters }: AuditQuery & { cursor?: string },
) {
  const after = await readCursor<AuditCursor>(app.db, LIST, cursor);
  await recordRead(app, staff, { kind: 'audit_log', ids: ['page'] });
  const rows = await searchAudit(app.db, filters, { after, limit: PAGE_SIZE + 1 });
  const { page, nextCursor } = await cutPage(app.db, LIST, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): AuditCursor => [row.key, row.id],
  });
  const accounts = page.filter((row) => row.subject_kind === 'account').flatMap((row) => row.subject_ids);
  const holders = page.flatMap(({ before, after: then }) => [before, then].flatMap(holdersIn));
  const names = await findColleagues(app.db, [...accounts, ...holders]);
  const colleaguesOf = (ids: string[]) =>
    Object.fromEntries(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id)!] as const] : [])));
  return {
    items: page.map((row) => ({
      id: row.id,
      recordedAt: row.at.toISOString(),
      who: { id: row.public_id, name: row.name },
      role: row.role,
      action: row.action,
      kind: row.subject_kind,
      subjects: row.subject_ids,
      colleagues: row.subject_kind === 'account' ? colleaguesOf(row.subject_ids) : {},
      reason: row.reason,
      address: row.address,
      device: row.user_agent,
      before: nameHolders(row.before, names),
      after: nameHolders(row.after, names),
    })),
    nextCursor,
  };
}

type Fields = Record<string, unknown> | null;

/** Fields with the account that an item of a queue is assigned to. */
const HOLDERS = ['claimedBy', 'takenBy'];

const holdersIn = (fields: Fields): string[] =>
  HOLDERS.flatMap((field) => (typeof fields?.[field] === 'number' ? [String(fields[field])] : []));

/** Returns the fields with a colleague's name beside the number of the account. */
const nameHolders = (fields: Fields, names: Map<string, string>): Fields =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const name = HOLDERS.includes(field) ? names.get(String(value)) : undefined;
      return [field, name ? `${name} (${value})` : value];
    }),
  );

/** Checks the next part of the chain, and returns where it ended. */
export async function verifyNext(app: App, cursor: string | undefined) {
  const known = await readCursor<readonly [id: number, hash: string]>(app.db, 'audit verification', cursor);
  const from = known
    ? { id: known[0], hash: Buffer.from(known[1], 'hex') }
    : { id: 0, hash: Buffer.alloc(0) };
  const [total, piece] = await Promise.all([countAudit(app.db), verifyPiece(app.db, from, PIECE)]);
  if (piece.problem !== null) {
    return { checked: piece.last.id, total, problem: piece.problem, last: null, nextCursor: null };
  }
  const { id, hash } = piece.last;
  const text = hash.toString('hex');
  return {
    checked: id,
    total: Math.max(total, id),
    problem: null,
    last: piece.ended && id > 0 ? `${id}:${text}` : null,
    nextCursor: piece.ended ? null : await writeCursor(app.db, 'audit verification', [id, text]),
  };
}
