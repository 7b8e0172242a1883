import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { typedNumber } from '../../kit/api/lists/typedNumber.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line } from '../../kit/shared/api/text.ts';
import {
  ALT_MAX,
  AUTHOR_MAX,
  PAGE_MAX,
  POST_BODY_MAX,
  POST_DESCRIPTION_MAX,
  POST_STATES,
  SLUG_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from './shared/rules.ts';

const tags = ['posts'];
const id = z.uuid(code('not_found'));
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, code('text_long', { maximum: max }))
    .regex(line, code('text_unstorable'));
const version = z.number().int().min(0).max(1_000_000_000);

const cover = z
  .object({
    small: z.string(),
    large: z.string(),
    share: z.string().describe('1200 by 630 pixels, for link previews'),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .nullable();

const card = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  cover,
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: instant,
  minutes: z.number().int().describe('How long it takes to read'),
});

const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

const post = card.extend({
  body: z.string().describe('HTML without scripts and styles'),
  updatedAt: instant,
  related: z.array(card),
  newer: neighbour,
  older: neighbour,
});

const row = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  author: z.string(),
  state: z.enum(POST_STATES),
  changed: z.boolean().describe('Whether it has changes that are neither published nor scheduled'),
  publishAt: instant.nullable(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  updatedBy: z.string().nullable(),
});

const edited = row.extend({
  version,
  liveSlug: z.string().nullable().describe('Where readers find it; null when they do not'),
  description: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  cover: z.uuid().nullable(),
  coverAlt: z.string(),
  minutes: z.number().int(),
});

export type PostCard = z.output<typeof card>;
export type Post = z.output<typeof post>;
export type PostRow = z.output<typeof row>;
export type EditedPost = z.output<typeof edited>;

export const contract = {
  list: visitor
    .route({ method: 'GET', path: '/posts', summary: 'Published posts, newest first', tags })
    .input(
      z.object({
        page: typedNumber(z.coerce.number().int().min(1).max(PAGE_MAX)).default(1),
        tag: z.string().max(TAG_MAX).optional().describe('In any case of letters'),
      }),
    )
    .output(
      z.object({
        items: z.array(card),
        pages: z.number().int(),
        tags: z.array(z.string()).describe('Of all posts, the most common first'),
      }),
    ),
  read: visitor
    .route({ method: 'GET', path: '/posts/{slug}', summary: 'A published post, also by an old slug', tags })
    .errors(notFound)
    .input(z.object({ slug: z.string().max(200) }))
    .output(post),
  staffList: staff('posts.edit')
    .route({
      method: 'GET',
      path: '/staff/posts',
      summary: 'All posts, the one changed last first',
      tags,
    })
    .input(
      z.object({
        state: z.enum(POST_STATES).optional(),
        q: z.string().trim().max(100).optional().describe('Words of the title or the author'),
        cursor,
      }),
    )
    .output(z.object({ items: z.array(row), nextCursor })),
  staffRead: staff('posts.edit')
    .route({ method: 'GET', path: '/staff/posts/{id}', summary: 'A post as it is being written', tags })
    .errors(notFound)
    .input(z.object({ id }))
    .output(edited),
  save: staff('posts.edit')
    .route({
      method: 'PUT',
      path: '/staff/posts/{id}',
      summary: 'Saves a post, which readers see once it is published; adds it when its version is 0',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        id,
        version: version.describe('As it was read; another one is refused'),
        title: text(TITLE_MAX),
        slug: text(SLUG_MAX).describe('The last part of its address; a draft may have none'),
        description: text(POST_DESCRIPTION_MAX),
        body: z.string().max(POST_BODY_MAX, code('text_long', { maximum: POST_BODY_MAX })),
        tags: z.array(text(TAG_MAX).min(1)).max(TAGS_MAX, code('list_long', { maximum: TAGS_MAX })),
        author: text(AUTHOR_MAX),
        cover: z.uuid().nullable(),
        coverAlt: text(ALT_MAX),
      }),
    )
    .output(edited),
  publish: staff('posts.edit')
    .route({
      method: 'PUT',
      path: '/staff/posts/{id}/publication',
      summary: 'Publishes a post as it was read, now or at a time',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id, version, publishAt: instant.nullable().default(null).describe('Null: now') }))
    .output(edited),
  unpublish: staff('posts.edit')
    .route({
      method: 'DELETE',
      path: '/staff/posts/{id}/publication',
      summary: 'Takes a post away from readers, or off the schedule; it stays as a draft',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id }))
    .output(edited),
  remove: staff('posts.edit')
    .route({ method: 'DELETE', path: '/staff/posts/{id}', summary: 'Deletes a post and its pictures', tags })
    .errors(notFound)
    .input(z.object({ id }))
    .output(z.object({})),
};
