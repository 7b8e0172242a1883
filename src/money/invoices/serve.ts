import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordRead } from '../../base/audit/audit.ts';
import { findPrintedLogo } from '../../base/site/logo/logo.ts';
import { requireStaff } from '../../kit/api/call.ts';
import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { originOf } from '../../kit/http/http.ts';
import { can } from '../../kit/shared/api/capabilities.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { isUuid } from '../../kit/shared/api/text.ts';
import { findInvoiceById } from './store.ts';

/** Rate limit: an invoice is rendered on each request, which takes CPU time. */
const A_MINUTE = 60;

/** Serves GET /api/invoices/{id}: the invoice as a PDF, for its buyer's account and for finance staff. */
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
    // Fonts and shaper take a fifth of a second to load, so they are loaded on first use.
    const { printInvoice } = await import('./pdf/pdf.ts');
    const logo = invoice.site?.logo ? await findPrintedLogo(app.db, invoice.site.logo) : undefined;
    return (
      reply
        .header('content-disposition', `inline; filename="${invoice.number.replaceAll('/', '-')}.pdf"`)
        .header('x-robots-tag', 'noindex')
        // The browser's own PDF viewer is an embedded object to the content security policy.
        .header(
          'content-security-policy',
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        )
        .type('application/pdf')
        .send(await printInvoice(invoice, invoice.locale, logo))
    );
  });
}
