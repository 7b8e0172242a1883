import { refuse } from '../../../../kit/api/refusals.ts';
import type { Member } from '../../../../kit/api/viewer.ts';
import type { App } from '../../../../kit/app/app.ts';
import type { Database, Tx } from '../../../../kit/database/db.ts';
import { recordEvent } from '../../../../kit/events/events.ts';
import { DAY_MS } from '../../../../kit/shared/time/durations.ts';
import { recordConsent, recordWithdrawal } from '../../../accounts/states/consents.ts';
import {
  type Hiding,
  managedByOf,
  type Privacy,
  type PrivacySettings,
  privacyColumns,
} from '../../shared/visible/settings/rules.ts';
import { lockForEditing, relist } from '../listing.ts';
import { findSettings, type SettingsChange, showDue, updateSettings } from './settingsStore.ts';

/** Returns who sees a member's profile and photos, who manages it, and whether its family hides it. */
export async function readSettings(db: Database | Tx, profileId: number) {
  const row = await findSettings(db, profileId);
  // Deleted since the request began.
  if (!row) throw refuse.notFound();
  const stored = Object.entries(privacyColumns).map(([field, column]) => [field, row[column]]);
  return {
    ...(Object.fromEntries(stored) as PrivacySettings),
    managedBy: managedByOf(row),
    hidden: row.hidden
      ? {
          until: row.hidden_until?.toISOString() ?? null,
          reason: row.hidden_reason as Hiding['reason'] | null,
        }
      : null,
  };
}

/** Sets who sees a member's profile and photos, and who manages it, from the next request of everybody on. */
export function changePrivacy(app: App, member: Member, given: Privacy) {
  const set: [string, unknown][] = [];
  for (const [field, column] of Object.entries(privacyColumns)) {
    const value = given[field as keyof Privacy];
    if (value !== undefined) set.push([column, value]);
  }
  return change(app, member, Object.fromEntries(set) as SettingsChange);
}

/** Hides a member's profile from everybody else, for some days or until it is shown again. */
export function hideProfile(app: App, member: Member, { reason, days, found }: Hiding) {
  const now = app.clock();
  const until = reason === 'match' || days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const set = {
    hidden_at: now,
    hidden_until: until,
    hidden_reason: reason,
    match_found: reason === 'match' ? found : null,
  };
  return change(app, member, set, { event: 'profile.hidden', until });
}

/** Shows a member's profile again. */
export function showProfile(app: App, member: Member) {
  return change(app, member, visible, { event: 'profile.shown' });
}

/**
 * Hides a profile whose only owner has asked to delete it, in the caller's transaction, which relists it.
 * @returns whether it was not hidden for as long as its family wants, already
 */
export async function hideForDeletion(app: App, tx: Tx, profileId: number): Promise<boolean> {
  const before = await findSettings(tx, profileId);
  if (before?.hidden && !before.hidden_until) return false;
  await updateSettings(tx, profileId, { ...visible, hidden_at: app.clock() }, app.clock());
  return true;
}

/** Shows again what that has hidden, in the caller's transaction. */
export async function showAgain(app: App, tx: Tx, profileId: number, actor: number): Promise<void> {
  await updateSettings(tx, profileId, visible, app.clock());
  await relist(app, tx, profileId, actor);
}

const visible = { hidden_at: null, hidden_until: null, hidden_reason: null, match_found: null };

async function change(
  app: App,
  { accountId, profile }: Member,
  set: SettingsChange,
  about?: { event: 'profile.hidden' | 'profile.shown'; until?: Date | null },
) {
  return app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const before = await readSettings(tx, profile.id);
    await updateSettings(tx, profile.id, set, app.clock());
    if (set.visibility && set.visibility !== before.visibility) {
      const consent = {
        owner: { profile: profile.id },
        purpose: 'visitors' as const,
        actor: accountId,
      };
      if (set.visibility === 'all') await recordConsent(app, tx, consent);
      else await recordWithdrawal(tx, consent);
    }
    if (about) {
      await recordEvent(tx, {
        name: about.event,
        data: { profile: profile.id },
        actor: accountId,
        subject: { kind: 'profile', id: profile.id },
        jobs: about.until ? [{ task: 'show_hidden_profiles', payload: {}, runAt: about.until }] : [],
      });
    }
    await relist(app, tx, profile.id, accountId);
    return readSettings(tx, profile.id);
  });
}

const BATCH = 100;

/**
 * Puts profiles whose time of hiding is over back into search. Everything else shows them from the very moment on
 * (`hiddenNow`), whether or not this has run.
 */
export async function showHiddenProfiles(app: App): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    found = await app.db.transaction().execute(async (tx) => {
      const ids = await showDue(tx, app.clock(), BATCH);
      for (const id of ids) {
        await recordEvent(tx, {
          name: 'profile.shown',
          data: { profile: id },
          actor: 'system',
          subject: { kind: 'profile', id },
        });
        await relist(app, tx, id, 'system');
      }
      return ids.length;
    });
  }
}
