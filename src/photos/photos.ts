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

const SIZES = ['small', 'large', 'blurred'] as const;
type Size = (typeof SIZES)[number];

/**
 * Returns the storage path of a photo's size, if the viewer may see it: the profile must be visible to them, the photo
 * approved (or their own), and any size but the blurred one open to them. Null otherwise.
 */
async function findPhoto(app: App, viewer: Viewer | null, id: string, size: Size): Promise<string | null> {
  const { rows } = await sql<{ storage_key: string; open: boolean }>`
    select h.storage_key, ${photosOpenTo(viewer)} as open
    from photos h join profile_summaries p on p.id = h.profile_id
    where h.id = ${id}::uuid
      and ${visibleTo(viewer)}
      and (h.approved_at is not null or p.id = ${viewer?.profile?.id ?? 0})`.execute(app.db);
  const row = rows[0];
  if (!row || (size !== 'blurred' && !row.open)) return null;
  return `${row.storage_key}/${size}.webp`;
}

/** Returns the storage path of a photo's size, for staff who review profiles. */
async function findReviewed(app: App, id: string, size: Size): Promise<string | null> {
  const row = await app.db.selectFrom('photos').select('storage_key').where('id', '=', id).executeTakeFirst();
  return row ? `${row.storage_key}/${size}.webp` : null;
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
      const { id, size } = request.params;
      const known = isUuid(id) && SIZES.find((one) => one === size);
      const viewer = known ? await viewerOf(request) : null;
      let file = known ? await findPhoto(app, viewer, id, known) : null;
      if (known && !file && can(viewer, 'profiles.review')) {
        file = await findReviewed(app, id, known);
        const staff = requireStaff({ viewer, client: originOf(request) });
        if (file) await recordRead(app, staff, { kind: 'photo', ids: [id] });
      }
      if (!file || !(await app.storage.exists(file))) {
        return reply.code(404).send(refuse.notFound().toJSON());
      }
      // Cached by this browser only and for a while: who may see a photo can change.
      return reply
        .header('cache-control', 'private, max-age=600')
        .header('vary', 'cookie')
        .header('x-robots-tag', 'noindex, noimageindex')
        .type('image/webp')
        .send(await app.storage.getStream(file));
    },
  );
}
