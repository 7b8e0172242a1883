import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { ORPCError, type Router } from '@orpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseTeam } from '../api/access.ts';
import type { Call, Client, Origin } from '../api/call.ts';
import { endIncidents, incidentOf, noteIncident } from '../api/limits/incidents.ts';
import { RETRY_AFTER_SECONDS, refuse } from '../api/refusals.ts';
import type { Viewer } from '../api/viewer.ts';
import type { App } from '../app/app.ts';
import { readRetention } from '../app/retention.ts';
import { isUnavailable, isVanished } from '../database/db.ts';
import { clientNetwork } from '../ipAddress.ts';
import { runInContext } from '../requestContext.ts';
import { pickLocale, tagsOf } from '../shared/locale/locales.ts';
import { DAY_MS } from '../shared/time/durations.ts';
import { draining } from './close.ts';
import { BYTES_MIN, FAST_BROTLI, SYNC_BYTES_MAX } from './compress.ts';
import { type CachedViewer, serveEndpoints } from './endpoints.ts';
import { isDocumentRequest, sendFailurePage } from './failurePage.ts';
import { addSecurityHeaders } from './headers.ts';

const DAY_SECONDS = DAY_MS / 1000;
const DEVICE_SECONDS = 365 * DAY_SECONDS;

export type HttpServerOptions = {
  app: App;
  // biome-ignore lint/suspicious/noExplicitAny: the routers of all rooms, each typed by its own contract
  router: Router<any, Call>;
  /** How the viewer of a session token is found. */
  sessions: {
    /** Finds the viewer; null when the session has ended. */
    identify(token: string): Promise<Viewer | null>;
    /** Returns the viewer where this process has cached one. */
    findCached(token: string): CachedViewer | null;
  };
  /** Adds what is not part of the contract: pages, photos, the live stream. */
  more?: (
    http: FastifyInstance,
    viewerOf: (request: FastifyRequest, options?: { fresh?: boolean }) => Promise<Viewer | null>,
  ) => Promise<void>;
  /** Addresses that staff may read while they see the site as a member. */
  forTeam?: RegExp[];
};

/** Returns a request for a page as handlers see it, with its viewer. Refuses it over the limit of requests. */
export type CallOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Call>;

