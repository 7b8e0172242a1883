declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract';
  /** Method and path of every endpoint, by room; made in vite.config.ts. */
  export const contract: AnyContractRouter;
}
