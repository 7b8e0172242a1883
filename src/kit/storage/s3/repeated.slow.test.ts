import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type S3Sandbox } from '../../../../sandbox/storage/s3.ts';
import { readConfig } from '../../app/config.ts';
import { openStorage } from '../adapters.ts';
import type { FileStorage } from '../storage.ts';

let s3: S3Sandbox;
let storage: FileStorage;
let warnings: string[];
const open = (env = {}) =>
  openStorage(
    readConfig({ DATA_DIR: '/none', ...s3.env, ...env }),
    'photos',
    (line) => void warnings.push(line),
  );
beforeEach(async () => {
  s3 = await openSandbox();
  warnings = [];
  storage = await open();
});
afterEach(() => s3.close());

const large = Buffer.alloc(9 * 1024 * 1024, 'x');
const inPieces = (bytes: Buffer) => Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]);

test('what is busy or cut off is repeated, with nothing lost', async () => {
  for (const how of ['slow', 'cut'] as const) {
    s3.fail(how, 2);
    await storage.put('a/file', Buffer.from(how));
    s3.fail(how, 2);
    expect(String(await storage.read('a/file'))).toBe(how);
    s3.fail(how, 1, /^GET .*list-type/);
    expect(await Array.fromAsync(storage.list('a'))).toEqual(['a/file']);
    for (const step of [/^POST .*uploads/, /partNumber=2/, /^POST .*uploadId/]) {
      s3.fail(how, 2, step);
      await storage.put('a/large', inPieces(large));
      expect(large.equals((await storage.read('a/large'))!)).toBe(true);
      await storage.remove('a/large');
    }
    s3.fail(how, 2);
    await storage.removeAll('a');
    expect([...s3.objects.keys()]).toEqual([]);
  }
  s3.fail('error after 200', 2, /^POST .*uploadId/);
  await storage.put('b', inPieces(large));
  s3.fail('cut answer', 2, /^GET/);
  expect(large.equals((await storage.read('b'))!)).toBe(true);
  expect(s3.uploads.size).toBe(0);
  expect(warnings).toEqual([]);
});
