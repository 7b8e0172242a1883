import type { FastifyInstance, FastifyRequest } from 'fastify';
import { can } from '../../kit/api/capabilities.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { isUuid } from '../../kit/api/text.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { PICTURE_SIZES, type PictureSize } from '../rules.ts';
import { findPictureFiles } from '../store/pictures.ts';

const files: Record<PictureSize, { name: string; type: string }> = {
  small: { name: 'small.webp', type: 'image/webp' },
  large: { name: 'large.webp', type: 'image/webp' },
  share: { name: 'share.jpg', type: 'image/jpeg' },
};

/** A picture never changes; it is asked for again after a day, because its post may be taken away. */
const KEPT_SECONDS = 24 * 60 * 60;

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
      const bytes = open && size ? await read(app, `${found.storage_key}/${files[size].name}`) : null;
      if (!bytes) return reply.code(404).header('cache-control', 'no-store').send(refuse.notFound().toJSON());
      return (
        reply
          .header('cache-control', found!.live ? `public, max-age=${KEPT_SECONDS}` : 'private, no-store')
          // Opened by itself, it is a picture and nothing else. Link previews of other sites show it.
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('content-disposition', 'inline')
          .type(files[size!].type)
          .send(bytes)
      );
    },
  );
}

async function read(app: App, path: string): Promise<Uint8Array | null> {
  try {
    return await app.storage.getBytes(path);
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== 'ENOENT') throw error;
    return null;
  }
}
