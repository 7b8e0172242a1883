import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../base/audit/audit.ts';
import { requireStaff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { originOf } from '../../kit/http/http.ts';
import { can } from '../../kit/shared/api/capabilities.ts';
import { isUuid } from '../../kit/shared/api/text.ts';
import { readPicture } from './read.ts';

/**
 * Serves GET /api/staff/id-documents/{id}: the picture of a waiting document, for reviewers. Each view is
 * written to the audit log before a byte is sent, and into the data download of the family.
 */
export async function serveDocument(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string } }>('/api/staff/id-documents/:id', async (request, reply) => {
    const { id } = request.params;
    const viewer = await viewerOf(request);
    const found = isUuid(id) && can(viewer, 'profiles.review') ? await readPicture(app, id) : null;
    reply.header('cache-control', 'no-store');
    if (!found) return reply.code(404).send(refuse.notFound().toJSON());
    const actor = requireStaff({ viewer, client: originOf(request) });
    await app.db.transaction().execute((tx) =>
      recordAudit(tx, {
        actor,
        action: 'open',
        subject: { kind: 'profile', id: found.publicId },
        now: app.clock(),
        after: { document: found.kind },
      }),
    );
    return reply
      .header('x-robots-tag', 'noindex, noimageindex')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('content-disposition', 'inline')
      .type('image/jpeg')
      .send(found.picture);
  });
}
