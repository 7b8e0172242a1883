import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordRead } from '../audit/audit.ts';
import { requireStaff } from '../kit/api/call.ts';
import { can } from '../kit/api/capabilities.ts';
import { code } from '../kit/api/errorCode.ts';
import { consume } from '../kit/api/limits.ts';
import { refuse } from '../kit/api/refusals.ts';
import { isUuid } from '../kit/api/text.ts';
import type { Viewer } from '../kit/api/viewer.ts';
import type { App } from '../kit/app/app.ts';
import { originOf } from '../kit/http/http.ts';
import { findInvoiceById } from './store.ts';

/** An invoice is drawn anew each time, which keeps a processor busy for a moment. */
const A_MINUTE = 60;

/** GET /api/invoices/{id}: the invoice as a PDF, for the account it was written for and for staff who keep the books. */
export async function serveInvoices(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  http.get<{ Params: { id: string } }>('/api/invoices/:id', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
    const viewer = await viewerOf(request);
    if (!viewer) {
      return reply.code(401).send(refuse.unauthorized().toJSON());
    }
    const { id } = request.params;
    const readsAll = can(viewer, 'invoices.read');
    const invoice = isUuid(id) && (await findInvoiceById(app.db, id, readsAll ? null : viewer.accountId));
    if (!invoice) return reply.code(404).send(refuse.notFound().toJSON());
    const wait = await consume(app.db, app.clock, {
      key: `invoices of ${viewer.accountId}`,
      max: A_MINUTE,
      windowSeconds: 60,
    });
    if (wait > 0) {
      return reply.code(429).send(refuse.tooMany(wait, code('invoices_too_often')).toJSON());
    }
    if (invoice.account_id !== viewer.accountId) {
      const staff = requireStaff({ viewer, client: originOf(request) });
      await recordRead(app, staff, { kind: 'invoice', ids: [id] });
    }
    // With its fonts and its shaper it is a fifth of a second to load, which a start need not wait for.
    const { printInvoice } = await import('./pdf/pdf.ts');
    return (
      reply
        .header('content-disposition', `inline; filename="${invoice.number.replaceAll('/', '-')}.pdf"`)
        .header('x-robots-tag', 'noindex')
        // The browser's own viewer is an embedded object to the policy of the page it makes.
        .header(
          'content-security-policy',
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('application/pdf')
        .send(await printInvoice(invoice, invoice.locale))
    );
  });
}
