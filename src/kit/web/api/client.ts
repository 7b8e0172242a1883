import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { RouterUtils } from '@orpc/tanstack-query';
import { rendering } from '../pages/rendering.tsx';

/** A room's endpoints for TanStack Query: `interests.send.mutationOptions()`, `interests.key()`, `interests.send.call(input)`. */
export type RoomClient<C extends AnyContractRouter> = RouterUtils<
  JsonifiedClient<ContractRouterClient<C, CallContext>>
>;

/** What a call tells the transport beside its input. */
export type CallContext = { prefetch?: boolean };

type Path = readonly string[];
type CallOptions = { signal?: AbortSignal; context?: CallContext };
type Options = CallOptions & { input?: unknown };
type PageOptions = CallOptions & { input(page: unknown): unknown; initialPageParam: unknown };
type Kind = 'query' | 'infinite' | 'mutation';

/**
 * The endpoints of one room. The contract comes in as a type only, so no schema reaches the browser:
 * `export const interests = room<typeof contract>('interests')`, with `import type { contract } from '../../api/contract.ts'`.
 * oRPC's own helper for TanStack Query also streams, which no page does, and costs the first load of most pages 2 kB.
 * @param name the room's key in src/app/contract.ts; query keys begin with it, and so do the topics of the live line
 */
export function room<C extends AnyContractRouter>(name: string): RoomClient<C> {
  const own = { key: ({ type, input }: { type?: Kind; input?: unknown } = {}) => keyOf([name], type, input) };
  const endpoints = new Map<string, ReturnType<typeof endpoint>>();
  const get = (_: unknown, part: string | symbol) => {
    if (typeof part !== 'string' || Object.hasOwn(own, part)) return Reflect.get(own, part);
    if (!endpoints.has(part)) endpoints.set(part, endpoint([name, part]));
    return endpoints.get(part);
  };
  return new Proxy(own, { get }) as unknown as RoomClient<C>;
}

function endpoint(path: Path) {
  const call = (input?: unknown, options: CallOptions = {}) => send(path, input, options);
  const queryKey = ({ input }: Options = {}) => keyOf(path, 'query', input);
  const infiniteKey = ({ input, initialPageParam }: PageOptions) =>
    keyOf(path, 'infinite', input(initialPageParam));
  const mutationKey = () => keyOf(path, 'mutation');
  return {
    call,
    key: ({ type, input }: { type?: Kind; input?: unknown } = {}) => keyOf(path, type, input),
    queryKey,
    infiniteKey,
    mutationKey,
    queryOptions: (options: Options = {}) => ({
      queryFn: ({ signal }: CallOptions) => call(options.input, { ...options, ...(signal && { signal }) }),
      queryKey: queryKey(options),
      ...options,
    }),
    infiniteOptions: (options: PageOptions) => ({
      queryFn: ({ pageParam, signal }: CallOptions & { pageParam: unknown }) =>
        call(options.input(pageParam), { ...options, ...(signal && { signal }) }),
      queryKey: infiniteKey(options),
      ...options,
    }),
    mutationOptions: (options: CallOptions = {}) => ({
      mutationFn: (input: unknown) => call(input, options),
      mutationKey: mutationKey(),
      ...options,
    }),
  };
}

/** Returns a query's key: the topics of the live line and the server's pages find queries by it. */
const keyOf = (path: Path, type?: Kind, input?: unknown) => [
  path,
  { ...(input !== undefined && { input }), ...(type && { type }) },
];

/** On the server a call does not leave the process. */
async function send(path: Path, input: unknown, { signal, context = {} }: CallOptions): Promise<unknown> {
  if (import.meta.env.SSR) return rendering()!.call!(path, input);
  const { transport } = await import('./transport.ts');
  return transport.call(path, input, { context, ...(signal && { signal }) });
}
