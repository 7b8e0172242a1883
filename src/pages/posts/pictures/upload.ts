import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../../base/audit/audit.ts';
import { requireAccess } from '../../../kit/api/access.ts';
import { requireStaff, type Staff } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { originOf } from '../../../kit/http/http.ts';
import { acceptUpload } from '../../../kit/media/acceptUpload.ts';
import { queueDecode } from '../../../kit/media/decodeQueue.ts';
import { receive } from '../../../kit/media/receive.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { keepFiles, removeUnowned } from '../../../people/photos/files/write.ts';
import { picturesIn } from '../body/clean.ts';
import { PICTURES_MAX, pictureAddress } from '../shared/rules.ts';
import { lockDraft } from '../store/drafts.ts';
import {
  deletePictures,
  findPicture,
  insertPicture,
  listPictures,
  listVersions,
  type PictureRow,
} from '../store/pictures.ts';

/** No profile has this id: the pictures of all posts share its turns. */
const POSTS = 0;

const shown = ({ id, width, height }: PictureRow) => ({
  id,
  small: pictureAddress(id, 'small'),
  large: pictureAddress(id, 'large'),
  width,
  height,
});

/**
 * Adds a picture to a post. Its id comes from the browser, so that an upload that is repeated adds nothing. Refuses with
 * words what is no picture, and more than `PICTURES_MAX`.
 */
async function uploadPicture(
  app: App,
  staff: Staff,
  { id, postId, body }: { id: string; postId: string; body: Readable },
) {
  const known = await findPicture(app.db, id);
  if (known) return existing(known, postId);
  const { files, width, height } = await receive(app, body, (file) =>
    queueDecode(POSTS, async () => {
      const [{ decodePicture }, { renderPicture }] = await Promise.all([
        import('../../../kit/media/decode.ts'),
        import('./render.ts'),
      ]);
      return renderPicture(await decodePicture(file));
    }),
  );
  const storageKey = `posts/${randomUUID()}`;
  const takeOwnership = await keepFiles(app, storageKey, files);
  try {
    return await app.db.transaction().execute(async (tx) => {
      const now = app.clock();
      if (!(await lockDraft(tx, postId))) throw refuse.notFound();
      // The same upload, sent twice: the files of this one are removed below.
      if (await findPicture(tx, id)) throw refuse.conflict();
      const removed = await makeRoom(tx, postId, now);
      await takeOwnership(tx);
      const picture = { id, post_id: postId, storage_key: storageKey, width, height };
      await insertPicture(tx, { ...picture, now });
      const subject = { kind: 'post' as const, id: postId };
      await recordAudit(tx, {
        actor: staff,
        action: 'change',
        subject,
        now,
        before: removed.length > 0 ? { images: removed } : {},
        after: { image: id },
      });
      return shown(picture);
    });
  } catch (error) {
    await removeUnowned(app, storageKey);
    const added = await findPicture(app.db, id);
    if (added) return existing(added, postId);
    throw error;
  }
}

/** Within this time a picture may be added and not saved yet, or taken out and brought back by an undo. */
const UNUSED_MS = HOUR_MS;

/**
 * Removes the pictures of a full post that were taken out of it, and returns their ids. Refuses when it shows too many.
 * The post is locked.
 */
async function makeRoom(tx: Tx, postId: string, now: Date): Promise<string[]> {
  const pictures = await listPictures(tx, postId);
  if (pictures.length < PICTURES_MAX) return [];
  const used = new Set(
    (await listVersions(tx, postId)).flatMap(({ cover, body }) => [cover, ...picturesIn(body)]),
  );
  const unused = pictures.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  const removed = await deletePictures(tx, unused, new Date(now.getTime() - UNUSED_MS));
  if (removed.length === 0) throw refuse.conflict(code('post_pictures_full', { maximum: PICTURES_MAX }));
  return removed;
}

function existing(picture: PictureRow, postId: string) {
  if (picture.post_id !== postId) throw refuse.notFound();
  return shown(picture);
}

/** Serves PUT /api/staff/posts/{id}/pictures/{picture}: adds a picture, whose bytes are the body, to a post. */
export async function servePictureUpload(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  await acceptUpload(http, '/api/staff/posts/:id/pictures/:picture', async (upload) => {
    const viewer = await viewerOf(upload.request);
    requireAccess({ staff: 'posts.edit' }, { viewer, client: { profile: null } });
    const staff = requireStaff({ viewer, client: originOf(upload.request) });
    const { id: postId = '', picture: id = '' } = upload.params;
    if (!isUuid(postId) || !isUuid(id)) throw refuse.notFound();
    upload.checkLength();
    return uploadPicture(app, staff, { id, postId, body: upload.body });
  });
}
