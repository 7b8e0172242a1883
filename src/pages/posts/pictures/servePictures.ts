import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { hasEtag } from '../../../kit/http/etag.ts';
import { can } from '../../../kit/shared/api/capabilities.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { PICTURE_SIZES, type PictureSize } from '../shared/rules.ts';
import { findPictureFiles } from '../store/pictures.ts';

const files: Record<PictureSize, { name: string; type: string }> = {
  small: { name: 'small.webp', type: 'image/webp' },
  large: { name: 'large.webp', type: 'image/webp' },
  share: { name: 'share.jpg', type: 'image/jpeg' },
};

/**
 * A picture never changes, but its post may be taken away: who has seen it may keep it for an hour, and a cache that many
 * share sends it only after it has revalidated it.
 */
const LIVE = 'public, max-age=3600, s-maxage=0';

/** Serves GET /api/posts/pictures/{id}/{size}: to everybody what a published post shows, the others to editors. */
export async function servePictures(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string; size: string } }>(
    '/api/posts/pictures/:id/:size',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { id } = request.params;
      const size = PICTURE_SIZES.find((one) => one === request.params.size);
      const found = size && isUuid(id) ? await findPictureFiles(app.db, id) : undefined;
      const open = found && (found.live || can(await viewerOf(request), 'posts.edit'));
      const etag = `"${id}-${size}"`;
      if (open && found.live && hasEtag(request.headers['if-none-match'], etag))
        return reply.code(304).header('cache-control', LIVE).header('etag', etag).send();
      const bytes = open && size ? await app.storage.read(`${found.storage_key}/${files[size].name}`) : null;
      if (!bytes) return reply.code(404).header('cache-control', 'no-store').send(refuse.notFound().toJSON());
      // Link previews of other sites show what readers see.
      if (found!.live)
        reply
          .header('cache-control', LIVE)
          .header('etag', etag)
          .header('cross-origin-resource-policy', 'cross-origin');
      else reply.header('cache-control', 'private, no-store');
      return (
        reply
          // Opened by itself, it is a picture and nothing else.
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .header('content-disposition', 'inline')
          .type(files[size!].type)
          .send(bytes)
      );
    },
  );
}
