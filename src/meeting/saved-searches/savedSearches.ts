import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { recordUnlessWithdrawn } from '../../people/accounts/states/consents.ts';
import type { SearchFilters } from '../search/filters/input.ts';
import { resolve } from '../search/filters/resolve.ts';
import { keyOfFilters, type StoredFilters, storeFilters } from './filters.ts';
import { type Frequency, RESTORE_MS, SAVED_MAX } from './shared/rules.ts';
import {
  findRemoved,
  insertSearch,
  listSaved,
  lockSaved,
  removeSearch,
  restoreSearch,
  type SavedRow,
  updateFilters,
  updateSearch,
} from './store.ts';

type Chosen = { name: string; frequency: Frequency; filters: SearchFilters };

/**
 * Saves a search of the member's profile. For filters that are already saved, returns that search unchanged. Refuses
 * more than 20 searches, and a search without filters. With alerts, the account agrees to be emailed.
 */
export async function addSearch(
  app: App,
  member: Member,
  chosen: Chosen,
): Promise<{ id: string; name: string; existed: boolean }> {
  const { filters, key } = await tidy(app, member, chosen.filters);
  return changeSaved(app, member, async (tx, saved) => {
    const same = saved.find((one) => one.key === key);
    if (same) return { id: same.id, name: same.name, existed: true };
    requireRoom(saved);
    const { name, frequency } = chosen;
    const author = { profile: member.profile.id, account: member.accountId, now: app.clock() };
    const id = await insertSearch(tx, { ...author, name, frequency, filters, key });
    if (frequency !== 'never') await agreeToEmails(app, tx, member);
    await record(tx, member, 'saved_search.added', id);
    return { id, name, existed: false };
  });
}

/**
 * Changes a search of the member's profile. Refuses the filters of another of its searches. An account that turns
 * alerts on, or changes when they are sent, agrees to be emailed.
 */
export async function changeSearch(
  app: App,
  member: Member,
  { id, ...chosen }: Omit<Chosen, 'filters'> & { id: string; filters?: SearchFilters },
): Promise<{ id: string }> {
  const next = chosen.filters && (await tidy(app, member, chosen.filters));
  return changeSaved(app, member, async (tx, saved) => {
    const before = find(saved, id);
    const now = app.clock();
    if (next && next.key !== before.key) {
      if (saved.some((one) => one.key === next.key)) throw refuse.conflict(code('saved_search_same'));
      await updateFilters(tx, id, { ...next, now });
    }
    await updateSearch(tx, id, { ...chosen, now });
    const { frequency } = chosen;
    if (frequency !== 'never' && frequency !== before.frequency) await agreeToEmails(app, tx, member);
    await record(tx, member, 'saved_search.changed', id);
    return { id };
  });
}

/** Removes a search of the member's profile. It can be restored for an hour. */
export function dropSearch(app: App, member: Member, id: string): Promise<{ id: string }> {
  return changeSaved(app, member, async (tx, saved) => {
    find(saved, id);
    await removeSearch(tx, id, app.clock());
    await record(tx, member, 'saved_search.removed', id);
    return { id };
  });
}

/** Undoes a removal within the last hour. Changes nothing if the search is already back. */
export function undoSearchRemoval(app: App, member: Member, id: string): Promise<{ id: string }> {
  return changeSaved(app, member, async (tx, saved) => {
    if (saved.some((one) => one.id === id)) return { id };
    const after = new Date(app.clock().getTime() - RESTORE_MS);
    const removed = await findRemoved(tx, { id, profile: member.profile.id, after });
    if (!removed) throw refuse.notFound();
    if (saved.some((one) => one.key === removed.key)) throw refuse.conflict(code('saved_search_same'));
    requireRoom(saved);
    await restoreSearch(tx, id);
    await record(tx, member, 'saved_search.restored', id);
    return { id };
  });
}

const agreeToEmails = (app: App, tx: Tx, { accountId: account }: Member) =>
  recordUnlessWithdrawn(app, tx, { owner: { account }, purpose: 'search_alerts', actor: account });

/** Runs a change of the searches of the member's profile under their lock. */
function changeSaved<Result>(
  app: App,
  { profile }: Member,
  change: (tx: Tx, saved: SavedRow[]) => Promise<Result>,
): Promise<Result> {
  return app.db.transaction().execute(async (tx) => {
    await lockSaved(tx, profile.id);
    return change(tx, await listSaved(tx, profile.id));
  });
}

/** Returns filters as they are stored. Refuses filters that the member may not use, and an empty set. */
async function tidy(
  app: App,
  member: Member,
  chosen: SearchFilters,
): Promise<{ filters: StoredFilters; key: string }> {
  const filters = storeFilters(chosen, member.profile.gender);
  await resolve(app, member, chosen);
  if (Object.keys(filters).length === 0) throw refuse.conflict(code('saved_search_empty'));
  return { filters, key: keyOfFilters(filters) };
}

function find(saved: SavedRow[], id: string): SavedRow {
  const found = saved.find((one) => one.id === id);
  if (!found) throw refuse.notFound();
  return found;
}

function requireRoom(saved: SavedRow[]): void {
  if (saved.length >= SAVED_MAX) throw refuse.conflict(code('saved_search_full', { maximum: SAVED_MAX }));
}

type Change =
  | 'saved_search.added'
  | 'saved_search.changed'
  | 'saved_search.removed'
  | 'saved_search.restored';

const record = (tx: Tx, member: Member, name: Change, search: string) =>
  recordEvent(tx, {
    name,
    data: { profile: member.profile.id, search },
    actor: member.accountId,
    subject: { kind: 'saved_search', id: search },
  });
