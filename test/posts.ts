import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Test } from './app.ts';
import type { Answer, Browser } from './client.ts';
import { drawPicture } from './pictures.ts';

let made = 0;

/** Returns a complete post as an editor sends it, with an address of its own. */
export const writtenPost = (fields: object = {}) => ({
  ...{ version: 0, title: 'A first call', slug: `a-first-call-${++made}`, description: 'What to ask.' },
  ...{ body: '<p>Ask about work.</p>', tags: ['Family'], author: 'Lata Menon', cover: null, coverAlt: '' },
  ...fields,
});

type EditedPost = ReturnType<typeof writtenPost> & { id: string; state: string };

export const postAt = (id: string) => `/api/staff/posts/${id}`;

/** Adds a post as an editor, and expects that it is accepted. */
export async function addPost(actor: Browser, fields: object = {}): Promise<EditedPost> {
  const { status, body } = await actor.put(postAt(randomUUID()), writtenPost(fields));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** Publishes a post as it was read: now, or at a time. */
export const publishPost = (
  actor: Browser,
  post: { id: string; version: number },
  when: string | null = null,
): Promise<Answer> => actor.put(`${postAt(post.id)}/publication`, { version: post.version, publishAt: when });

/** Adds a picture to a post: a drawing, or the bytes given. */
export async function uploadPicture(
  site: Pick<Test, 'base'>,
  browser: Browser,
  { post, id = randomUUID(), bytes }: { post: string; id?: string; bytes?: Uint8Array },
) {
  const response = await fetch(`${site.base}${postAt(post)}/pictures/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/png',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: (bytes ?? (await drawPicture(1, 1600, 900).png().toBuffer())) as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers without the contract's types
  return { id, status: response.status, body: (await response.json()) as any };
}
