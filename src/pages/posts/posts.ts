import { recordAudit } from '../../base/audit/audit.ts';
import type { Staff } from '../../kit/api/call.ts';
import { cutPage, readCursor } from '../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../kit/api/lists/pages.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordEvent } from '../../kit/events/events.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { MINUTE_MS } from '../../kit/shared/time/durations.ts';
import { cleanBody } from './body/clean.ts';
import type { EditedPost } from './contract.ts';
import { toEditedPost, toPostRow } from './postViews.ts';
import { POST_BODY_MAX, type PostState, RESERVED_SLUGS, SLUG } from './shared/rules.ts';
import {
  type DraftContent,
  type DraftRow,
  deleteDraft,
  findDraft,
  insertDraft,
  isSlugTaken,
  listDrafts,
  lockDraft,
  type PostSortKey,
  updateDraft,
} from './store/drafts.ts';
import { listPictures } from './store/pictures.ts';

/** Automatic saves of one editor within this time are one row of the audit log. */
const ONE_ACT_MS = 10 * MINUTE_MS;

/** Returns a page of the posts in a state, or of all. */
export async function readPosts(
  app: App,
  { state, q, cursor }: { state?: PostState; q?: string; cursor?: string },
) {
  const list = `posts ${state ?? 'all'} ${q ?? ''}`;
  const after = await readCursor<PostSortKey>(app.db, list, cursor);
  const rows = await listDrafts(app.db, { state, q, after, limit: PAGE_SIZE + 1 });
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: ({ at_text, id }) => [at_text, id],
  });
  return { items: page.map(toPostRow), nextCursor };
}

/** Returns a post as its editor sees it, changes that are not published included. Refuses an unknown one as not found. */
export async function readPost(app: App, id: string): Promise<EditedPost> {
  const row = await findDraft(app.db, id);
  if (!row) throw refuse.notFound();
  return toEditedPost(row);
}

type Input = Omit<DraftContent, 'cover_alt'> & { id: string; version: number; coverAlt: string };

/**
 * Saves a post: version 0 adds it, any other must be the one that is stored. Saving the same once more changes nothing.
 * Readers see it once it is published.
 */
export async function savePost(app: App, staff: Staff, input: Input): Promise<EditedPost> {
  const { id, version, coverAlt, ...fields } = input;
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const found = await lockDraft(tx, id);
    if (!found && version !== 0) throw refuse.notFound();
    const pictures = await listPictures(tx, id);
    if (fields.cover && !pictures.some((one) => one.id === fields.cover))
      throw refuse.invalid({ cover: code('post_picture_missing') });
    const post: DraftContent = {
      ...fields,
      tags: withoutRepeats(fields.tags),
      cover_alt: coverAlt,
      body: cleanBody(fields.body, pictures, app.config.publicUrl),
    };
    // Cleaning may add to it, as to links: the editor could not send back what it is given.
    if (post.body.length > POST_BODY_MAX)
      throw refuse.invalid({ body: code('text_long', { maximum: POST_BODY_MAX }) });
    if (found && isSame(found, post)) return toEditedPost(found);
    if (found && found.version !== version) throw refuse.conflict(changedBy(found));
    await checkSlug(tx, post.slug, id);
    const noted =
      !found ||
      found.updated_by !== staff.accountId ||
      now.getTime() - found.noted_at.getTime() >= ONE_ACT_MS;
    const change = { ...post, id, actor: staff.accountId, now };
    if (found) await updateDraft(tx, { ...change, noted });
    else if (!(await insertDraft(tx, change))) throw refuse.conflict(code('post_changed'));
    if (noted) {
      await recordAudit(tx, {
        actor: staff,
        action: found ? 'change' : 'create',
        subject: { kind: 'post', id },
        now,
        before: found ? { title: found.title, slug: found.slug } : {},
        after: { title: post.title, slug: post.slug },
      });
    }
    return toEditedPost((await findDraft(tx, id))!);
  });
}

const changedBy = ({ editor }: DraftRow) =>
  editor ? code('post_changed_by', { colleague: editor }) : code('post_changed');

function withoutRepeats(tags: string[]): string[] {
  const seen = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  return [...seen.values()];
}

const contentOf = ({ title, slug, description, body, tags, author, cover, cover_alt }: DraftContent) =>
  JSON.stringify([title, slug, description, body, tags, author, cover, cover_alt]);

const isSame = (row: DraftRow, post: DraftContent) => contentOf(row) === contentOf(post);

async function checkSlug(tx: Tx, slug: string, id: string): Promise<void> {
  if (slug === '') return;
  if (!SLUG.test(slug)) throw refuse.invalid({ slug: code('post_slug_invalid') });
  if (RESERVED_SLUGS.includes(slug) || (await isSlugTaken(tx, slug, id)))
    throw refuse.invalid({ slug: code('post_slug_taken') });
}

/** Deletes a post with its pictures, also for readers. */
export async function removePost(app: App, staff: Staff, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const found = await lockDraft(tx, id);
    if (!found) throw refuse.notFound();
    await deleteDraft(tx, id);
    const subject = { kind: 'post' as const, id };
    await recordEvent(tx, { name: 'post.removed', data: { post: id }, actor: staff.accountId, subject });
    const before = { title: found.title, slug: found.slug, published: found.live_slug !== null };
    await recordAudit(tx, { actor: staff, action: 'remove', subject, now: app.clock(), before, after: {} });
  });
}
