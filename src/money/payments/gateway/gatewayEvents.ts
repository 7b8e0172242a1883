import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { settlePayment } from '../orders/settle.ts';
import { settleDispute } from '../refunds/disputes/settleDispute.ts';
import { settleRefund } from '../refunds/settleRefund.ts';
import { endEvent, findEvent, insertEvent, markUnreadable } from './eventStore.ts';
import { gatewayOf } from './gateway.ts';
import { gatewayDispute, gatewayPayment, gatewayRefund } from './shapes.ts';

const event = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }).optional(),
    refund: z.object({ entity: gatewayRefund }).optional(),
    dispute: z.object({ entity: gatewayDispute }).optional(),
  }),
  created_at: z.number().int().optional(),
});

/**
 * Receives the gateway's webhooks (razorpay.com/docs/webhooks): only bodies with a valid signature, stored as received
 * before they are acknowledged. A task settles them.
 */
export async function serveGatewayEvents(http: FastifyInstance, app: App): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw bytes; JSON that is parsed and written again would differ.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // All webhooks come from a few addresses, and a refused one may not be sent again for an hour.
    scope.post('/api/gateway/events', { config: { rateLimit: { max: 6000 } } }, async (request, reply) => {
      const gateway = gatewayOf(app);
      if (!gateway) return reply.code(404).send(refuse.notFound().toJSON());
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['x-razorpay-signature'];
      if (typeof signature !== 'string' || !gateway.signedEvent(body, signature)) {
        return reply
          .code(400)
          .send({ code: 'UNSIGNED', status: 400, message: 'The signature does not match the body.' });
      }
      const named = request.headers['x-razorpay-event-id'];
      const id =
        typeof named === 'string' && named !== '' ? named : createHash('sha256').update(body).digest('hex');
      await app.db.transaction().execute(async (tx) => {
        if (!(await insertEvent(tx, id.slice(0, 200), body, app.clock()))) return;
        await recordEvent(tx, {
          name: 'webhook.received',
          data: { event: id.slice(0, 200) },
          actor: 'system',
          subject: { kind: 'webhook', id: id.slice(0, 200) },
          jobs: [{ task: 'settle_event', payload: { event: id.slice(0, 200) } }],
        });
      });
      return { received: true };
    });
  });
}

/**
 * Books the payment, refund or dispute of an event; any other event is only stored. One that cannot be read waits for the
 * finance staff.
 */
export async function settleEvent(app: App, id: string): Promise<void> {
  const row = await findEvent(app.db, id);
  if (!row || row.settled_at || row.unreadable) return;
  const reported = readEvent(row.body);
  if (!reported) {
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
  const { payment, refund, dispute } = reported.payload;
  if (payment) await settlePayment(app, payment.entity);
  if (refund) await settleRefund(app, refund.entity);
  if (dispute) {
    const reportedAt = reported.created_at ? new Date(reported.created_at * 1000) : row.received_at;
    await settleDispute(app, dispute.entity, reportedAt);
  }
  await endEvent(app.db, id, app.clock());
}

function readEvent(body: Buffer): z.output<typeof event> | null {
  try {
    return event.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}
