import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit, system } from '../../../base/audit/audit.ts';
import { readSite } from '../../../base/site/read.ts';
import type { App } from '../../../kit/app/app.ts';
import { readRetention } from '../../../kit/app/retention.ts';
import { countUpTo } from '../../../kit/database/countUpTo.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { findContact } from '../../../people/accounts/read.ts';
import { writeDataFiles } from '../archive/writeArchive.ts';
import { openZip } from '../archive/zip.ts';
import { hashLookups, openBytes, sealBytes } from './seal.ts';
import { idOf, readPublicKey } from './sealedKey.ts';

type Copied = {
  account: number;
  /** Public ids of its profiles that are deleted. */
  profiles: string[];
  reason: string;
  text?: string;
  /** From where it was deleted; null: by a task. */
  address: string | null;
};

/**
 * Keeps the sealed copy of an account and its profiles that are about to be deleted, in the transaction that does it: the texts
 * of its download, without photos, and why and from where it was deleted. Does nothing when the account is gone.
 */
export async function keepSealedCopy(app: App, tx: Tx, it: Copied): Promise<void> {
  const contact = await findContact(tx, it.account);
  if (!contact) return;
  const now = app.clock();
  const chunks: Uint8Array[] = [];
  const zip = openZip(async (bytes) => void chunks.push(bytes));
  const { account, profiles: only } = it;
  await writeDataFiles(app, tx, zip, { account, ...contact, site: readSite(app).name, only });
  const why = { reason: it.reason, text: it.text ?? null, address: it.address, at: now.toISOString() };
  await zip.addText('deletion.json', [JSON.stringify(why, null, 2)], now);
  await zip.end();
  const key = await readPublicKey(app.config.dataDir);
  const lookups = await hashLookups(tx, [...(contact.email ? [contact.email] : []), ...it.profiles]);
  await tx
    .insertInto('sealed_copies')
    .values({
      deleted_at: now,
      destroy_at: new Date(now.getTime() + readRetention(app).sealedDays * DAY_MS),
      reason: it.reason,
      lookups,
      key_id: key.id,
      content: sealBytes(Buffer.concat(chunks), key),
    })
    .execute();
}

/** Copies whose time is over: the one of their day, or one that is shorter since. A longer one holds for new copies alone. */
const isOver = (now: Date, before: Date) => sql<boolean>`(destroy_at <= ${now} or deleted_at < ${before})`;

/** Destroys expired sealed copies, and copies of accounts deleted before an instant. */
export async function destroyOldCopies(db: Database, now: Date, before: Date): Promise<void> {
  await db.deleteFrom('sealed_copies').where(isOver(now, before)).execute();
}

/** Returns how many copies that would destroy, up to a limit. */
export const countOldCopies = (
  db: Database,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<number> => countUpTo(db, limit, sql`sealed_copies where ${isOver(now, before)}`);

/**
 * Opens the sealed copies of an email address or a profile's id, and writes that to the audit log with its reason. Throws an
 * Error when there is none, or it was sealed for another key.
 * @returns the ZIP files
 */
export async function openSealedCopies(
  app: App,
  { word, privateKey, reason }: { word: string; privateKey: KeyObject; reason: string },
): Promise<Buffer[]> {
  const [lookup] = await hashLookups(app.db, [word]);
  return app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; key_id: string; content: Buffer }>`
      select id, key_id, content from sealed_copies where lookups @> array[${lookup}::bytea] order by deleted_at`.execute(
      tx,
    );
    if (rows.length === 0) throw new Error('There is no sealed copy of that address or profile.');
    const wrong = rows.find((row) => row.key_id !== idOf(privateKey));
    if (wrong) throw new Error(`This copy needs the private key ${wrong.key_id}.`);
    const opened = rows.map(({ content }) => openBytes(content, privateKey));
    for (const { id } of rows) {
      await recordAudit(tx, {
        actor: system,
        action: 'open',
        subject: { kind: 'sealed_copy', id },
        now: app.clock(),
        reason,
      });
    }
    return opened;
  });
}
