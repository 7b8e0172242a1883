import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { isConfirmed } from '../../../people/accounts/sessions/confirmed.ts';
import { findDownload } from './downloadStore.ts';
import { fileOf } from './files.ts';

/** Serves GET /api/me/downloads/{id}: the ZIP file, to the account that it is about, until it expires, with the password given lately. */
export async function serveDownload(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string } }>('/api/me/downloads/:id', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    const viewer = await viewerOf(request);
    if (!viewer) return reply.code(401).send(refuse.unauthorized().toJSON());
    const { id } = request.params;
    const row = isUuid(id) ? await findDownload(app.db, id) : undefined;
    const usable = row?.account_id === viewer.accountId && row.ready_at && row.expires_at > app.clock();
    // A restored backup has the row and not the file.
    const size = usable ? await app.archives.size(fileOf(id)) : null;
    if (usable && !(await isConfirmed(app, viewer))) {
      return reply.code(403).send(refuse.forbidden(code('password_confirm')).toJSON());
    }
    const file = size === null ? null : await app.archives.open(fileOf(id));
    if (!row?.ready_at || !file) return reply.code(404).send(refuse.notFound().toJSON());
    return reply
      .header('content-disposition', `attachment; filename="my-data-${dayInIndia(row.ready_at)}.zip"`)
      .header('content-length', file.size)
      .header('x-robots-tag', 'noindex')
      .type('application/zip')
      .send(file.content);
  });
}
