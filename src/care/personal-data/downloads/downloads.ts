import { readSite } from '../../../base/site/read.ts';
import { consume } from '../../../kit/api/limits/limits.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { findContact } from '../../../people/accounts/read.ts';
import { requireConfirmed } from '../../../people/accounts/sessions/confirmed.ts';
import { writeDataFiles, writePhotos } from '../archive/writeArchive.ts';
import { openZip } from '../archive/zip.ts';
import { DOWNLOADS_A_WEEK } from '../shared/rules.ts';
import {
  deleteExpiredDownloads,
  findDownload,
  findLatest,
  insertDownload,
  lockNamed,
  setReady,
} from './downloadStore.ts';
import { removeUnknown, writeFile } from './files.ts';

/** Returns the latest download of the viewer's account; null without one. */
export async function readDownload(app: App, { accountId }: Viewer) {
  const row = await findLatest(app.db, accountId, app.clock());
  if (!row) return { download: null };
  return {
    download: {
      id: row.id,
      requestedAt: row.requested_at.toISOString(),
      readyAt: row.ready_at?.toISOString() ?? null,
      expiresAt: row.expires_at.toISOString(),
      bytes: row.bytes,
      href: row.ready_at && `/api/me/downloads/${row.id}`,
    },
  };
}

/** Requests a download of the viewer's data, with the password given lately. While one is being made, that one is the answer. */
export async function requestDownload(app: App, viewer: Viewer) {
  await requireConfirmed(app, viewer);
  const { accountId } = viewer;
  const waiting = await findLatest(app.db, accountId, app.clock());
  if (waiting && !waiting.ready_at) return readDownload(app, viewer);
  const wait = await consume(app.db, app.clock, {
    key: `downloads of ${accountId}`,
    max: DOWNLOADS_A_WEEK,
    windowSeconds: 7 * 24 * 60 * 60,
  });
  if (wait) throw refuse.tooMany(wait, code('downloads_too_often'));
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await deleteExpiredDownloads(tx, now, accountId);
    // One that could not be made in a day is given up.
    const expiresAt = new Date(now.getTime() + DAY_MS);
    const id = await insertDownload(tx, { accountId, now, expiresAt });
    if (!id) return;
    await recordEvent(tx, {
      name: 'download.requested',
      data: { download: id, account: accountId },
      actor: accountId,
      subject: { kind: 'download', id },
      jobs: [{ task: 'make_download', payload: { download: id } }],
    });
  });
  return readDownload(app, viewer);
}

/** Makes the file of a download. Repeating it is harmless. */
export async function makeDownload(app: App, id: string): Promise<void> {
  const row = await findDownload(app.db, id);
  const contact = row && !row.ready_at ? await findContact(app.db, row.account_id) : undefined;
  if (!row || !contact || row.expires_at <= app.clock()) return;
  const subject = { account: row.account_id, ...contact, site: readSite(app).name };
  let named: string[] = [];
  const bytes = await writeFile(app, id, async (write) => {
    const zip = openZip(write);
    // One moment for all tables; the photos, which take longer, need no transaction.
    const texts = await app.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => writeDataFiles(app, tx, zip, subject));
    named = [...texts.named];
    await writePhotos(app, zip, texts.photos);
    await zip.end();
  });
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    // The next attempt leaves out people who were deleted meanwhile.
    if (!(await lockNamed(tx, named))) throw new Error('a profile of the download was deleted meanwhile');
    const expiresAt = new Date(now.getTime() + readRetention(app).downloadDays * DAY_MS);
    if (!(await setReady(tx, { id, accountId: row.account_id, now, expiresAt, bytes, named }))) return;
    await recordEvent(tx, {
      name: 'download.ready',
      data: { download: id, account: row.account_id },
      actor: 'system',
      subject: { kind: 'download', id },
    });
  });
  // Of the earlier one, or of this one if the account was deleted meanwhile.
  await removeUnknown(app);
}

/** Removes expired downloads with their files. */
export async function sweepDownloads(app: App): Promise<void> {
  await deleteExpiredDownloads(app.db, app.clock());
  await removeUnknown(app);
}

/** Drops what an account could still download, once it may see less than is in it; the file follows by the sweep. */
export async function dropDownloads(tx: Tx, { account }: { account: number }): Promise<void> {
  await tx.deleteFrom('downloads').where('account_id', '=', account).execute();
}
