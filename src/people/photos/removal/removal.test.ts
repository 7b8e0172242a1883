import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { sizePath } from '../files/paths.ts';
import { removeFiles } from './removal.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

/** Stores the files of a photo; its row comes later, as in an upload that is under way. */
async function addFiles(): Promise<string> {
  const key = `photos/${randomUUID()}`;
  for (const size of ['small', 'large', 'blurred'] as const)
    await site.app.storage.put(sizePath(key, size), Buffer.from('x'));
  return key;
}
async function addPhoto(profile: number, key: string, position = 0): Promise<void> {
  await site.app.db
    .insertInto('photos')
    .values({ profile_id: profile, storage_key: key, position, approved_at: site.app.clock() })
    .execute();
}
const isKept = async (key: string) => (await site.app.storage.size(sizePath(key, 'large'))) !== null;
const keysLeft = () => site.app.db.selectFrom('removed_photos').select('storage_key').execute();

test('the files of a photo go when its profile goes with the last account that manages it', async () => {
  const { key: profile } = await addMember(site);
  const other = await addMember(site);
  const keys = { gone: await addFiles(), kept: await addFiles(), underWay: await addFiles() };
  await addPhoto(profile, keys.gone);
  await addPhoto(other.key, keys.kept);
  await removeFiles(site.app);
  expect(await isKept(keys.gone)).toBe(true);

  await site.app.db
    .deleteFrom('accounts')
    .where('id', '=', await site.accountOf(profile))
    .execute();
  expect(await isKept(keys.gone)).toBe(true);
  await Promise.all([removeFiles(site.app), removeFiles(site.app)]);
  expect(await Promise.all(Object.values(keys).map(isKept))).toEqual([false, true, true]);
  expect(await keysLeft()).toEqual([]);
});

test('files that another photo uses stay', async () => {
  const [one, other] = [await addMember(site), await addMember(site)];
  const key = await addFiles();
  await addPhoto(one.key, key);
  await addPhoto(other.key, key);
  await site.app.db.deleteFrom('photos').where('profile_id', '=', one.key).execute();
  await removeFiles(site.app);
  expect(await isKept(key)).toBe(true);
  await site.app.db.deleteFrom('photos').where('profile_id', '=', other.key).execute();
  await removeFiles(site.app);
  expect(await isKept(key)).toBe(false);
});

test('more than one batch goes at once; a photo whose removal was rolled back stays', async () => {
  const { key: profile } = await addMember(site);
  const key = await addFiles();
  await addPhoto(profile, key);
  const undone = site.app.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('photos').where('profile_id', '=', profile).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sql`insert into removed_photos (storage_key, written) select 'photos/gone-' || n, false from generate_series(1, 250) n`.execute(
    site.app.db,
  );
  await removeFiles(site.app);
  expect(await isKept(key)).toBe(true);
  expect(await keysLeft()).toEqual([]);
});

test('a file that cannot be removed is tried again, and keeps no other waiting', async () => {
  const { key: profile } = await addMember(site);
  const [stuck, free] = [await addFiles(), await addFiles()];
  await addPhoto(profile, stuck);
  await addPhoto(profile, free, 1);
  await site.app.db.deleteFrom('photos').where('profile_id', '=', profile).execute();
  const { removeAll } = site.app.storage;
  site.app.storage.removeAll = async (key) => {
    if (key === stuck) throw new Error('the disk is full');
    await removeAll.call(site.app.storage, key);
  };
  await expect(removeFiles(site.app)).rejects.toThrow('the disk is full');
  expect([await isKept(stuck), await isKept(free)]).toEqual([true, false]);
  site.app.storage.removeAll = removeAll;
  await removeFiles(site.app);
  expect(await isKept(stuck)).toBe(false);
});

test('files that were written and are missing are no success: they are reported, and looked for again', async () => {
  const { key: profile } = await addMember(site);
  const [away, here] = [`photos/${randomUUID()}`, await addFiles()];
  await addPhoto(profile, away);
  await addPhoto(profile, here, 1);
  await site.app.db.deleteFrom('photos').where('profile_id', '=', profile).execute();
  const reported: unknown[] = [];
  const { log } = site.app;
  const { error } = log;
  log.error = (...words: unknown[]) => void reported.push(words[0]);
  await removeFiles(site.app);
  await removeFiles(site.app);
  log.error = error;
  expect(reported).toEqual([{ storageKeys: [away] }]);
  expect(await isKept(here)).toBe(false);
  expect(await keysLeft()).toEqual([{ storage_key: away }]);

  await site.app.storage.put(sizePath(away, 'large'), Buffer.from('x'));
  site.travel(2);
  await removeFiles(site.app);
  expect(await isKept(away)).toBe(false);
  expect(await keysLeft()).toEqual([]);
});

test('after an interruption between the files and their row, the row goes too', async () => {
  const { key: profile } = await addMember(site);
  const key = await addFiles();
  await addPhoto(profile, key);
  await site.app.db.deleteFrom('photos').where('profile_id', '=', profile).execute();
  const { removeAll } = site.app.storage;
  site.app.storage.removeAll = async (folder) => {
    await removeAll.call(site.app.storage, folder);
    throw new Error('the power went');
  };
  await expect(removeFiles(site.app)).rejects.toThrow('the power went');
  site.app.storage.removeAll = removeAll;
  expect(await keysLeft()).toEqual([{ storage_key: key }]);
  await removeFiles(site.app);
  expect(await keysLeft()).toEqual([]);
});
