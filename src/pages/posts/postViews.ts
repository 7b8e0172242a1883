import type { EditedPost, PostRow } from './contract.ts';
import { countWords, minutesOf } from './shared/rules.ts';
import type { DraftRow } from './store/drafts.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** Returns a post as a line of the editors' list. */
export const toPostRow = (row: DraftRow): PostRow => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  author: row.author,
  state: row.live_slug !== null ? 'published' : row.publish_at ? 'scheduled' : 'draft',
  changed: (row.live_version ?? row.scheduled_version ?? row.version) !== row.version,
  publishAt: iso(row.publish_at),
  publishedAt: iso(row.published_at),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.editor,
});

/** Returns a post as editors see it. */
export const toEditedPost = (row: DraftRow): EditedPost => ({
  ...toPostRow(row),
  version: row.version,
  liveSlug: row.live_slug,
  description: row.description,
  body: row.body,
  tags: row.tags,
  cover: row.cover,
  coverAlt: row.cover_alt,
  minutes: minutesOf(countWords(row.body)),
});
