import { type Chance, pick } from '../../seed/random.ts';
import { POST_STATES } from '../../src/pages/posts/shared/rules.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests about posts of the blog need. */
export function postNeeds({ site, db }: World): Needs {
  /** Adds a post that could be published, and publishes it if asked. */
  async function add(id: string, live: boolean): Promise<string> {
    const slug = `post-${id}`;
    const now = new Date();
    const text = { title: 'A first call', description: 'What to ask', body: '<p>Ask.</p>' };
    const post = { ...text, slug, tags: ['Family'], author: 'Kamala Iyer', cover_alt: '' };
    await db
      .insertInto('posts')
      .values({ id, ...post, created_at: now, updated_at: now, noted_at: now })
      .execute();
    if (!live) return slug;
    await db
      .insertInto('published_posts')
      .values({
        post_id: id,
        ...post,
        pictures: [],
        words: 1,
        version: 1,
        published_at: now,
        updated_at: now,
      })
      .execute();
    await db.insertInto('post_slugs').values({ slug, post_id: id }).execute();
    return slug;
  }

  /** Adds a post with a picture. */
  async function addPicture(next: Chance) {
    const [post_id, id] = [uuid(next), uuid(next)];
    await add(post_id, false);
    const storage_key = `posts/${id}`;
    for (const file of ['small.webp', 'large.webp', 'share.jpg'])
      await site.app.storage.put(`${storage_key}/${file}`, Buffer.from('a picture'));
    const size = { width: 800, height: 450, added_at: site.app.clock() };
    await db
      .insertInto('post_pictures')
      .values({ id, post_id, storage_key, ...size })
      .execute();
    return { post: post_id, picture: id };
  }

  return {
    // The post is not published: only its editors see the picture.
    'posts.picture': {
      actor: 'admin',
      fields: async (next) => ({ id: (await addPicture(next)).picture }),
    },
    // One that is there already is returned whatever the body is.
    'posts.addPicture': {
      fields: async (next) => {
        const { post, picture } = await addPicture(next);
        return { id: post, picture };
      },
    },
    'posts.list': { fields: (next) => ({ page: pick(next, [1, 2]) }) },
    'posts.read': { fields: async (next) => ({ slug: await add(uuid(next), true) }) },
    'page /blogs/:slug': { fields: async (next) => ({ slug: await add(uuid(next), true) }) },
    'page /blogs/tags/:tag': {
      fields: async (next) => {
        await add(uuid(next), true);
        return { tag: 'family' };
      },
    },
    'posts.staffList': {
      actor: 'admin',
      fields: async (next) => {
        const state = pick(next, POST_STATES);
        return {
          state,
          q: undefined,
          ...(await cursorOf(db, next, `posts ${state} `, instant(next), uuid(next))),
        };
      },
    },
    'posts.staffRead': {
      actor: 'admin',
      fields: async (next) => {
        const id = uuid(next);
        await add(id, false);
        return { id };
      },
    },
    'posts.save': {
      actor: 'admin',
      fields: (next) => {
        const id = uuid(next);
        return { id, version: 0, slug: `post-${id}`, cover: null };
      },
    },
    'posts.publish': {
      actor: 'admin',
      fields: async (next) => {
        const id = uuid(next);
        await add(id, false);
        return { id, version: 1, publishAt: null };
      },
    },
    'posts.unpublish': {
      actor: 'admin',
      fields: async (next) => {
        const id = uuid(next);
        await add(id, true);
        return { id };
      },
    },
    'posts.remove': {
      actor: 'admin',
      fields: async (next) => {
        const id = uuid(next);
        await add(id, true);
        return { id };
      },
    },
  };
}
