import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { recordAudit, system } from '../../base/audit/audit.ts';
import { readSiteKind } from '../../base/site/siteKind.ts';
import { listOptions } from '../../base/vocabulary/lists/listStore.ts';
import { EDITABLE_KINDS } from '../../base/vocabulary/shared/lists/editable.ts';
import { lists } from '../../base/vocabulary/shared/lists.ts';
import { submitStoryForReview, submitUnapproved } from '../../care/reviews/submissions/submit.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { removeStaff, removeStaffActs } from './demoStaff.ts';

export type Removed = {
  /** Number of sample accounts, the demo's public logins included. */
  accounts: number;
  profiles: number;
  /** Number of others who were staff of the demo. None is any more. */
  staff: number;
  /** Number of invitations to the staff that were open. */
  invitations: number;
  /** Option lists that staff of the demo changed. They stay so. */
  lists: string[];
  /** Number of accounts that people registered in the demo. They have to verify their email address now. */
  kept: number;
};

// Every account created by a demo has an address at this domain, which nobody can own (RFC 2606).
const isSample = sql`a.email ~* '@([a-z0-9-]+\\.)*humsafar\\.example$'`;
const samples = sql`
  select p.id from profiles p where p.sample
  union
  select m.profile_id from managers_of m join accounts a on a.id = m.account_id
  group by m.profile_id having bool_and(${isSample})`;

/**
 * Converts a demo's database to a real site's: removes every demo account and sample, all payments of the sandbox with
 * their invoices, and all staff and settings, because anybody could add and change them with the public password. Accounts
 * that people registered stay; their addresses become unverified and they are logged out, because a demo verifies nothing.
 * Files go first and the database in one transaction, so that it can be repeated after an interruption.
 * The audit log stays, with a row about this. Throws an Error when the database is not a demo's.
 */
export async function removeDemo(app: App): Promise<Removed> {
  if ((await readSiteKind(app)) !== 'demo') throw new Error('This database is not a demo.');
  await removeFiles(app);
  return app.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await removePayments(tx);
    const removed = { ...(await removeSamples(tx)), ...(await removeStaff(tx)) };
    await removeStaffActs(tx);
    await resetRegistered(tx, app.clock(), app.config.sms !== null);
    await tx.deleteFrom('settings').execute();
    // Anybody could write posts with the public password, too.
    await tx.deleteFrom('posts').execute();
    await sql`update site set kind = 'real', since = ${app.clock()}`.execute(tx);
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from accounts`.execute(tx);
    await recordAudit(tx, {
      actor: system,
      action: 'remove',
      subject: { kind: 'site', id: 'demo' },
      now: app.clock(),
      before: { kind: 'demo' },
      after: { kind: 'real', removed },
    });
    return { ...removed, ...rows[0]!, lists: await changedLists(tx) };
  });
}

async function removeFiles(app: App): Promise<void> {
  const { rows } = await sql<{ storage_key: string }>`
    select h.storage_key from photos h where h.profile_id in (${samples})`.execute(app.db);
  for (const key of ['samples', ...rows.map((row) => row.storage_key)]) await app.storage.removeAll(key);
  // With the log beside SQLite's file from before a crash, and the emails of the demo.
  for (const name of ['sandbox.sqlite', 'sandbox.sqlite-wal', 'sandbox.sqlite-shm', 'outbox']) {
    await rm(path.join(app.config.dataDir, name), { recursive: true, force: true });
  }
}

// No money moved: a real site's invoice numbers start again.
async function removePayments(tx: Tx): Promise<void> {
  for (const table of [
    'memberships',
    'invoices',
    'invoice_serials',
    'refunds',
    'payments',
    'orders',
    'gateway_events',
  ]) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
  }
}

async function removeSamples(tx: Tx): Promise<{ accounts: number; profiles: number }> {
  // Beside conversations with deleted profiles are empty ones (personal-data/deletion/eraseProfile.ts).
  await sql`delete from profiles where name = ''`.execute(tx);
  const profiles = await sql`delete from profiles where id in (${samples})`.execute(tx);
  const accounts = await sql`delete from accounts a where ${isSample}`.execute(tx);
  return { profiles: Number(profiles.numAffectedRows), accounts: Number(accounts.numAffectedRows) };
}

async function resetRegistered(tx: Tx, now: Date, sms: boolean): Promise<void> {
  await sql`
    update accounts set email_verified_at = null, phone_verified_at = null, phone_required = ${sms}`.execute(
    tx,
  );
  // Nobody has checked what a demo approves, nor an ID that its staff verified.
  await sql`update profiles set listed_at = null, approved_at = null, verified_at = null`.execute(tx);
  await sql`delete from search_rows`.execute(tx);
  await sql`update photos set approved_at = null`.execute(tx);
  await submitUnapproved(tx, now);
  await resetStories(tx, now);
  for (const table of [
    'sessions',
    'known_devices',
    'account_tokens',
    'phone_codes',
    'email_changes',
    'limits',
    'notifications',
    'events',
  ]) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
  }
  // These jobs are about accounts that are deleted.
  await sql`delete from graphile_worker._private_jobs`.execute(tx);
}

// Stories that the partner's side has consented to are reviewed again.
async function resetStories(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ story: string; profile: number }>`
    update stories set approved_at = null, rejected_at = null where consented_at is not null
    returning id as story, profile_id as profile`.execute(tx);
  for (const one of rows) await submitStoryForReview(tx, one, { actor: 'system', now });
}

/** Returns the kinds of the option lists that are not as a new site has them. */
async function changedLists(tx: Tx): Promise<string[]> {
  const options = await listOptions(tx, EDITABLE_KINDS);
  return EDITABLE_KINDS.filter((kind) => {
    const now = options
      .filter((one) => one.kind === kind)
      .map((one) => [one.key, one.name, one.in_forms, one.in_filter, one.retired_at === null]);
    const initial = lists[kind].map((one) => [one.key, one.name, one.inForms, one.inFilter, true]);
    return JSON.stringify(now) !== JSON.stringify(initial);
  });
}

/** Returns what `npm run demo:remove` prints: what is gone, what stays, and what to check and do next. */
export function describeRemoval(it: Removed): string {
  const lists =
    it.lists.length > 0 ? `, and these option lists: ${it.lists.join(', ').replaceAll('_', ' ')}` : '';
  return [
    `Removed ${it.accounts} demo accounts with ${it.profiles} sample profiles, and all sandbox payments.`,
    `Removed all staff (${it.staff} added in the demo) and their open invitations (${it.invitations}).`,
    it.kept === 1
      ? '1 registered account remains. It must verify its email address.'
      : `${it.kept} registered accounts remain. They must verify their email addresses.`,
    `Check the plans and their prices${lists}: anyone with the public password could change them.`,
    'Create the first admin with src/desk/staff/create.ts (npm run staff:create).',
    'Then start the site with NODE_ENV=production and SUPPORT_EMAIL.',
  ].join('\n');
}
