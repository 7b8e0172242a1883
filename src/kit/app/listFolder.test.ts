import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFolder } from './listFolder.ts';

test('a folder that is not there has no names; one that cannot be read is an error', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'folder-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect(await listFolder(folder)).toEqual(['file']);
  expect(await listFolder(path.join(folder, 'gone'))).toEqual([]);
  await expect(listFolder(file)).rejects.toThrow('ENOTDIR');
  await rm(folder, { recursive: true });
});