/** Returns where a request comes from. */
export const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: clientNetwork(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, 400),
});

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** Registers the API, its protections and the rest of the site on an HTTP server. Returns how a request for a page becomes a call. */
export async function serveSite(http: FastifyInstance, site: HttpServerOptions): Promise<CallOf> {
  const { app } = site;
  const { config } = app;
  const https = config.publicUrl.startsWith('https:');
  const names = https
    ? {
        session: '__Host-session',
        device: '__Host-device',
        impersonation: '__Host-impersonation',
      }
    : { session: 'session', device: 'device', impersonation: 'impersonation' };

  addSecurityHeaders(http, { https, subdomains: app.config.hstsSubdomains });
  // For pages, photos and invoices as for endpoints: the caller learns no details of an internal error.
  http.setErrorHandler<FastifyError & { data?: unknown; defined?: boolean }>((error, request, reply) => {
    const refused = error instanceof ORPCError;
    // Of the file that was to be sent.
    reply.removeHeader('content-disposition').type('application/json; charset=utf-8');
    const status = isUnavailable(error) ? 503 : refused ? error.status : (error.statusCode ?? 500);
    if (isVanished(error)) return reply.code(404).send(refuse.notFound().toJSON());
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    else if (status >= 500) app.log.error({ fault: error.stack }, 'A request failed');
    if (status >= 500 && isDocumentRequest(request)) return sendFailurePage(request, reply, status);
    if (status === 503) return reply.code(503).send(refuse.unavailable().toJSON());
    const { defined, data } = error;
    // Without a status the code is the database's or the system's, which clients must not see.
    const code = ((refused || error.statusCode) && error.code) || 'FAILED';
    const message = status >= 500 ? 'Something went wrong on our side.' : error.message;
    return reply.code(status).send({ code, status, defined, message, data });
  });
  http.addHook('onRequest', (request, _reply, done) =>
    runInContext({ clock: app.clock, address: clientNetwork(request.ip), requestId: request.id }, done),
  );
  await http.register(cookie);
  // Answers only: no browser compresses what it sends, and a body that cannot be unpacked would hold its connection.
  await http.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: BYTES_MIN,
    brotliOptions: FAST_BROTLI,
    syncThreshold: SYNC_BYTES_MAX,
    globalDecompression: false,
  });
  await http.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelayMs,
    async pressureHandler({ url }) {
      // A page that was answered is useless without its styles and scripts, which cost almost nothing.
      if (!url.startsWith('/assets/')) throw refuse.unavailable();
    },
  });

  // Against CSRF: a page of another site cannot make a member's browser write, as its requests carry their origin.
  http.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const from = request.headers.origin;
    const own = [config.publicUrl, `${request.protocol}://${request.headers.host}`];
    const elsewhere = request.headers['sec-fetch-site'];
    if ((from && !own.includes(from)) || elsewhere === 'cross-site' || elsewhere === 'same-site') {
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', status: 403, message: 'This request comes from another site.' });
    }
  });

  const viewers = new WeakMap<FastifyRequest, Promise<Viewer | null>>();
  // Queried once per request, unless `fresh`: for callers that need the session's present state.
  function viewerOf(request: FastifyRequest, { fresh = false } = {}): Promise<Viewer | null> {
    const viewer = (fresh ? undefined : viewers.get(request)) ?? findViewer(request);
    viewers.set(request, viewer);
    return viewer;
  }

  async function findViewer({ cookies }: FastifyRequest): Promise<Viewer | null> {
    const [token, other] = [cookies[names.session], cookies[names.impersonation]];
    const own = token ? await site.sessions.identify(token) : null;
    // An impersonation is valid only with the session it was opened from.
    if (!own || own.impersonator) return null;
    const seen = other ? await site.sessions.identify(other) : null;
    return seen?.impersonator?.sessionId === own.sessionId ? seen : own;
  }

  function findCached({ cookies }: FastifyRequest): CachedViewer | null {
    const token = cookies[names.session];
    const found = token && !cookies[names.impersonation] ? site.sessions.findCached(token) : null;
    return found?.viewer.impersonator ? null : found;
  }

  /** The viewer outside the contract: staff who see the site as a member get the photos and the live stream only. */
  async function viewerOfMore(
    request: FastifyRequest,
    options?: { fresh?: boolean },
  ): Promise<Viewer | null> {
    const viewer = await viewerOf(request, options);
    if (viewer?.impersonator && !isForTeam(request)) throw refuseTeam();
    return viewer;
  }

  const isForTeam = ({ method, url }: FastifyRequest) =>
    method === 'GET' && site.forTeam?.some((address) => address.test(url));

  function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
    const options = { path: '/', httpOnly: true, secure: https, sameSite: 'lax' as const };
    return {
      ...originOf(request),
      get locale() {
        return pickLocale(tagsOf(request.headers['accept-language'] ?? ''));
      },
      sessionToken: request.cookies[names.session] ?? null,
      deviceToken: request.cookies[names.device] ?? null,
      profile: headerOf(request, 'x-profile'),
      prefetch: headerOf(request, 'x-ahead') !== null,
      setSession(token) {
        if (token === null) reply.clearCookie(names.session, options);
        else {
          const maxAge = readRetention(app).sessionDays * DAY_SECONDS;
          reply.setCookie(names.session, token, { ...options, maxAge });
        }
        if (request.cookies[names.impersonation]) reply.clearCookie(names.impersonation, options);
      },
      setImpersonation: (session) =>
        session === null
          ? void reply.clearCookie(names.impersonation, options)
          : void reply.setCookie(names.impersonation, session.token, { ...options, expires: session.endsAt }),
      setRetryAfter: (seconds) => void reply.header('retry-after', seconds),
      setFresh: (seconds) => void reply.header('cache-control', `private, max-age=${seconds}`),
      setDevice: (token) => void reply.setCookie(names.device, token, { ...options, maxAge: DEVICE_SECONDS }),
    };
  }

  const callOf = async (request: FastifyRequest, reply: FastifyReply, viewer?: Viewer): Promise<Call> => ({
    app,
    viewer: viewer ?? (await viewerOf(request)),
    client: clientOf(request, reply),
  });

  http.addHook('onResponse', async (request, reply) => {
    const kind = incidentOf(reply.statusCode, request.url);
    if (!kind) return;
    const viewer = (await viewers.get(request)?.catch(() => null)) ?? findCached(request)?.viewer;
    const account = viewer && !viewer.impersonator ? viewer.accountId : null;
    noteIncident({ app, kind, account, network: clientNetwork(request.ip) });
  });
  http.addHook('onClose', () => endIncidents(app));

  // A page that is rendered counts as a request: it reads as much.
  let isOverLimit = async (_request: FastifyRequest) => false;

  http.get('/healthz', async () => ({ alive: true }));
  http.get('/readyz', async (_request, reply) => {
    if (draining.has(http.server)) return reply.code(503).send({ ready: false, reason: 'Stopping.' });
    try {
      await app.pool.query('select 1 from migrations limit 1');
      // Without photos, the site still serves the rest: a proxy keeps sending requests here.
      const storage = await app.storage.check().then(
        () => true,
        () => false,
      );
      return { ready: true, storage };
    } catch {
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ ready: false, reason: 'The database does not answer.' });
    }
  });

  await http.register(async (api) => {
    if (config.requestsPerMinute > 0) {
      await api.register(rateLimit, {
        // Thousands of families share one address of a mobile carrier, so each session has its own limit.
        async keyGenerator(request) {
          const viewer = findCached(request)?.viewer ?? (await viewerOf(request));
          return viewer ? `session ${viewer.sessionId}` : clientNetwork(request.ip);
        },
        max: (_request, key) =>
          key.startsWith('session ') ? config.requestsPerMinute : config.visitorRequestsPerMinute,
        timeWindow: 60_000,
        errorResponseBuilder: (_request, { ttl }) => ({
          statusCode: 429,
          ...refuse.tooMany(Math.ceil(ttl / 1000)).toJSON(),
        }),
      });
      const count = api.createRateLimit();
      isOverLimit = async (request) => {
        const counted = await count(request);
        return !counted.isAllowed && counted.isExceeded;
      };
    }
    await site.more?.(api, viewerOfMore);
    await api.register(async (endpoints) =>
      serveEndpoints(endpoints, { app, router: site.router, callOf, findCached }),
    );
  });
  return async (request, reply) => {
    if (await isOverLimit(request)) throw refuse.tooMany(1);
    return callOf(request, reply);
  };
}
