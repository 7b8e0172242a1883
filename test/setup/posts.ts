import { afterAll, beforeAll } from 'vitest';
import { openTest, type Test } from '../app.ts';
import type { Browser } from '../client.ts';
import { addPost, publishPost, uploadPicture } from '../posts.ts';
import { addStaff } from '../staff.ts';

export let site: Test;
/** Two editors. */
export let lata: Browser;
export let ravi: Browser;

export const add = (fields: object = {}, actor = lata) => addPost(actor, fields);
export const publish = (post: { id: string; version: number }, when: string | null = null, actor = lata) =>
  publishPost(actor, post, when);
export const read = (slug: string) => site.visitor().get(`/api/posts/${slug}`);
export const upload = (browser: Browser, post: string, id?: string, bytes?: Uint8Array) =>
  uploadPicture(site, browser, { post, id, bytes });

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
    lata = await addStaff(site, 'Lata Menon', 'editor');
    ravi = await addStaff(site, 'Ravi Nair', 'editor');
  });
  afterAll(() => site.close());
}
