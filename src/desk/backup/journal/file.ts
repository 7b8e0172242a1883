import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../../../kit/storage/disk.ts';
import type { NotedAnswer } from '../../../people/person-consent/answers/repeat.ts';

// The journal lies in DATA_DIR/journal, which no backup holds and no restore replaces:
//
//   key      what its lines are encrypted with
//   YYYY-MM  a line for each act of that month

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** How many months of acts are kept: a backup that is older cannot be caught up with. */
const KEPT_MONTHS = 13;

/** An act that a restored backup may not have. The id is in the table `journal`, too. */
export type JournalEntry = { id: string; notedAt: string } & (
  | { kind: 'account_deleted'; account: number }
  | { kind: 'profile_deleted'; profile: number }
  | { kind: 'password_set'; account: number; hash: string }
  | {
      kind: 'profile_suspended';
      profile: number;
      reason: string;
      message: string | null;
      until: string | null;
      actor: number;
    }
  | { kind: 'profile_restored'; profile: number }
  | ({ kind: 'person_answered'; profile: number } & NotedAnswer)
);

const folderIn = (dataDir: string) => path.join(dataDir, 'journal');
const isMonth = (name: string) => /^\d{4}-\d{2}$/.test(name);

async function readKey(dataDir: string): Promise<Buffer> {
  const file = path.join(folderIn(dataDir), 'key');
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  // Two that begin at once end up with the same key.
  await writeFile(file, randomBytes(32).toString('base64url'), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return Buffer.from(await readFile(file, 'utf8'), 'base64url');
}

/** Adds an entry to the journal, encrypted; it is safe on the disk when this resolves. */
export async function append(dataDir: string, entry: JournalEntry): Promise<void> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await readKey(dataDir), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(entry)), cipher.final()]);
  const line = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  const handle = await open(path.join(folderIn(dataDir), entry.notedAt.slice(0, 7)), 'a', 0o600);
  try {
    // A line that was cut off before stays a line of its own.
    await handle.appendFile(`\n${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Returns the entries of the journal, the oldest first, and how many lines cannot be read. Removes the months that are too old.
 */
export async function readJournal(
  dataDir: string,
  now: Date,
): Promise<{ entries: JournalEntry[]; unreadable: number }> {
  const months = (await listFolder(folderIn(dataDir))).filter(isMonth).sort();
  if (months.length === 0) return { entries: [], unreadable: 0 };
  const key = await readKey(dataDir);
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS, 1));
  const entries: JournalEntry[] = [];
  let unreadable = 0;
  for (const month of months) {
    const file = path.join(folderIn(dataDir), month);
    if (month < oldest.toISOString().slice(0, 7)) {
      await rm(file, { force: true });
      continue;
    }
    for (const line of (await readFile(file, 'utf8')).split('\n').filter(Boolean)) {
      const entry = openLine(key, line);
      if (entry) entries.push(entry);
      else unreadable++;
    }
  }
  return { entries, unreadable };
}

function openLine(key: Buffer, line: string): JournalEntry | null {
  try {
    const bytes = Buffer.from(line, 'base64url');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString());
  } catch {
    return null;
  }
}
