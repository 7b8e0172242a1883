import type { z } from 'zod';
import { recordRead } from '../../../base/audit/audit.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import type { App } from '../../../kit/app/app.ts';
import { yearsBefore } from '../../../kit/shared/time/calendar.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { readCompletenessPercents } from '../../../people/profiles/facts/completeness.ts';
import { shownListed } from '../members.ts';
import type { memberFilters } from '../shapes.ts';
import { TOTAL_MAX } from '../shared/rules.ts';
import type { listQuery } from './contract.ts';
import { countMembers, listMembers, type MemberQuery, type MemberSortKey } from './listStore.ts';
import { searchCondition } from './searchCondition.ts';

/** Returns filters as the statements take them. */
export async function toFilters(
  app: App,
  { state, within, q, ageFrom, ageTo, ...rest }: z.output<typeof memberFilters>,
): Promise<MemberQuery> {
  const { find } = await readVocabulary(app.db);
  const today = dayInIndia(app.clock());
  return {
    ...rest,
    ...(q ? { search: await searchCondition(app.db, q) } : {}),
    ...(ageFrom ? { bornBy: yearsBefore(today, ageFrom) } : {}),
    ...(ageTo ? { bornAfter: yearsBefore(today, ageTo + 1) } : {}),
    ...(state ? { stateId: find('state', state)?.id ?? 0 } : {}),
    ...(within ? { since: new Date(app.clock().getTime() - within * DAY_MS) } : {}),
  };
}

/** Returns a page of the members that fit the filters, with contact details covered. */
export async function readMembers(
  app: App,
  staff: Staff,
  { sort, cursor, ...sent }: z.output<typeof listQuery>,
) {
  const list = `members ${sort}`;
  const now = app.clock();
  const after = await readCursor<MemberSortKey>(app.db, list, cursor);
  const filters = await toFilters(app, sent);
  const [rows, count] = await Promise.all([
    listMembers(app.db, filters, { sort, after, limit: PAGE_SIZE + 1, now }),
    after ? null : countMembers(app.db, filters, now),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): MemberSortKey => [row.key, row.id],
  });
  const [percents, vocabulary] = await Promise.all([
    readCompletenessPercents(
      app,
      page.map(({ id }) => id),
    ),
    readVocabulary(app.db),
  ]);
  await recordRead(app, staff, { kind: 'profile', ids: page.map(({ public_id }) => public_id) });
  return {
    items: page.map((row) => shownListed(row, percents.get(row.id) ?? 0, vocabulary)),
    nextCursor,
    total: count === null ? null : { count: Math.min(count, TOTAL_MAX), more: count > TOTAL_MAX },
  };
}
