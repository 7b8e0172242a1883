import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordRead } from '../audit/audit.ts';
import type { App } from '../kit/app.ts';
import { requireStaff } from '../kit/call.ts';
import { can } from '../kit/capabilities.ts';
import { originOf } from '../kit/http.ts';
import { take } from '../kit/limits.ts';
import { isUuid } from '../kit/text.ts';
import type { Viewer } from '../kit/viewer.ts';
import { findPaper } from './store.ts';

/** A paper is drawn anew each time, which keeps a processor busy for a moment. */
const A_MINUTE = 60;

/** GET /api/papers/{id}: the paper as a PDF, for the account it was written for and for staff who keep the books. */
export async function servePapers(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string } }>('/api/papers/:id', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    const viewer = await viewerOf(request);
    if (!viewer) {
      return reply.code(401).send({ code: 'UNAUTHORIZED', status: 401, message: 'Please log in first.' });
    }
    const { id } = request.params;
    const readsAll = can(viewer, 'invoices.read');
    const paper = isUuid(id) && (await findPaper(app.db, id, readsAll ? null : viewer.accountId));
    if (!paper) return reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found.' });
    const wait = await take(app.db, app.clock, {
      key: `papers of ${viewer.accountId}`,
      max: A_MINUTE,
      windowSeconds: 60,
    });
    if (wait > 0) {
      return reply.code(429).send({
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        message: 'These are many papers in a short time.',
        data: { retryAfterSeconds: wait },
      });
    }
    if (paper.account_id !== viewer.accountId) {
      const staff = requireStaff({ viewer, client: originOf(request) });
      await recordRead(app, staff, { kind: 'invoice', ids: [id] });
    }
    // With its fonts and its shaper it is a fifth of a second to load, which a start need not wait for.
    const { printPaper } = await import('./pdf.ts');
    return (
      reply
        .header('content-disposition', `inline; filename="${paper.number.replaceAll('/', '-')}.pdf"`)
        .header('x-robots-tag', 'noindex')
        // The browser's own viewer is an embedded object to the policy of the page it makes.
        .header(
          'content-security-policy',
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('application/pdf')
        .send(await printPaper(paper))
    );
  });
}
