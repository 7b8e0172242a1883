import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { EXPORT_BATCH, serveExport, type ViewerOf } from '../../audit/serveExport.ts';
import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/app/clock.ts';
import { readPercents } from '../../profiles/read.ts';
import { readVocabulary } from '../../vocabulary/vocabulary.ts';
import { listed } from '../shapes.ts';
import { shownMember, toFilters } from './list.ts';
import { listMembers, type PlaceOfMember } from './listStore.ts';

const HEADINGS = [
  ...['ID', 'Name', 'Email', 'Phone', 'Registered On', 'Status', 'City', 'State', 'Plan', 'Complete %'],
  ...['Last active', 'ID verified'],
];

/** Serves GET /api/staff/member-list.csv: the members that fit the filters, to whoever may export them. */
export function serveMemberList(http: FastifyInstance, app: App, viewerOf: ViewerOf): void {
  serveExport(http, app, viewerOf, {
    name: 'member-list',
    file: 'members',
    capability: 'members.export',
    input: listed,
    kind: 'member_list',
    noted: ({ cursor: _, ...wanted }) => ({ ...wanted, ...(wanted.q ? { q: '…' } : {}) }),
    headings: HEADINGS,
    batches: (sent) => readMembers(app, sent),
  });
}

async function* readMembers(app: App, { sort, cursor: _, ...sent }: z.output<typeof listed>) {
  const filters = await toFilters(app, sent);
  const vocabulary = await readVocabulary(app.db);
  for (let after: PlaceOfMember | null = null; ; ) {
    const rows = await listMembers(app.db, filters, {
      sort,
      after,
      limit: EXPORT_BATCH,
      now: app.clock(),
    });
    const percents = await readPercents(
      app,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => {
      const it = shownMember(row, percents.get(row.id) ?? 0, vocabulary);
      const registered = dayInIndia(row.created_at);
      return [
        ...[it.id, it.name, row.email, row.phone, registered, it.status, it.city, it.state, it.plan],
        ...[it.completeness, it.lastActiveOn, it.verified ? 'yes' : 'no'],
      ];
    });
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = [last.key, last.id];
  }
}
