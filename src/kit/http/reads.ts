import { toORPCError } from '@orpc/client';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyRouter, call } from '@orpc/server';
import type { Call } from '../api/call.ts';
import type { Meta } from '../api/contract.ts';

/** An endpoint that was found for the path of a request. */
export type Endpoint = NonNullable<Awaited<ReturnType<StandardOpenAPIMatcher['match']>>>;
/** An answer, whose body is sent as JSON. */
export type Answer = { status: number; body: unknown };
type Interceptor = (it: { next(): Promise<unknown>; context: Call }) => Promise<unknown>;

/**
 * The endpoints that read, called without the layers of oRPC's handler for Fastify: those make an URL, an AbortController and
 * listeners for each request, and copy each answer before it is written. The match of the path, the input, the checks and
 * the contract's output are oRPC's own.
 */
export function openReads(router: AnyRouter, interceptors: Interceptor[]) {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  const json = new StandardOpenAPIJsonSerializer();
  const codec = new StandardOpenAPICodec(
    new StandardOpenAPISerializer(json, new StandardBracketNotationSerializer()),
  );
  return {
    /** Returns the endpoint that reads what is at a path; undefined without one. */
    find: (path: string): Promise<Endpoint | undefined> =>
      matcher.match('GET', `/${path.replace(/^\/|\/$/g, '')}`),
    async read({ procedure, params }: Endpoint, query: string, context: Call): Promise<Answer> {
      try {
        const url = { searchParams: new URLSearchParams(query) } as URL;
        const asked = { method: 'GET', url, headers: {}, body: async () => undefined, signal: undefined };
        const input = await codec.decode(asked, params, procedure);
        const body = await call(procedure, input as never, { context, interceptors } as never);
        return { status: procedure['~orpc'].route.successStatus ?? 200, body };
      } catch (error) {
        const refusal = toORPCError(error);
        return { status: refusal.status, body: refusal.toJSON() };
      }
    },
  };
}

const accessOf = ({ procedure }: Endpoint) => (procedure['~orpc'].meta as Meta).access;

/** Whether an endpoint is for members or visitors. Staff endpoints note in the audit log who has read, so they never run ahead. */
export const isForMembers = (endpoint: Endpoint): boolean => typeof accessOf(endpoint) === 'string';

/** Whether an endpoint is open to everybody, so that many get the same answer. */
export const isPublic = (endpoint: Endpoint): boolean => accessOf(endpoint) === 'visitor';
