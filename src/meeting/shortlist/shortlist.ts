import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { type EventName, recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { findVisible } from '../../people/profiles/read.ts';
import type { ShortlistNote } from './contract.ts';
import { RESTORE_MS, SHORTLIST_MAX } from './shared/rules.ts';
import {
  countEntries,
  findNote,
  insertEntry,
  lockShortlist,
  type NoteRow,
  removeEntry,
  restoreEntry,
  updateNote,
} from './store.ts';

/** Returns a note as the member sees it. */
export const noteFor = ({ accountId }: Member, row: NoteRow): ShortlistNote => ({
  text: row.note ?? '',
  version: row.note_version,
  changedByMe: row.note_changed_by === accountId,
});

/** Runs a change of the member's entry for a profile that they may see, under the lock of the shortlist. */
async function changeEntry<Result>(
  app: App,
  member: Member,
  publicId: string,
  change: (tx: Tx, pair: { profile: number; other: number }) => Promise<Result>,
): Promise<Result> {
  const other = await findVisible(app, member, publicId);
  const profile = member.profile.id;
  if (other === profile) throw refuse.conflict(code('profile_own'));
  return app.db.transaction().execute(async (tx) => {
    await lockShortlist(tx, profile);
    return change(tx, { profile, other });
  });
}

const record = (
  tx: Tx,
  member: Member,
  name: EventName & `shortlist.${string}`,
  { profile, other }: { profile: number; other: number },
) =>
  recordEvent(tx, {
    name,
    data: { profile, shortlisted: other },
    actor: member.accountId,
    subject: { kind: 'profile', id: profile },
  });

/**
 * Adds a visible profile to the member's shortlist; repeating it changes nothing. Refuses their own, and more than
 * 500.
 */
export function addEntry(app: App, member: Member, publicId: string): Promise<{ shortlisted: true }> {
  return changeEntry(app, member, publicId, async (tx, pair) => {
    if (await findNote(tx, pair)) return { shortlisted: true };
    await requireRoom(tx, pair.profile);
    await insertEntry(tx, { ...pair, account: member.accountId, now: app.clock() });
    await record(tx, member, 'shortlist.added', pair);
    return { shortlisted: true };
  });
}

/** Removes a profile from the member's shortlist; repeating it changes nothing. */
export function dropEntry(app: App, member: Member, publicId: string): Promise<{ shortlisted: false }> {
  return changeEntry(app, member, publicId, async (tx, pair) => {
    if (await removeEntry(tx, { ...pair, now: app.clock() })) {
      await record(tx, member, 'shortlist.removed', pair);
    }
    return { shortlisted: false };
  });
}

/** Undoes a removal within the last hour, with note and place. Changes nothing if the entry is already back. */
export function undoEntryRemoval(app: App, member: Member, publicId: string): Promise<{ shortlisted: true }> {
  return changeEntry(app, member, publicId, async (tx, pair) => {
    if (await findNote(tx, pair)) return { shortlisted: true };
    await requireRoom(tx, pair.profile);
    const after = new Date(app.clock().getTime() - RESTORE_MS);
    if (!(await restoreEntry(tx, { ...pair, after }))) throw refuse.conflict(code('shortlist_undo_late'));
    await record(tx, member, 'shortlist.restored', pair);
    return { shortlisted: true };
  });
}

async function requireRoom(tx: Tx, profile: number): Promise<void> {
  if ((await countEntries(tx, profile)) >= SHORTLIST_MAX) {
    throw refuse.conflict(code('shortlist_full', { maximum: SHORTLIST_MAX }));
  }
}

/**
 * Saves the note on a shortlisted profile. Of two accounts that save it at once, the second is refused with CONFLICT,
 * because it started from a version that is not the newest any more.
 */
export function saveNote(
  app: App,
  member: Member,
  { id, text, version }: { id: string; text: string; version: number },
): Promise<ShortlistNote> {
  return changeEntry(app, member, id, async (tx, pair) => {
    const before = await findNote(tx, pair);
    if (!before) throw refuse.notFound();
    if ((before.note ?? '') === text) return noteFor(member, before);
    if (before.note_version !== version) throw refuse.conflict(code('note_changed'));
    const row = { note: text || null, note_version: version + 1, note_changed_by: member.accountId };
    await updateNote(tx, { ...pair, ...row });
    await record(tx, member, 'shortlist.noted', pair);
    return noteFor(member, row);
  });
}
