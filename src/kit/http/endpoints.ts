import { ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, type Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../api/call.ts';
import { pace } from '../api/limits/pace.ts';
import { RETRY_AFTER_SECONDS, refuse } from '../api/refusals.ts';
import type { Viewer } from '../api/viewer.ts';
import type { App } from '../app/app.ts';
import { isUnavailable, isVanished } from '../database/db.ts';
import { markReadOnly } from '../requestContext.ts';
import { type Coded, codeOfIssue } from '../shared/api/errorCode.ts';
import { compressAnswer } from './compress.ts';
import { isForMembers, isPublic, openReads } from './reads.ts';

/** A cached viewer. @property isCurrent resolves with whether that is what the database has since the request came */
export type CachedViewer = { viewer: Viewer; isCurrent: Promise<boolean> };

const PREFIX = '/api/';

/** Serves the endpoints of all rooms. @param findCached returns the viewer of a request where this process has cached one */
export function serveEndpoints(
  http: FastifyInstance,
  {
    app,
    router,
    callOf,
    findCached,
  }: {
    app: App;
    // biome-ignore lint/suspicious/noExplicitAny: the routers of all rooms, each typed by its own contract
    router: Router<any, Call>;
    callOf(request: FastifyRequest, reply: FastifyReply, viewer?: Viewer): Promise<Call>;
    findCached(request: FastifyRequest): CachedViewer | null;
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
    markReadOnly();
    const [path, query] = split(request.url);
    const endpoint = path.startsWith(PREFIX) ? await find(path.slice(PREFIX.length)) : undefined;
    if (!endpoint) return reply.code(404).send(refuse.notFound().toJSON());
    // It is read meanwhile for a cached viewer, and once more if that has changed.
    const cached = isForMembers(endpoint) ? findCached(request) : null;
    const early = cached && read(endpoint, query, await callOf(request, reply, cached.viewer));
    const isCurrent = early && (await cached.isCurrent);
    // Waited for in any case: what the first reading has counted is free for the second.
    const first = await early;
    const { status, body } =
      isCurrent && first ? first : await read(endpoint, query, await callOf(request, reply));
    const text = JSON.stringify(body);
    return reply
      .code(status)
      .type('application/json')
      .send(isPublic(endpoint) ? compressAnswer(request, reply, text) : text);
  }

  http.all('/api/*', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET') return answerRead(request, reply);
    const context = await callOf(request, reply);
    const write = () => handler.handle(request, reply, { prefix: '/api', context });
    const { matched } = await (context.viewer ? pace(context.viewer.accountId, write) : write());
    if (!matched) return reply.code(404).send(refuse.notFound().toJSON());
  });
}

/** Splits the address of a request into its path and what comes after the question mark. */
function split(address: string): [path: string, query: string] {
  const mark = address.indexOf('?');
  return mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark + 1)];
}

/**
 * What a thrown error becomes in the answer: wrong input names its fields, a refusal stays as it is, a database that
 * is away is a refusal too, and anything else is an unexpected fault, which `report` receives and the caller learns
 * nothing of. `retryAfter` receives the seconds to wait where the refusal has them.
 */
export function answerError(
  error: unknown,
  { report, retryAfter }: { report: (error: unknown) => void; retryAfter: (seconds: number) => void },
): never {
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status === 400) {
    throw refuse.invalid(wrongFields(error.cause));
  }
  if (isUnavailable(error)) {
    retryAfter(RETRY_AFTER_SECONDS);
    throw refuse.unavailable();
  }
  if (isVanished(error)) throw refuse.notFound();
  if (!(error instanceof ORPCError) || (error.status >= 500 && !error.defined)) report(error);
  if (error instanceof ORPCError && error.status === 429) retryAfter(error.data.retryAfterSeconds);
  if (error instanceof ORPCError && error.status === 503) retryAfter(RETRY_AFTER_SECONDS);
  throw error;
}

function wrongFields({ issues }: ValidationError): Record<string, Coded> {
  // A map, because a field may be called toString.
  const fields = new Map<string, Coded>();
  for (const issue of issues) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    // The first word about a field is the most basic one; later ones follow from it.
    if (!fields.has(path || 'form')) fields.set(path || 'form', codeOfIssue(issue));
  }
  return Object.fromEntries(fields);
}
