import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAccess } from '../../../kit/api/access.ts';
import { requireManager } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { acceptUpload } from '../../../kit/media/acceptUpload.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { DOCUMENT_KINDS } from '../shared/rules.ts';
import { uploadDocument } from './upload.ts';

/** Serves PUT /api/me/id-document/{kind}/{id}: submits an identity document, whose bytes are the body. */
export async function serveSubmission(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  await acceptUpload(http, '/api/me/id-document/:kind/:id', async ({ request, params, body, ...upload }) => {
    const viewer = await viewerOf(request);
    const profile = request.headers['x-profile'];
    requireAccess('manager', {
      viewer,
      client: { profile: typeof profile === 'string' ? profile : null },
    });
    const { id = '' } = params;
    const kind = DOCUMENT_KINDS.find((one) => one === params.kind);
    if (!isUuid(id) || !kind) throw refuse.notFound();
    upload.checkLength();
    return uploadDocument(app, requireManager(viewer), { id, kind, body, isCancelled: upload.isCancelled });
  });
}
