import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Servers that are about to stop. */
export const draining = new WeakSet<FastifyInstance['server']>();

/** How long a client that is connected when the server stops may take to send its request and still be answered. */
const LAST_REQUEST_MS = 500;
/** How long requests in progress have to finish after that. */
const LAST_MS = 8000;

/**
 * Stops the server: answers connected clients that send a request at once, each answer closing its connection; then stops
 * listening, closes idle connections and lets requests in progress finish, for a few seconds at most.
 */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  draining.add(http.server);
  await sleep(LAST_REQUEST_MS);
  // A browser keeps its connection after its last answer: Fastify closes idle ones only once, at the start.
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  const last = setTimeout(() => http.server.closeAllConnections(), LAST_MS);
  await http.close().finally(() => {
    clearInterval(idle);
    clearTimeout(last);
  });
}
