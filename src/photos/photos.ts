import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { recordRead } from '../audit/audit.ts';
import { requireStaff } from '../kit/api/call.ts';
import { can } from '../kit/api/capabilities.ts';
import { refuse } from '../kit/api/refusals.ts';
import { isUuid } from '../kit/api/text.ts';
import type { Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { originOf } from '../kit/http/http.ts';
import { photosOpenTo, visibleTo } from '../profiles/visible/visible.ts';
import { type Encoding, masterPath, sizePath } from './paths.ts';

/** Besides the sizes that others may see, the whole picture for those who crop and review it. */
const SIZES = ['small', 'large', 'blurred', 'whole'] as const;
type Size = (typeof SIZES)[number];

/**
 * Returns the storage key of a photo, if the viewer may see it in this size: the profile must be visible to them, the photo
 * approved (or their own), any size but the blurred one open to them, and the whole picture their own. Null otherwise.
 */
async function findVisibleKey(
  app: App,
  viewer: Viewer | null,
  id: string,
  size: Size,
): Promise<string | null> {
  const me = viewer?.profile?.id ?? 0;
  const { rows } = await sql<{ storage_key: string; open: boolean; own: boolean }>`
    select h.storage_key, ${photosOpenTo(viewer)} as open, p.id = ${me} as own
    from photos h join profile_summaries p on p.id = h.profile_id
    where h.id = ${id}::uuid
      and ${visibleTo(viewer)}
      and (h.approved_at is not null or p.id = ${me})`.execute(app.db);
  const row = rows[0];
  if (!row || (size !== 'blurred' && !row.open) || (size === 'whole' && !row.own)) return null;
  return row.storage_key;
}

/** Returns the storage key of any photo, for staff who review profiles. */
async function findReviewedKey(app: App, id: string): Promise<string | null> {
  const row = await app.db.selectFrom('photos').select('storage_key').where('id', '=', id).executeTakeFirst();
  return row?.storage_key ?? null;
}

type File = { path: string; type: 'image/webp' | 'image/jpeg' };

/** Returns the file of a size that a browser can show; null when there is none, as of a photo that is being removed. */
async function findFile(app: App, key: string, size: Size, accept: string): Promise<File | null> {
  const isThere = (path: string) => app.storage.exists(path);
  if (size === 'whole') {
    const path = masterPath(key);
    return (await isThere(path)) ? { path, type: 'image/jpeg' } : null;
  }
  // A browser that names types of pictures and not this one is older than it.
  const encodings: Encoding[] =
    accept.includes('image/') && !accept.includes('image/webp') ? ['jpg', 'webp'] : ['webp'];
  for (const encoding of encodings) {
    const path = sizePath(key, size, encoding);
    if (await isThere(path)) return { path, type: encoding === 'jpg' ? 'image/jpeg' : 'image/webp' };
  }
  return null;
}

/** Serves GET /api/photos/{id}/{size}: the picture, after the same check as for every read of a profile. */
export async function servePhotos(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string; size: string } }>(
    '/api/photos/:id/:size',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { id } = request.params;
      const size = isUuid(id) && SIZES.find((one) => one === request.params.size);
      const viewer = size ? await viewerOf(request) : null;
      let key = size ? await findVisibleKey(app, viewer, id, size) : null;
      if (size && !key && can(viewer, 'profiles.review')) {
        key = await findReviewedKey(app, id);
        const staff = requireStaff({ viewer, client: originOf(request) });
        if (key) await recordRead(app, staff, { kind: 'photo', ids: [id] });
      }
      const file = size && key ? await findFile(app, key, size, request.headers.accept ?? '') : null;
      // Kept by this browser alone, which asks again each time: who may see a photo can change at any moment.
      reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accept');
      if (!file) {
        return reply.code(404).header('cache-control', 'no-store').send(refuse.notFound().toJSON());
      }
      const etag = `"${createHash('sha256').update(file.path).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', etag)
        .header('x-robots-tag', 'noindex, noimageindex')
        // Opened by itself, it is a picture and nothing else.
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .header('content-disposition', 'inline');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(file.type).send(await app.storage.getStream(file.path));
    },
  );
}
