import { type AuditActor, recordAudit, system } from '../../../base/audit/audit.ts';
import type { Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { picturesIn } from '../body/clean.ts';
import type { EditedPost } from '../contract.ts';
import { toEditedPost } from '../postViews.ts';
import { countWords, SCHEDULE_MAX_MS } from '../shared/rules.ts';
import type { DraftContent } from '../store/drafts.ts';
import { type DraftRow, findDraft, lockDraft } from '../store/drafts.ts';
import { copyToReaders, deletePublished } from '../store/published.ts';
import { copyToSchedule, deleteScheduled, findScheduled, listDuePosts } from '../store/scheduled.ts';

type Publication = { id: string; version: number; publishAt: string | null };

/**
 * Shows readers a post as the editor read it: now, or at a time in the future if they don't see it yet. What is saved until
 * then is published when an editor publishes it again.
 */
export async function publishPost(
  app: App,
  staff: Staff,
  { id, version, publishAt }: Publication,
): Promise<EditedPost> {
  return app.db.transaction().execute(async (tx) => {
    const now = app.clock();
    const row = await lockDraft(tx, id);
    if (!row) throw refuse.notFound();
    if (row.version !== version) {
      throw refuse.conflict(
        row.editor ? code('post_changed_by', { colleague: row.editor }) : code('post_changed'),
      );
    }
    checkComplete(row);
    if (publishAt === null) {
      if (row.live_version !== row.version) await showReaders(tx, row, { actor: staff, now, from: 'draft' });
    } else await schedule(tx, row, { staff, now, publishAt: new Date(publishAt) });
    return toEditedPost((await findDraft(tx, id))!);
  });
}

async function schedule(
  tx: Tx,
  row: DraftRow,
  { staff, now, publishAt }: { staff: Staff; now: Date; publishAt: Date },
): Promise<void> {
  if (row.live_slug !== null) throw refuse.conflict(code('post_published'));
  if (publishAt <= now) throw refuse.invalid({ publishAt: code('post_time_past') });
  if (publishAt.getTime() - now.getTime() > SCHEDULE_MAX_MS)
    throw refuse.invalid({ publishAt: code('post_time_far') });
  if (row.publish_at?.getTime() === publishAt.getTime() && row.scheduled_version === row.version) return;
  await copyToSchedule(tx, row.id, publishAt);
  await recordAudit(tx, {
    actor: staff,
    action: 'publish',
    subject: { kind: 'post', id: row.id },
    now,
    before: { publishAt: row.publish_at, version: row.scheduled_version },
    after: { publishAt, version: row.version },
  });
}

async function showReaders(
  tx: Tx,
  row: DraftRow,
  { actor, now, from }: { actor: AuditActor; now: Date; from: 'draft' | 'schedule' },
): Promise<void> {
  const { id } = row;
  const { slug, body, cover, version } = from === 'draft' ? row : (await findScheduled(tx, id))!;
  const pictures = [...new Set([...(cover ? [cover] : []), ...picturesIn(body)])];
  await copyToReaders(tx, { id, from, pictures, words: countWords(body), now });
  await deleteScheduled(tx, id);
  const subject = { kind: 'post' as const, id };
  const publishedBy = actor.accountId ?? 'system';
  await recordEvent(tx, { name: 'post.published', data: { post: id }, actor: publishedBy, subject });
  await recordAudit(tx, {
    actor,
    action: 'publish',
    subject,
    now,
    before: { slug: row.live_slug, version: row.live_version },
    after: { slug, version },
  });
}

/** Takes a post away from readers, or off the schedule. It stays as a draft; doing it once more changes nothing. */
export async function unpublishPost(app: App, staff: Staff, id: string): Promise<EditedPost> {
  return app.db.transaction().execute(async (tx) => {
    const row = await lockDraft(tx, id);
    if (!row) throw refuse.notFound();
    const subject = { kind: 'post' as const, id };
    await deleteScheduled(tx, id);
    if (await deletePublished(tx, id)) {
      await recordEvent(tx, {
        name: 'post.unpublished',
        data: { post: id },
        actor: staff.accountId,
        subject,
      });
    } else if (!row.publish_at) return toEditedPost(row);
    await recordAudit(tx, {
      actor: staff,
      action: 'unpublish',
      subject,
      now: app.clock(),
      before: { slug: row.live_slug, publishAt: row.publish_at },
      after: { slug: null, publishAt: null },
    });
    return toEditedPost((await findDraft(tx, id))!);
  });
}

/** Publishes the posts whose time has come. One that fails keeps none of the others waiting; its error is thrown at the end. */
export async function publishDue(app: App): Promise<void> {
  const failed: unknown[] = [];
  for (const id of await listDuePosts(app.db, app.clock())) {
    await app.db
      .transaction()
      .execute(async (tx) => {
        const now = app.clock();
        const row = await lockDraft(tx, id);
        if (row?.publish_at && row.publish_at <= now)
          await showReaders(tx, row, { actor: system, now, from: 'schedule' });
      })
      .catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

/** Refuses a post that readers could not be shown yet, with what each field needs. */
function checkComplete(post: DraftContent): void {
  const wrong: Record<string, Coded> = {};
  if (!post.title) wrong.title = code('post_title_missing');
  if (!post.slug) wrong.slug = code('post_slug_missing');
  if (!post.description) wrong.description = code('post_description_missing');
  if (!post.author) wrong.author = code('post_author_missing');
  if (countWords(post.body) === 0) wrong.body = code('post_body_missing');
  if (post.cover && !post.cover_alt) wrong.coverAlt = code('post_alt_missing');
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
}
