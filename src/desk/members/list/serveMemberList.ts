import type { I18n } from '@lingui/core';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { EXPORT_BATCH, serveExport, type ViewerOf } from '../../../base/audit/serveExport.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import { formatPhone } from '../../../kit/shared/api/phone.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { readCompletenessPercents } from '../../../people/profiles/facts/completeness.ts';
import { shownMember } from '../members.ts';
import { listQuery } from './contract.ts';
import { memberHeadings, statusName, yesOrNo } from './exportTexts.ts';
import { toFilters } from './list.ts';
import { listMembers, type MemberSortKey } from './listStore.ts';

/** Serves GET /api/staff/member-list.csv: the members that match the filters, for staff who may export. */
export function serveMemberList(http: FastifyInstance, app: App, viewerOf: ViewerOf): void {
  serveExport(http, app, viewerOf, {
    name: 'member-list',
    file: 'members',
    capability: 'members.export',
    input: listQuery,
    kind: 'member_list',
    noted: ({ cursor: _, ...wanted }) => ({ ...wanted, ...(wanted.q ? { q: '…' } : {}) }),
    headings: memberHeadings,
    batches: (sent, i18n) => readMembers(app, i18n, sent),
  });
}

async function* readMembers(app: App, i18n: I18n, { sort, cursor: _, ...sent }: z.output<typeof listQuery>) {
  const filters = await toFilters(app, sent);
  const vocabulary = await readVocabulary(app.db);
  const stateOf = (key: string | null) => {
    const term = key === null ? undefined : vocabulary.find('state', key);
    return term ? vocabulary.nameIn(i18n.locale, term) : key;
  };
  for (let after: MemberSortKey | null = null; ; ) {
    const rows = await listMembers(app.db, filters, {
      sort,
      after,
      limit: EXPORT_BATCH,
      now: app.clock(),
    });
    const percents = await readCompletenessPercents(
      app,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => {
      const it = shownMember(row, percents.get(row.id) ?? 0, vocabulary);
      const registered = dayInIndia(row.created_at);
      return [
        ...[
          it.id,
          it.name,
          row.email,
          row.phone && formatPhone(row.phone),
          registered,
          statusName(i18n, it.status),
        ],
        ...[it.city, stateOf(it.state), it.plan],
        ...[it.completeness, it.lastActiveOn, yesOrNo(i18n, it.verified)],
      ];
    });
    const last = rows.at(-1);
    if (!last || rows.length < EXPORT_BATCH) return;
    after = [last.key, last.id];
  }
}
