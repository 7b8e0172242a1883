import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../api/refusals.ts';
import type { Viewer } from '../api/viewer.ts';
import type { App } from '../app/app.ts';
import type { Ended } from '../live/live.ts';
import { code } from '../shared/api/errorCode.ts';

const HEARTBEAT_MS = 25_000;
const STREAMS_PER_ACCOUNT = 12;
/** How long the last words of a stream may take to leave. */
const LAST_MS = 5000;

type Stream = { session: string; end(): void };

/**
 * GET /api/live: server-sent events naming the rooms whose data changed for the logged-in account, as
 * `event: changed`, `data: {"topics":["interests"]}`. The first one, `event: viewer`, names the account and the profile that it
 * acts for: the page may have been rendered for another one. `event: typing` names a conversation in which somebody is writing to
 * the account now. `event: ended` is the last word of a stream whose session is
 * over: logged out, ended elsewhere, expired, or its account suspended. Streams also end when the server stops or
 * may have missed a notification; browsers then reconnect. With `since`, a mark that a rendered page brought, the
 * stream begins with what changed after it; `event: missed` when that is not known.
 */
export async function serveLive(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest, options?: { fresh?: boolean }) => Promise<Viewer | null>,
): Promise<void> {
  /** The open streams of each account. */
  const open = new Map<number, Set<Stream>>();
  /** Requests whose viewer is being queried, each with the sessions known to have ended meanwhile. */
  const lookups = new Set<{ ended: Ended[]; missed: boolean }>();
  const ends = new Set<(lastWords?: string) => void>();
  http.addHook('preClose', async () => {
    for (const end of ends) end();
  });

  app.live.onEnded((ended) => {
    for (const lookup of lookups) lookup.ended.push(ended);
    for (const stream of open.get(ended.account) ?? []) {
      if (ended.session === null || ended.session === stream.session) stream.end();
    }
  });

  app.live.onReset(() => {
    for (const lookup of lookups) lookup.missed = true;
  });

  /** Returns who is logged in, unless the session ended while this was being read. */
  async function findViewer(request: FastifyRequest): Promise<Viewer | null> {
    const lookup = { ended: [] as Ended[], missed: false };
    lookups.add(lookup);
    try {
      // What the limit of requests looked up is from before this lookup was noted.
      const viewer = await viewerOf(request, { fresh: true });
      const over = lookup.ended.some(
        ({ account, session }) =>
          account === viewer?.accountId && (session === null || session === viewer.sessionId),
      );
      return over || lookup.missed ? null : viewer;
    } finally {
      lookups.delete(lookup);
    }
  }

  // An answer to HEAD would never end.
  http.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await findViewer(request);
    if (!viewer) {
      return reply.code(401).send(refuse.unauthorized().toJSON());
    }
    const { accountId, sessionId, sessionEndsAt, profile } = viewer;
    const streams = open.get(accountId) ?? new Set();
    if (streams.size >= STREAMS_PER_ACCOUNT) {
      return reply.code(429).send(refuse.tooMany(60, code('pages_too_many')).toJSON());
    }
    reply.headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.hijack();
    const out = reply.raw;
    out.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
    // As GET /api/me: our team does not see the email address of a member whose account they view.
    const email = viewer.impersonator ? '' : viewer.email;
    const shownTo = JSON.stringify({ email, profile: profile?.publicId ?? null });
    // After an outage, all browsers come back: not in the same moment.
    out.write(`retry: ${1000 + Math.floor(Math.random() * 3000)}\nevent: viewer\ndata: ${shownTo}\n\n`);
    const stream = { session: sessionId, end: () => finish('event: ended\ndata: {}\n\n') };
    open.set(accountId, streams.add(stream));
    const leave = app.live.listen(accountId, (topics) =>
      out.write(`event: changed\ndata: ${JSON.stringify({ topics })}\n\n`),
    );
    const unlisten = app.live.onTyping(accountId, (conversation) =>
      out.write(`event: typing\ndata: ${JSON.stringify({ conversation })}\n\n`),
    );
    // Messages may have been missed: a browser that reconnects refetches everything.
    const { since } = request.query as { since?: unknown };
    if (typeof since === 'string') {
      const topics = app.live.changedSince(since, accountId);
      if (!topics) out.write('event: missed\ndata: {}\n\n');
      else if (topics.length > 0) out.write(`event: changed\ndata: ${JSON.stringify({ topics })}\n\n`);
    }
    const unreset = app.live.onReset(() => finish());
    ends.add(finish);
    let beat: NodeJS.Timeout;
    let done = false;

    function finish(lastWords = '') {
      if (done) return;
      done = true;
      clearTimeout(beat);
      leave();
      unlisten();
      unreset();
      ends.delete(finish);
      streams.delete(stream);
      if (streams.size === 0 && open.get(accountId) === streams) open.delete(accountId);
      out.end(lastWords);
      // A browser that reads no more would hold the connection.
      const last = setTimeout(() => out.destroy(), LAST_MS);
      out.on('close', () => clearTimeout(last));
    }

    // A month overflows one timer, and clocks get set: each heartbeat checks the time again.
    function wait() {
      const leftMs = sessionEndsAt.getTime() - app.clock().getTime();
      beat = setTimeout(
        () => {
          if (app.clock() >= sessionEndsAt) return stream.end();
          out.write(': still here\n\n');
          wait();
        },
        Math.min(HEARTBEAT_MS, Math.max(0, leftMs)),
      );
    }

    wait();
    out.on('error', () => finish());
    out.on('close', () => finish());
  });
}
