import sharp from 'sharp';
import type { App } from '../../src/kit/app/app.ts';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { cleanBody } from '../../src/pages/posts/body/clean.ts';
import { renderPicture } from '../../src/pages/posts/pictures/render.ts';
import { countWords } from '../../src/pages/posts/shared/rules.ts';
import { copyToReaders } from '../../src/pages/posts/store/published.ts';
import { callCover, profileCover, safetyCover } from './covers.ts';
import { firstCall } from './texts/firstCall.ts';
import { goodProfile } from './texts/goodProfile.ts';
import { safety } from './texts/safety.ts';

/** The sample posts, the newest first. Their ids are known, so that the demo's removal finds them. */
const samples = [
  { id: 'b1090000-0000-4000-8000-000000000001', daysAgo: 2, picture: callCover, ...firstCall },
  { id: 'b1090000-0000-4000-8000-000000000002', daysAgo: 9, picture: profileCover, ...goodProfile },
  { id: 'b1090000-0000-4000-8000-000000000003', daysAgo: 16, picture: safetyCover, ...safety },
];

/** Writes the sample posts of a demo with their covers. */
export async function seedPosts(app: App): Promise<void> {
  const now = app.clock();
  for (const { id, daysAgo, picture, coverAlt, ...post } of samples) {
    const storageKey = `samples/posts/${id}`;
    const raw = await sharp(Buffer.from(picture)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const info = { width: raw.info.width, height: raw.info.height, channels: 3 as const };
    const { files, width, height } = await renderPicture({ data: raw.data, info });
    for (const [name, bytes] of Object.entries(files)) await app.storage.put(`${storageKey}/${name}`, bytes);
    const publishedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const body = cleanBody(post.body, [], app.config.publicUrl);
    await app.db.transaction().execute(async (tx) => {
      const instants = { created_at: publishedAt, updated_at: publishedAt, noted_at: publishedAt };
      await tx
        .insertInto('posts')
        .values({ ...post, id, body, cover: id, cover_alt: coverAlt, ...instants })
        .execute();
      await tx
        .insertInto('post_pictures')
        .values({ id, post_id: id, storage_key: storageKey, width, height, added_at: publishedAt })
        .execute();
      await copyToReaders(tx, {
        id,
        from: 'draft',
        pictures: [id],
        words: countWords(body),
        now: publishedAt,
      });
    });
  }
}
