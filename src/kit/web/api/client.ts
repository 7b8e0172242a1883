import { createORPCClient, DynamicLink } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query';
import { rendering } from '../rendering.tsx';

type Rooms = Record<string, JsonifiedClient<ContractRouterClient<AnyContractRouter>>>;

/** On the server a call does not leave the process. */
const onServer = {
  call: (path: readonly string[], input: unknown) => rendering()!.call!(path, input),
};

const rooms = createORPCClient<Rooms>(
  new DynamicLink(async () => (import.meta.env.SSR ? onServer : (await import('./line.ts')).line)),
);

/** A room's endpoints for TanStack Query: `interests.send.mutationOptions()`, `interests.key()`, `interests.send.call(input)`. */
export type Room<C extends AnyContractRouter> = RouterUtils<JsonifiedClient<ContractRouterClient<C>>>;

/**
 * The endpoints of one room. The contract comes in as a type only, so no schema reaches the browser:
 * `export const interests = room<typeof contract>('interests')`, with `import type { contract } from '../../api/contract.ts'`.
 * @param name the room's key in src/contract.ts; query keys begin with it, and so do the topics of the live line
 */
export function room<C extends AnyContractRouter>(name: string): Room<C> {
  return createTanstackQueryUtils(rooms[name] as object as never, { path: [name] }) as Room<C>;
}
