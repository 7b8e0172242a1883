import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import type { Viewer } from './viewer.ts';

const HEARTBEAT_MS = 25_000;
const STREAMS_PER_ACCOUNT = 12;

/**
 * GET /api/live: server-sent events that say which rooms' data changed for the signed-in profile, as
 * `event: changed`, `data: {"topics":["interests"]}`. They end when the server stops; browsers reconnect.
 */
export async function serveLive(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  const open = new Map<number, number>();
  const ends = new Set<() => void>();
  http.addHook('preClose', async () => {
    for (const end of ends) end();
  });

  http.get('/api/live', async (request, reply) => {
    const viewer = await viewerOf(request);
    if (!viewer?.profile) {
      return reply.code(401).send({ code: 'UNAUTHORIZED', status: 401, message: 'Please log in first.' });
    }
    const { accountId, profile } = viewer;
    const count = open.get(accountId) ?? 0;
    if (count >= STREAMS_PER_ACCOUNT) {
      return reply.code(429).send({
        code: 'TOO_MANY_REQUESTS',
        status: 429,
        message: 'Too many open pages.',
        data: { retryAfterSeconds: 60 },
      });
    }
    open.set(accountId, count + 1);
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    out.write('retry: 2000\nevent: open\ndata: {}\n\n');
    const beat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
    const leave = app.live.listen(profile.id, (topics) =>
      out.write(`event: changed\ndata: ${JSON.stringify({ topics })}\n\n`),
    );
    const end = () => out.end();
    // Words may have been missed: a browser that reconnects asks for everything again.
    const unreset = app.live.onReset(end);
    ends.add(end);
    out.on('close', () => {
      clearInterval(beat);
      leave();
      unreset();
      ends.delete(end);
      const left = (open.get(accountId) ?? 1) - 1;
      if (left > 0) open.set(accountId, left);
      else open.delete(accountId);
    });
  });
}
