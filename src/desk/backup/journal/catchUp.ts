import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { eraseAccount } from '../../../care/personal-data/deletion/deleteAccount.ts';
import { eraseProfile } from '../../../care/personal-data/deletion/eraseProfile.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { repeatAnswer } from '../../../people/person-consent/answers/repeat.ts';
import type { ReportReason } from '../../../people/safety/shared/rules.ts';
import type { SuspensionDays } from '../../../people/sanctions/shared/rules.ts';
import { restoreProfile, suspendProfile } from '../../../people/sanctions/suspensions.ts';
import { type JournalEntry, readJournal } from './file.ts';

/** The file in DATA_DIR that a restore leaves for the next start. */
export const restoredFile = 'restored';

/**
 * Catches up with the journal after a restore: ends every session and every link of an email, and does again what was
 * done since the backup. A database that lacks acts of the journal was restored, too, by whatever did it.
 * Does nothing otherwise. What fails is logged, and tried again at the next start.
 */
export async function catchUpWithJournal(app: App): Promise<void> {
  const marker = path.join(app.config.dataDir, restoredFile);
  const { entries, unreadable } = await readJournal(app.config.dataDir, app.clock());
  const missing = await findMissing(app, entries);
  if (missing.length === 0 && !existsSync(marker)) return;
  if (unreadable > 0) app.log.error(`${unreadable} lines of the journal cannot be read`);
  await endLogins(app);
  let done = 0;
  for (const entry of missing) {
    try {
      await app.db.transaction().execute(async (tx) => {
        await repeat(app, tx, entry);
        const subject = 'account' in entry ? entry.account : entry.profile;
        await sql`
          insert into journal (id, kind, subject, noted_at) values (${entry.id}::uuid, ${entry.kind}, ${subject}, ${entry.notedAt})
          on conflict do nothing`.execute(tx);
      });
      done++;
    } catch (error) {
      app.log.error({ act: entry.kind, error: String(error) }, 'An act of the journal could not be repeated');
    }
  }
  await rm(marker, { force: true });
  app.log.info(
    `The database was restored: all sessions have ended, and ${done} of ${missing.length} deletions, suspensions, ` +
      'new passwords and answers about consent since the backup were repeated.',
  );
}

async function findMissing(app: App, entries: JournalEntry[]): Promise<JournalEntry[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`select id from journal where id = any(${ids}::uuid[])`.execute(
    app.db,
  );
  const known = new Set(rows.map(({ id }) => id));
  // A line that was written twice is repeated once.
  return entries.filter(({ id }) => !known.has(id) && known.add(id));
}

/** Ends what was open when the backup was made and may have been closed since. */
async function endLogins(app: App): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await sql`delete from sessions`.execute(tx);
    await sql`delete from known_devices`.execute(tx);
    await sql`delete from login_challenges`.execute(tx);
    await sql`delete from account_tokens`.execute(tx);
  });
}

async function repeat(app: App, tx: Tx, entry: JournalEntry): Promise<void> {
  const now = app.clock();
  const exists = async (table: 'accounts' | 'profiles', id: number) => {
    const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
    return rows.length > 0;
  };
  switch (entry.kind) {
    case 'account_deleted':
      return eraseAccount(app, tx, entry.account, entry.account);
    case 'profile_deleted':
      if (await exists('profiles', entry.profile))
        await eraseProfile(tx, entry.profile, { actor: null, byTask: true, now });
      return;
    case 'person_answered':
      if (await exists('profiles', entry.profile)) await repeatAnswer(app, tx, entry.profile, entry);
      return;
    case 'password_set':
      await sql`update accounts set password_hash = ${entry.hash} where id = ${entry.account}`.execute(tx);
      return;
    case 'profile_suspended': {
      if (!(await exists('profiles', entry.profile)) || (await isSuspended(tx, entry.profile))) return;
      const days = entry.until && (new Date(entry.until).getTime() - now.getTime()) / DAY_MS;
      if (days !== null && Number(days) <= 0) return;
      await suspendProfile(app, tx, entry.profile, {
        reason: entry.reason as ReportReason,
        message: entry.message,
        days: days as SuspensionDays,
        actor: entry.actor,
        bulk: null,
      });
      return;
    }
    case 'profile_restored':
      if (await isSuspended(tx, entry.profile)) await restoreProfile(app, tx, entry.profile, null);
  }
}

async function isSuspended(tx: Tx, profile: number): Promise<boolean> {
  const { rows } = await sql`
    select from suspensions where profile_id = ${profile} and ended_at is null limit 1`.execute(tx);
  return rows.length > 0;
}
