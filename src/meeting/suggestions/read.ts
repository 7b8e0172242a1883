import type { ReadingProfile } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { listNamed, listOfProfile } from './listStore.ts';
import { countNewRepliesByState } from './sent/newReplies.ts';

/** Returns how many suggestions have a reply that is new to a colleague, and since when the oldest waits. */
export async function countNewReplies(app: App, account: number) {
  const { open, answered, oldestAt } = await countNewRepliesByState(app.db, account);
  return { waiting: open + answered, oldestAt };
}

/** Returns by suggestion id the names of profiles that our team suggests to a reader who has not replied yet. */
export async function readSuggestedNames(
  db: Database,
  reader: ReadingProfile,
  ids: string[],
): Promise<Map<string, { name: string; publicId: string }>> {
  return new Map(
    (await listNamed(db, reader, ids)).map(({ id, name, public_id }) => [id, { name, publicId: public_id }]),
  );
}

/** Returns the suggestions for a profile with both replies, for staff; the last changed first, at most 50. */
export async function listSuggestionsOf(db: Database, profileId: number, publicId: string) {
  const rows = await listOfProfile(db, profileId);
  return rows.map(({ id, state, changed_at, author_name, sides }) => {
    const own = sides.find((side) => side.id === publicId);
    const other = sides.find((side) => side !== own);
    return {
      id,
      state,
      changedAt: changed_at.toISOString(),
      sentBy: author_name,
      reply: own?.reply ?? null,
      other: { id: other?.id ?? '', name: other?.name ?? '', reply: other?.reply ?? null },
    };
  });
}
