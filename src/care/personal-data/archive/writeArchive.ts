import { sql } from 'kysely';
import { readVocabulary, type Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import { masterPath } from '../../../people/photos/files/paths.ts';
import { firstName } from '../../../people/profiles/shared/rules.ts';
import { accountParts } from '../parts/accountParts.ts';
import { contactParts } from '../parts/contactParts.ts';
import type { ArchivePart, ProfileScope } from '../parts/part.ts';
import { profileParts } from '../parts/profileParts.ts';
import { toEntry, writeList } from './entries.ts';
import { readme } from './readme.ts';
import type { openZip } from './zip.ts';

type Zip = ReturnType<typeof openZip>;

/** Rows that are read at a time. */
const FETCHED = 200;

export type ArchiveSubject = {
  account: number;
  email: string | null;
  phone: string | null;
  emailVerified: boolean;
  /** As of a viewer: what others show to the account. */
  verified: boolean;
  /** Language of the account, for the README. */
  locale: string;
  site: string;
  /** Ids of the profiles that it has; all that the account may act for unless given. */
  only?: string[];
};

/** A photo of an archive: its place in the archive, and its file in the storage. */
export type PhotoFile = { name: string; key: string };

/** Photos that belong to an archive, and public ids of other profiles that its texts name. */
export type WrittenFiles = { photos: PhotoFile[]; named: Set<string> };

/**
 * Writes README and JSON files of an account and of the profiles that it may act for, in the caller's transaction. A
 * profile that it only views is not its own.
 */
export async function writeDataFiles(
  app: App,
  tx: Tx,
  zip: Zip,
  subject: ArchiveSubject,
): Promise<WrittenFiles> {
  const now = app.clock();
  const vocabulary = await readVocabulary(app.db);
  const named = new Set<string>();
  const write = <Scope>(name: string, part: ArchivePart<Scope>, scope: Scope) =>
    zip.addText(name, writeList(readPart(tx, part, scope, vocabulary, named)), now);
  const profiles = await listOwn(tx, subject, now);
  await zip.addText(
    'README.txt',
    [readme({ ...subject, login: subject.email ?? subject.phone ?? '', createdAt: now, profiles })],
    now,
  );
  for (const part of accountParts) {
    await write(`account/${part.file}.json`, part, subject);
  }
  const photos: PhotoFile[] = [];
  for (const { key, id, role, premium } of profiles) {
    const scope: ProfileScope = {
      account: subject.account,
      profile: { id: key },
      premium,
      verified: subject.verified,
      isOwner: role === 'owner',
    };
    for (const part of [...profileParts, ...contactParts]) {
      await write(`profiles/${id}/${part.file}.json`, part, scope);
    }
    for (const photo of await listFiles(tx, key)) {
      photos.push({ name: `profiles/${id}/photos/${photo.id}.jpg`, key: photo.storage_key });
    }
  }
  return { photos, named };
}

/** Writes the photos of an archive. One that was removed meanwhile is left out. */
export async function writePhotos(app: App, zip: Zip, photos: PhotoFile[]): Promise<void> {
  for (const { name, key } of photos) {
    const photo = await app.storage.open(masterPath(key));
    if (photo) await zip.addFile(name, photo.content, app.clock());
  }
}

const isOther = (profile: unknown): profile is { id: unknown; name: unknown } =>
  typeof profile === 'object' && profile !== null && 'id' in profile && 'name' in profile;

const shorten = (row: Record<string, unknown>) =>
  isOther(row.profile)
    ? { ...row, profile: { ...row.profile, name: firstName(String(row.profile.name)) } }
    : row;

type OwnProfile = { key: number; id: string; name: string; role: string; premium: boolean };

async function listOwn(tx: Tx, { account, only }: ArchiveSubject, now: Date): Promise<OwnProfile[]> {
  const { rows } = await sql<OwnProfile>`
    select p.id as key, p.public_id as id, p.name, m.role, ${isPremium(sql.ref('p.id'), now)} as premium
    from managers_of m join profiles p on p.id = m.profile_id
    where m.account_id = ${account} and m.role <> 'viewer' order by p.id`.execute(tx);
  return only ? rows.filter(({ id }) => only.includes(id)) : rows;
}

async function listFiles(tx: Tx, profileId: number) {
  const { rows } = await sql<{ id: string; storage_key: string }>`
    select id, storage_key from photos where profile_id = ${profileId} and not sample order by position`.execute(
    tx,
  );
  return rows;
}

/** Returns the entries of a part, some hundred at a time, and adds the profiles that they name. */
async function* readPart<Scope>(
  tx: Tx,
  part: ArchivePart<Scope>,
  scope: Scope,
  vocabulary: Vocabulary,
  named: Set<string>,
) {
  await sql`declare archive_part no scroll cursor for ${part.rows(scope)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      fetch ${sql.lit(FETCHED)} from archive_part`.execute(tx);
    for (const { row } of rows) {
      const { named: id = isOther(row.profile) ? row.profile.id : undefined, ...entry } = shorten(row);
      if (typeof id === 'string') named.add(id);
      yield toEntry(part.change?.(entry) ?? entry, vocabulary);
    }
    if (rows.length < FETCHED) break;
  }
  await sql`close archive_part`.execute(tx);
}
