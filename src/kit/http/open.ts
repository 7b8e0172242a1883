import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyReply, LogController } from 'fastify';
import type { Config } from '../app/config.ts';
import { isNear } from '../ipAddress.ts';
import { currentContext } from '../requestContext.ts';
import { limitConnections } from './clients/connections.ts';
import { readForwarded } from './clients/forwarded.ts';
import { draining } from './close.ts';
import { refuseAddress, refuseConnection } from './refuse.ts';

/** How long a request's headers may take to arrive, and a whole request with its body. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** How long a connection may stay without a byte in either direction; live streams send one more often. */
const INACTIVE_MS = 60_000;
/** How long a connection waits for its next request: longer than nginx keeps its own (60 s). */
const KEEP_ALIVE_MS = 65_000;

/** Returns the fields of each log line of a request, including lines written elsewhere for it. */
function requestOfLine(): { reqId?: string } {
  const { requestId } = currentContext();
  return requestId === null ? {} : { reqId: requestId };
}

/** Creates the HTTP server with its limits of time and size; it does not listen yet. */
export function openHttp(config: Config, log: 'info' | 'warn' | 'silent') {
  const { trustProxy: proxies } = config;
  const http = Fastify({
    // Requests are not logged: their URLs contain search words.
    logController: new LogController({ disableRequestLogging: true }),
    logger: log === 'silent' ? false : { level: log, mixin: requestOfLine },
    // Unlike a number that each process counts from one, a UUID is unique over all logs.
    genReqId: () => randomUUID(),
    // Who reaches the server past its proxy could write any number of addresses: the nearest proxy is near.
    trustProxy:
      typeof proxies === 'number' ? (address, hop) => hop < proxies && (hop > 0 || isNear(address)) : proxies,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    connectionTimeout: INACTIVE_MS,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 2000 },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, _request, reply) => refuseAddress(error, reply as FastifyReply),
  });
  readForwarded(http, config);
  limitConnections(http.server, config.maxConnections);
  http.addHook('onSend', async (_request, reply) => {
    if (draining.has(http.server)) reply.header('connection', 'close');
  });
  return http;
}
