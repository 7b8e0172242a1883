import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openTest, type Test } from '../app.ts';
import type { Browser } from '../client.ts';
import { drawPicture } from '../pictures.ts';

export let site: Test;

/** Opens what the tests of photos share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
  });
  afterAll(() => site.close());
}

export const jpeg = (seed: number) => drawPicture(seed).jpeg().toBuffer();
export const galleryOf = async (browser: Browser) => (await browser.get('/api/me/photos')).body;
export const idsOf = async (browser: Browser): Promise<string[]> =>
  (await galleryOf(browser)).photos.map((photo: { id: string }) => photo.id);

/** Returns the code of a refusal: of the whole upload, or of its file. */
export const codeOf = (body: {
  data?: { reason?: { code: string }; fields?: { file?: { code: string } } };
}) => body.data?.reason?.code ?? body.data?.fields?.file?.code;

/** Names of the folders of files, and of uploads under way. */
export async function foldersOf(folder: string): Promise<string[]> {
  return readdir(path.join(site.app.config.dataDir, folder)).catch(() => []);
}
