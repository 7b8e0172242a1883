import { ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, os, type Router } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/app.ts';
import { isUnavailable, isVanished } from '../database/db.ts';
import { onlyReads } from '../events/origin.ts';
import { packAnswer } from '../http/packed.ts';
import { forEverybody, isForMembers, openReads } from '../http/reads.ts';
import { type Coded, code, codeOfIssue } from '../shared/api/errorCode.ts';
import { findUnstorable } from '../shared/api/text.ts';
import { cleanInput } from '../shared/text/clean.ts';
import {
  type Call,
  type Client,
  requireAccount,
  requireCapability,
  requireManager,
  requireMember,
} from './call.ts';
import type { Access, Meta } from './contract.ts';
import { pace } from './limits/pace.ts';
import { countReading, readOf } from './limits/readings.ts';
import { refuse } from './refusals.ts';
import type { Viewer } from './viewer.ts';

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
    onlyReads();
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
    const text = JSON.stringify(body);
    return reply
      .code(status)
      .type('application/json')
      .send(forEverybody(endpoint) ? packAnswer(request, reply, text) : text);
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
 * Checks, before anything else, that the caller has the access that the contract requires:
 * `implement(contract).$context<Call>().use(checkAccess)`.
 * Here and not in the schemas, so that none can forget it, no text goes on that the database cannot store, or with characters that nobody sees.
 */
export const checkAccess = os
  .$context<Call>()
  .middleware(async ({ context, procedure, next }, input: unknown) => {
    const { meta, route } = procedure['~orpc'];
    const { access, team, counted } = meta as Meta;
    const isOpen = team || (access === 'visitor' && route.method === 'GET');
    if (context.viewer?.impersonator && !isOpen && typeof access === 'string') throw refuseTeam();
    requireAccess(access, context);
    const unstorable = findUnstorable(input);
    if (Object.keys(unstorable).length > 0) throw refuse.invalid(unstorable);
    // The schemas read the same object next.
    if (typeof input === 'object' && input !== null) Object.assign(input, cleanInput(input));
    const result = await next();
    if (counted) {
      const { app, viewer, client } = context;
      await countReading({ app, viewer, address: client.address, ...readOf(result.output) });
    }
    return result;
  });

/** Returns the refusal for somebody of the staff who sees the site as a member: they read only. */
export const refuseTeam = () => refuse.forbidden(code('team_looks_only'));

/** Refuses a caller who does not have an access, and one whose page shows another profile than the session acts for. */
export function requireAccess(
  access: Access,
  { viewer, client }: { viewer: Viewer | null; client: Pick<Client, 'profile'> },
): void {
  if (access === 'visitor') return;
  if (access === 'account') {
    requireAccount(viewer);
    return;
  }
  if (typeof access === 'object') {
    requireCapability(viewer, access.staff);
    return;
  }
  const { profile } = access === 'member' ? requireMember(viewer) : requireManager(viewer);
  // A tab that has not noticed the switch in another one must not act for the wrong person.
  if (client.profile !== null && client.profile !== profile.publicId) {
    throw refuse.forbidden(code('profile_switched', { name: profile.name }));
  }
}

/** Retry-After when the database is away, in seconds. */
export const RETRY_AFTER_SECONDS = 2;

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
