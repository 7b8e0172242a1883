import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordRead } from '../../base/audit/audit.ts';
import { requireStaff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { originOf } from '../../kit/http/http.ts';
import { can } from '../../kit/shared/api/capabilities.ts';
import { isUuid } from '../../kit/shared/api/text.ts';
import { findCopy } from '../photos/files/copy.ts';
import { findReport } from './store.ts';

/** Serves GET /api/reports/{id}/photo: the copy of a reported photo, for staff who decide on reports. */
export async function serveReportedPhoto(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string } }>('/api/reports/:id/photo', async (request, reply) => {
    const { id } = request.params;
    const viewer = await viewerOf(request);
    const report = isUuid(id) && can(viewer, 'profiles.review') ? await findReport(app.db, id) : undefined;
    const copy = report?.storage_key ? await findCopy(app, report.storage_key) : null;
    reply.header('cache-control', 'no-store');
    if (!copy) return reply.code(404).send(refuse.notFound().toJSON());
    const staff = requireStaff({ viewer, client: originOf(request) });
    await recordRead(app, staff, { kind: 'report', ids: [id] });
    const file = await app.storage.open(copy.path);
    if (!file) return reply.code(404).send(refuse.notFound().toJSON());
    return reply
      .header('x-robots-tag', 'noindex, noimageindex')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('content-disposition', 'inline')
      .type(copy.type)
      .send(file.content);
  });
}
