import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordRead } from '../../base/audit/audit.ts';
import { requireStaff } from '../../kit/api/call.ts';
import { countReading } from '../../kit/api/limits/readings.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { fingerprint } from '../../kit/fingerprint.ts';
import { hasEtag } from '../../kit/http/etag.ts';
import { originOf } from '../../kit/http/http.ts';
import { can } from '../../kit/shared/api/capabilities.ts';
import { isUuid } from '../../kit/shared/api/text.ts';
import { openKeys } from './files/keys.ts';
import { type Encoding, masterPath, sizePath } from './files/paths.ts';

/** The sizes that others may see, and the whole picture for cropping and review. */
const SIZES = ['small', 'large', 'blurred', 'whole'] as const;
type Size = (typeof SIZES)[number];

/**
 * Whether a viewer may see a photo that is visible to them in a size: any but the blurred one must be open to them, and
 * the whole picture their own.
 */
const isOpen = ({ open, own }: { open: boolean; own: boolean }, size: Size) =>
  size === 'blurred' || (open && (size !== 'whole' || own));

/** Returns the storage key of any photo, for staff who review profiles or work with members. */
async function findReviewedKey(app: App, id: string): Promise<string | null> {
  const row = await app.db.selectFrom('photos').select('storage_key').where('id', '=', id).executeTakeFirst();
  return row?.storage_key ?? null;
}

type File = { path: string; type: 'image/webp' | 'image/jpeg' };

/** Returns where a size of a photo may be, in the encodings that a browser can show, the best one first. */
function filesOf(key: string, size: Size, accept: string): File[] {
  if (size === 'whole') return [{ path: masterPath(key), type: 'image/jpeg' }];
  // A browser that names types of pictures and not this one is older than it.
  const encodings: Encoding[] =
    accept.includes('image/') && !accept.includes('image/webp') ? ['jpg', 'webp'] : ['webp'];
  return encodings.map((encoding) => ({
    path: sizePath(key, size, encoding),
    type: encoding === 'jpg' ? 'image/jpeg' : 'image/webp',
  }));
}

const etagOf = ({ path }: File) => `"${fingerprint(path)}"`;

/** Returns the first file that is there; null when none is, as of a photo that is being removed. */
async function readFirst(app: App, files: File[]): Promise<(File & { bytes: Uint8Array }) | null> {
  for (const file of files) {
    const bytes = await app.storage.read(file.path);
    if (bytes) return { ...file, bytes };
  }
  return null;
}

/** Serves GET /api/photos/{id}/{size}: the picture, after the same check as for every read of a profile. */
export async function servePhotos(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  const findKey = openKeys(app);
  http.get<{ Params: { id: string; size: string } }>(
    '/api/photos/:id/:size',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { id } = request.params;
      const size = isUuid(id) && SIZES.find((one) => one === request.params.size);
      const viewer = size ? await viewerOf(request) : null;
      const visible = size ? await findKey(viewer, id) : undefined;
      let key = size && visible && isOpen(visible, size) ? visible.storageKey : null;
      if (size && !key && (can(viewer, 'profiles.review') || can(viewer, 'members.read'))) {
        key = await findReviewedKey(app, id);
        const staff = requireStaff({ viewer, client: originOf(request) });
        if (key) await recordRead(app, staff, { kind: 'photo', ids: [id] });
      }
      // Kept by this browser alone, which revalidates it each time: who may see a photo can change at any moment.
      reply.header('cache-control', 'private, no-cache').header('vary', 'cookie, accept');
      const files = size && key ? filesOf(key, size, request.headers.accept ?? '') : [];
      const unchanged = files.find((file) => hasEtag(request.headers['if-none-match'], etagOf(file)));
      const file = unchanged ? { ...unchanged, bytes: null } : await readFirst(app, files);
      if (!file) {
        return reply.code(404).header('cache-control', 'no-store').send(refuse.notFound().toJSON());
      }
      if (visible && !visible.own && size && size !== 'blurred' && file.bytes)
        await countReading({ app, viewer, address: originOf(request).address, kind: 'photos', items: [id] });
      reply
        .header('etag', etagOf(file))
        .header('x-robots-tag', 'noindex, noimageindex')
        // Opened by itself, it is a picture and nothing else.
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .header('content-disposition', 'inline');
      if (!file.bytes) return reply.code(304).send();
      return reply.type(file.type).send(file.bytes);
    },
  );
}
