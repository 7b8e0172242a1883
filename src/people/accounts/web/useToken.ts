import { ORPCError } from '@orpc/client';
import { useLocation } from 'react-router';
import { fieldErrors } from '../../../kit/web/api/errors.ts';

/** Returns the token of an emailed link, from behind '#' so that it is sent to no server; '' without one. */
export function useToken(): string {
  return useLocation().hash.slice(1);
}

/** Whether an error means that the link is used, expired or incomplete. */
export function isGone(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === 404 || 'token' in fieldErrors(error));
}
