import type { FastifyInstance } from 'fastify';
import { refuse } from '../api/refusals.ts';
import type { App } from '../app/app.ts';
import { putReport } from '../sms/smsStore.ts';

/**
 * Receives the delivery reports of the site's SMS gateway (a webhook). Another gateway's, and one that is not proven to
 * come from the gateway, is not found. The state of the message is kept, without its number.
 */
export async function serveSmsReports(http: FastifyInstance, app: App): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A signature covers what was sent.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // All come from a few addresses.
    const options = { config: { rateLimit: { max: 6000 } } };
    scope.post<{ Params: { gateway: string } }>(
      '/api/sms/reports/:gateway',
      options,
      async (request, reply) => {
        const { headers, params, url } = request;
        const gateway = app.config.sms?.gateway;
        const body = typeof request.body === 'string' ? request.body : '';
        const query = new URL(url, 'http://localhost').searchParams;
        const reports =
          gateway && gateway.name === params.gateway
            ? gateway.readReports({ body, headers, query })
            : 'forged';
        if (!gateway || reports === 'forged') return reply.code(404).send(refuse.notFound().toJSON());
        if (reports === 'unreadable') {
          // Sent again, it would be the same.
          app.log.warn({ gateway: gateway.name }, 'A delivery report has another form than documented');
          return { received: true };
        }
        for (const report of reports) {
          const news = await putReport(app.db, gateway.name, report, app.clock());
          if (news && report.state === 'failed')
            app.log.warn(
              { gateway: gateway.name, template: news.template, why: report.why },
              'An SMS was not delivered',
            );
        }
        return { received: true };
      },
    );
  });
}
