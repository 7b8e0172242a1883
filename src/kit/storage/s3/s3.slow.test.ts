import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandbox, type S3Sandbox } from '../../../../sandbox/storage/s3.ts';
import { readConfig } from '../../app/config.ts';
import { isUnavailable } from '../../database/db.ts';
import { UnavailableError } from '../../unavailable.ts';
import { openStorage } from '../adapters.ts';
import type { FileStorage } from '../storage.ts';
import { accountOf } from './account.ts';
import { readTag } from './xml.ts';

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

test('when the answer is lost, a file that was written is there as a whole', async () => {
  await storage.put('a', Buffer.from('before'));
  s3.fail('lost answer', 3, /^PUT/);
  const failure = await storage.put('a', Buffer.from('after')).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  expect(String(await storage.read('a'))).toBe('after');
  s3.fail('lost answer', 3, /^POST .*uploadId/);
  await expect(storage.put('a', inPieces(large))).rejects.toThrow();
  expect(large.equals((await storage.read('a'))!)).toBe(true);
});

test('an upload that is begun again after a lost answer leaves one, which is removed a day later', async () => {
  s3.fail('lost answer', 1, /^POST .*uploads/);
  await storage.put('a', inPieces(large));
  expect(large.equals((await storage.read('a'))!)).toBe(true);
  const [left] = s3.uploads.values();
  left!.initiated = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await storage.removeUnfinished();
  expect(s3.uploads.size).toBe(0);
});

test('a size that is not stated is no size', async () => {
  await storage.put('a', Buffer.from('x'));
  for (const work of [() => storage.size('a'), () => storage.open('a')]) {
    s3.fail('no length');
    await expect(work()).rejects.toThrow('how many bytes');
  }
});

test('when it stays busy, the caller learns that it is away, and the operator why', async () => {
  s3.fail('slow', 3);
  const failure = await storage.put('a', Buffer.from('x')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnavailableError);
  expect(isUnavailable(failure)).toBe(true);
  expect(warnings).toEqual([expect.stringContaining('503 SlowDown')]);
  expect(s3.objects.size).toBe(0);
  s3.fail('slow', 3, /^GET/);
  expect(isUnavailable(await storage.read('a').catch((error: unknown) => error))).toBe(true);
  await s3.close();
  expect(isUnavailable(await storage.open('a').catch((error: unknown) => error))).toBe(true);
  await expect(storage.check()).rejects.toThrow('does not answer');
});

test('a file that breaks off while it is read piece by piece fails, and is not taken for whole', async () => {
  await storage.put('a', large);
  s3.fail('cut answer', 1, /^GET/);
  const { content } = (await storage.open('a'))!;
  await expect(Array.fromAsync(content)).rejects.toThrow();
});

test.each(['slow', 'error after 200'] as const)(
  'an upload in parts that cannot be ended (%s) leaves neither a file nor parts',
  async (how) => {
    s3.fail(how, 3, /^POST .*uploadId/);
    const content = inPieces(large);
    await expect(storage.put('a', content)).rejects.toThrow('does not answer');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  },
);

test('the source is closed when S3 takes no part of it', async () => {
  s3.fail('slow', 3, /^POST .*uploads/);
  const content = inPieces(large);
  await expect(storage.put('a', content)).rejects.toThrow('does not answer');
  expect(content.destroyed).toBe(true);
});

test('parts of an upload that a killed server began are removed a day later', async () => {
  const hour = 60 * 60 * 1000;
  const parts = new Map();
  for (const [id, hours] of [
    ['old', 25],
    ['new', 23],
  ] as const) {
    s3.uploads.set(id, { key: `photos/${id}`, initiated: new Date(Date.now() - hours * hour), parts });
  }
  s3.uploads.set('other', { key: 'downloads/a', initiated: new Date(0), parts });
  await storage.removeUnfinished();
  expect([...s3.uploads.keys()]).toEqual(['new', 'other']);
});

test.each([
  [
    { S3_SECRET_ACCESS_KEY: 'wrong' },
    /Files cannot be kept in the bucket .*403 SignatureDoesNotMatch.*S3_BUCKET/,
  ],
  [{ S3_BUCKET: 'another' }, /404 NoSuchBucket/],
  [{ S3_REGION: 'us-east-1' }, /400 AuthorizationHeaderMalformed/],
  [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, /ECONNREFUSED|bad port|fetch failed/],
])('a start with %j is refused with the reason', async (env, message) => {
  await expect(open(env)).rejects.toThrow(message);
});

test('a bucket that is gone is no missing file', async () => {
  await storage.put('a', Buffer.from('x'));
  const gone = readConfig({ ...s3.env, S3_BUCKET: 'another' }).storage!('photos', () => {});
  for (const work of [gone.read, gone.open, gone.size])
    await expect(work('a')).rejects.toThrow('NoSuchBucket');
});

const whole = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'our-photos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('the bucket is in the name of the host, or in the path', () => {
  const addressOf = (S3_PATH_STYLE: 'on' | 'off') =>
    accountOf({ ...whole, S3_PATH_STYLE }, { production: true }).address;
  expect(addressOf('off')).toBe('https://our-photos.s3.ap-south-1.amazonaws.com/');
  expect(addressOf('on')).toBe('https://s3.ap-south-1.amazonaws.com/our-photos/');
});

test.each([
  [{ S3_BUCKET: '' }, /S3_BUCKET must be set too: S3 needs S3_ENDPOINT, S3_REGION/],
  [{ S3_BUCKET: 'Our Photos' }, /S3_BUCKET must be the name of a bucket/],
  [{ S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT must be an address/],
  [{ S3_ENDPOINT: 'https://s3.example/our-photos' }, /S3_ENDPOINT must be an address .* without a path/],
  [{ S3_ENDPOINT: 'http://s3.example' }, /S3_ENDPOINT must begin with https:/],
  [{ S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE must be on or off/],
])('a configuration with %j is refused', (env, message) => {
  const site = { NODE_ENV: 'production', PUBLIC_URL: 'https://site.example' };
  expect(readConfig({ ...site, ...whole }).storage).not.toBeNull();
  expect(() => readConfig({ ...site, ...whole, ...env })).toThrow(message);
});

test('without the variables of a bucket, files are in the data folder', () => {
  expect(readConfig({}).storage).toBeNull();
});

test('a text of S3 is read as it was meant', () => {
  expect(readTag('<Key>a &amp;lt; &#x27;b&#39; &quot;</Key>', 'Key')).toBe(`a &lt; 'b' "`);
  expect(readTag('<Other/>', 'Key')).toBeUndefined();
});
