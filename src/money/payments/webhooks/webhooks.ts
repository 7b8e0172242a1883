import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { settleDispute } from '../booking/settleDispute.ts';
import { settlePayment } from '../booking/settlePayment.ts';
import { settleRefund } from '../booking/settleRefund.ts';
import { endEvent, findEvent, insertEvent, markUnreadable } from '../store/eventStore.ts';

/**
 * Receives the gateway's webhooks. It accepts only bodies with a valid signature, and stores them as received before
 * acknowledging them. A task settles them.
 */
export async function serveGatewayEvents(http: FastifyInstance, app: App): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes; JSON that is parsed and written again would differ.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // All webhooks come from a few addresses, and a refused one may not be sent again for an hour.
    scope.post('/api/gateway/events', { config: { rateLimit: { max: 6000 } } }, async (request, reply) => {
      const gateway = app.config.gateway;
      if (!gateway) return reply.code(404).send(refuse.notFound().toJSON());
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const id = gateway.verifyEvent(body, request.headers)?.slice(0, 200);
      if (id === undefined) {
        return reply
          .code(400)
          .send({ code: 'UNSIGNED', status: 400, message: 'The signature does not match the body.' });
      }
      await app.db.transaction().execute(async (tx) => {
        if (!(await insertEvent(tx, id, body, app.clock()))) return;
        await recordEvent(tx, {
          name: 'webhook.received',
          data: { event: id },
          actor: 'system',
          subject: { kind: 'webhook', id: id },
          jobs: [{ task: 'settle_event', payload: { event: id } }],
        });
      });
      return { received: true };
    });
  });
}

/**
 * Books the payment, refund or dispute of an event; any other event is only stored. An event that cannot be read
 * waits for finance staff.
 * @throws GatewayDown
 */
export async function settleEvent(app: App, id: string): Promise<void> {
  const row = await findEvent(app.db, id);
  const gateway = app.config.gateway;
  if (!gateway || !row || row.settled_at || row.unreadable) return;
  const reports = gateway.readEvent(row.body);
  if (!reports) {
    app.log.warn({ event: id }, 'The gateway sent an event of another shape than documented');
    await app.db.transaction().execute(async (tx) => {
      await markUnreadable(tx, id);
      await recordEvent(tx, {
        name: 'webhook.unreadable',
        data: { event: id },
        actor: 'system',
        subject: { kind: 'webhook', id },
      });
    });
    return;
  }
  for (const report of reports) {
    if ('payment' in report) await settlePayment(app, report.payment);
    else if ('unclear' in report) await settlePayment(app, await gateway.findPayment(report.unclear));
    else if ('refund' in report) await settleRefund(app, report.refund);
    else await settleDispute(app, report.dispute, report.reportedAt ?? row.received_at);
  }
  await endEvent(app.db, id, app.clock());
}
