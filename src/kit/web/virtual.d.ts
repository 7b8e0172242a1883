declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract';
  /** Method and path of every endpoint, by room; made in vite.config.ts. */
  export const contract: AnyContractRouter;
}

declare module 'virtual:routes' {
  import type { Route } from './router/routes.ts';
  /** Every screen; made of src/routes.ts by vite.routes.ts. */
  export const routes: Route[];
}
