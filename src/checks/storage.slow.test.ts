import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type S3Sandbox } from '../../sandbox/storage/s3.ts';
import { openTest, type Test } from '../../test/app.ts';
import type { Browser } from '../../test/client.ts';
import { decideDocument, sendDocument } from '../../test/identity.ts';
import { addPhoto, drawPicture, fetchPhoto, uploadPhoto } from '../../test/pictures.ts';
import { addPost, uploadPicture } from '../../test/posts.ts';
import { addMember } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';

let s3: S3Sandbox;
let site: Test;
beforeAll(async () => {
  s3 = await openSandbox();
  site = await openTest(s3.env);
});
afterAll(async () => {
  await site.close();
  await s3.close();
});

const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
const keysIn = (folder: string) => [...s3.objects.keys()].filter((key) => key.startsWith(folder));

test('a whole site keeps its files in a bucket, and none on its disk', async () => {
  const [her, him] = [await addMember(site), await addMember(site, man)];
  const [moderator, editor] = [
    await addStaff(site, 'Meera Kulkarni', 'moderator'),
    await addStaff(site, 'Lata Menon', 'editor'),
  ];
  const statusOf = async (browser: Browser, address: string) =>
    (await fetchPhoto(site, browser, address)).status;

  const photo = await addPhoto(site, her.browser, 1);
  const address = `/api/photos/${photo}/small`;
  const seen = await fetchPhoto(site, him.browser, address);
  expect([seen.status, (await sharp(seen.bytes).metadata()).format]).toEqual([200, 'webp']);
  const tag = { 'if-none-match': seen.headers.get('etag')! };
  expect((await fetchPhoto(site, him.browser, address, tag)).status).toBe(304);
  expect(keysIn('photos/photos/').length).toBeGreaterThan(3);

  const document = await sendDocument(site, her.browser);
  expect(await statusOf(moderator, `/api/staff/id-documents/${document.id}`)).toBe(200);
  expect(await statusOf(him.browser, `/api/staff/id-documents/${document.id}`)).toBe(404);
  const [encrypted] = keysIn('photos/identity-documents/');
  expect(s3.objects.get(encrypted!)!.subarray(0, 3).toString('hex')).not.toBe('ffd8ff');
  await decideDocument(site, her, { state: 'approved' });

  const post = await addPost(editor);
  const picture = await uploadPicture(site, editor, { post: post.id });
  expect(await statusOf(editor, `/api/posts/pictures/${picture.id}/large`)).toBe(200);
  expect(keysIn('photos/posts/')).toHaveLength(3);

  await her.browser.post('/api/me/download');
  await site.workOff();
  const { href, bytes } = (await her.browser.get('/api/me/download')).body.download;
  const archive = await fetchPhoto(site, her.browser, href);
  expect([archive.status, archive.bytes.length]).toEqual([200, bytes]);
  expect(Object.keys(unzipSync(archive.bytes))).toContain(`profiles/${her.id}/photos/${photo}.jpg`);
  expect(keysIn('downloads/')).toHaveLength(1);

  // In the database, where each server finds it.
  const logo = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#803020' } })
    .png()
    .toBuffer();
  const admin = await site.as('admin');
  const { body } = await uploadTo(admin, '/api/staff/settings/logo', logo);
  expect(await statusOf(site.visitor(), `/api/site/logo/${body.logo.id}/mark.png`)).toBe(200);

  expect((await her.browser.delete(`/api/me/photos/${photo}`)).status).toBe(200);
  await site.workOff();
  expect(await statusOf(him.browser, address)).toBe(404);
  const { dataDir } = site.app.config;
  const onDisk = await readdir(dataDir, { recursive: true, withFileTypes: true });
  expect(onDisk.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['lock']);
  site.travel(8);
  await site.app.pool.query(`select graphile_worker.add_job('remove_downloads', '{}')`);
  await site.workOff();
  expect([keysIn('downloads/'), keysIn('photos/identity-documents/')]).toEqual([[], []]);
  site.travel(-8);
});

async function uploadTo(browser: Browser, to: string, bytes: Buffer) {
  const response = await fetch(`${site.base}${to}`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/png',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers without the contract's types
  return { status: response.status, body: (await response.json()) as any };
}

test('while the bucket is away, photos are answered with 503, and the rest of the site goes on', async () => {
  const her = await addMember(site, { phone: '9822012346' });
  const photo = await addPhoto(site, her.browser, 2);
  const ready = async () => (await fetch(`${site.base}/readyz`)).json();
  expect(await ready()).toEqual({ ready: true, storage: true });
  s3.fail('slow', 1000);
  const answer = await fetchPhoto(site, her.browser, `/api/photos/${photo}/small`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const jpeg = await drawPicture(3).jpeg().toBuffer();
  expect((await uploadPhoto(site, her.browser, jpeg)).status).toBe(503);
  expect((await her.browser.get('/api/dashboard')).status).toBe(200);
  expect(await ready()).toEqual({ ready: true, storage: false });
  s3.fail('slow', 0);
  expect((await fetchPhoto(site, her.browser, `/api/photos/${photo}/small`)).status).toBe(200);
});

test('a bucket and a database that do not belong together are refused', async () => {
  const { openContext } = await import('../kit/start/context.ts');
  const { claimStorage } = await import('../kit/database/server/claim.ts');
  await claimStorage(site.app.pool, site.app.storage);
  expect(keysIn('photos/storage-id')).toHaveLength(1);
  const other = await openSandbox();
  const { readConfig } = await import('../kit/app/config.ts');
  const { storage } = readConfig(other.env);
  const log = { info() {}, warn() {}, error() {} };
  const dataDir = path.join(site.app.config.dataDir, 'other');
  await expect(openContext({ ...site.app.config, storage, dataDir }, { log })).rejects.toThrow(
    /photos of this database are in another place than the bucket .*S3_BUCKET/,
  );
  await other.close();
});
