import { recordRead } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import type { App } from '../../../kit/app/app.ts';
import type { SentSuggestion } from '../contract.ts';
import { listSuggestions, type SuggestionRow, type SuggestionSortKey } from '../listStore.ts';
import type { SuggestionState } from '../shared/rules.ts';
import { countNewRepliesByState } from './newReplies.ts';

/** Returns a page of the team's suggestions in a state. */
export async function readSuggestions(
  app: App,
  staff: Staff,
  { state, cursor }: { state: SuggestionState; cursor?: string },
) {
  const list = `suggestions ${state}`;
  const after = await readCursor<SuggestionSortKey>(app.db, list, cursor);
  const [rows, { open, answered }] = await Promise.all([
    listSuggestions(app.db, state, { after, limit: PAGE_SIZE + 1 }),
    countNewRepliesByState(app.db, staff.accountId),
  ]);
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): SuggestionSortKey => [row.key, row.id],
  });
  await recordRead(app, staff, { kind: 'suggestion', ids: page.map(({ id }) => id) });
  return {
    items: page.map((row) => toSentSuggestion(row, staff)),
    newReplies: { open, answered },
    nextCursor,
  };
}

/** Returns a suggestion as staff see it. */
export const toSentSuggestion = (row: SuggestionRow, staff: Staff): SentSuggestion => ({
  id: row.id,
  state: row.state,
  note: row.note,
  sentBy: row.author_name,
  mine: row.author === staff.accountId,
  sentAt: row.suggested_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  newReply: row.new_reply && (row.author === staff.accountId || row.author_gone),
  withdrawable: row.state === 'open' && row.sides.every(({ reply }) => reply === null),
  sides: row.sides.map(({ id, name, reply, reason, replied_at }) => ({
    ...{ id, name, reply, reason },
    repliedAt: replied_at?.toISOString() ?? null,
  })),
});
