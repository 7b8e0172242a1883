import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from '../../../kit/api/access.ts';
import { requireManager } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { acceptUpload } from '../../../kit/media/acceptUpload.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { uploadPhoto } from './upload.ts';

/** Serves PUT /api/me/photos/{id}: adds a photo, whose bytes are the body, to the viewer's profile. */
export async function serveUpload(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  await acceptUpload(http, '/api/me/photos/:id', async (upload) => {
    const viewer = await viewerOf(upload.request);
    const profile = upload.request.headers['x-profile'];
    requireAccess('manager', {
      viewer,
      client: { profile: typeof profile === 'string' ? profile : null },
    });
    const { id = '' } = upload.params;
    if (!isUuid(id)) throw refuse.notFound();
    upload.checkLength();
    return uploadPhoto(app, requireManager(viewer), id, upload.body, upload.isCancelled);
  });
}
