import { ORPCError } from '@orpc/client';
import { useLocation } from 'react-router';
import { fieldErrors } from '../../kit/web/api/errors.ts';

/** The secret of a mailed link. It stands behind '#', so that no server is sent it; '' where there is none. */
export function useToken(): string {
  return useLocation().hash.slice(1);
}

/** Whether an error says that the link is used, over or, cut short on its way, no token at all. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === 404 || 'token' in fieldErrors(error));
}
