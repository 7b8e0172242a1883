import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { addMember } from '../../../test/registration.ts';
import { entriesIn, photosFolder, restorable } from './archive/contents.ts';

test('a backup has every file of an uploaded photo, and no original', async () => {
  const site = await openTest();
  const { dataDir } = site.app.config;
  const { browser } = await addMember(site);
  await addPhoto(site, browser, 1);
  await mkdir(path.join(dataDir, 'uploads'), { recursive: true });
  await writeFile(path.join(dataDir, 'uploads/under-way'), 'an original');
  const { storage_key } = await site.app.db
    .selectFrom('photos')
    .select('storage_key')
    .where('sample', '=', false)
    .executeTakeFirstOrThrow();
  const files = [...entriesIn(dataDir, photosFolder)].filter(({ type }) => type === 'file');
  const names = [
    'blurred.jpg',
    'blurred.webp',
    'large.jpg',
    'large.webp',
    'small.jpg',
    'small.webp',
    'whole.jpg',
  ];
  expect(files.map(({ name }) => name).sort()).toEqual(
    names.map((name) => `${photosFolder}/${storage_key}/${name}`),
  );
  expect(restorable).not.toContain('uploads');
  await site.close();
});
