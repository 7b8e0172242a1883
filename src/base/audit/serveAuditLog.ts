import type { FastifyInstance } from 'fastify';
import type { App } from '../../kit/app/app.ts';
import { auditFilters } from './rules.ts';
import { type AuditCursor, type AuditQuery, searchAudit } from './search.ts';
import { EXPORT_BATCH, serveExport, type ViewerOf } from './serveExport.ts';

const HEADINGS = [
  ...['Number', 'Time (UTC)', 'Name', 'Role', 'Act', 'Kind', 'IDs', 'Reason', 'Address', 'Device'],
  ...['Before', 'After'],
];

/** Serves GET /api/staff/audit-log.csv: the rows that fit the filters, newest first. */
export function serveAuditLog(http: FastifyInstance, app: App, viewerOf: ViewerOf): void {
  serveExport(http, app, viewerOf, {
    name: 'audit-log',
    file: 'audit-log',
    capability: 'audit.read',
    input: auditFilters,
    kind: 'audit_log',
    noted: (filters) => filters,
    headings: () => HEADINGS,
    batches: (filters) => readLog(app, filters),
  });
}

async function* readLog(app: App, filters: AuditQuery) {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  for (let after: AuditCursor | null = null; ; ) {
    const rows = await searchAudit(app.db, filters, { after, limit: EXPORT_BATCH });
    yield rows.map((row) => [
      ...[row.id, row.at.toISOString(), row.name, row.role, row.action, row.subject_kind],
      ...[row.subject_ids.join(' '), row.reason, row.address, row.user_agent],
      ...[json(row.before), json(row.after)],
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = [last.key, last.id];
  }
}
