import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../api/call.ts';
import { refuse } from '../api/refusals.ts';
import { answerError } from '../api/serve.ts';
import type { Viewer } from '../api/viewer.ts';
import type { App } from '../app/app.ts';
import { isForMembers, openReads } from './reads.ts';

/** A viewer as remembered. @property isCurrent resolves with whether that is what the database has since the request came */
export type Remembered = { viewer: Viewer; isCurrent: Promise<boolean> };

const PREFIX = '/api/';

/** Serves the endpoints of all rooms. @param remember returns the viewer of a request where this process remembers one */
export function serveEndpoints(
  http: FastifyInstance,
  {
    app,
    router,
    callOf,
    remember,
  }: {
    app: App;
    // biome-ignore lint/suspicious/noExplicitAny: the routers of all rooms, each typed by its own contract
    router: Router<any, Call>;
    callOf(request: FastifyRequest, reply: FastifyReply, viewer?: Viewer): Promise<Call>;
    remember(request: FastifyRequest): Remembered | null;
  },
): void {
  // Read here and not by oRPC, whose reading has no end: a body over the limit is refused while it comes.
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  );
  const report = (fault: unknown) =>
    app.log.error({ fault: fault instanceof Error ? fault.stack : String(fault) }, 'A request failed');
  const answer = ({ next, context: { client } }: { next(): Promise<unknown>; context: Call }) =>
    next().catch((error) => answerError(error, { report, retryAfter: client.setRetryAfter }));
  const handler = new OpenAPIHandler<Call>(router, { clientInterceptors: [answer] });
  const { find, read } = openReads(router, [answer]);

  async function answerRead(request: FastifyRequest, reply: FastifyReply) {
    const [path, query] = split(request.url);
    const endpoint = path.startsWith(PREFIX) ? await find(path.slice(PREFIX.length)) : undefined;
    if (!endpoint) return reply.code(404).send(refuse.notFound().toJSON());
    // It is read meanwhile for whom this process remembers, and once more if they have changed.
    const remembered = isForMembers(endpoint) ? remember(request) : null;
    const early = remembered && read(endpoint, query, await callOf(request, reply, remembered.viewer));
    const { status, body } =
      early && (await remembered.isCurrent)
        ? await early
        : await read(endpoint, query, await callOf(request, reply));
    return reply.code(status).type('application/json').send(JSON.stringify(body));
  }

  http.all('/api/*', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET') return answerRead(request, reply);
    const context = await callOf(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) return reply.code(404).send(refuse.notFound().toJSON());
  });
}

/** Splits the address of a request into its path and what comes after the question mark. */
function split(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}
