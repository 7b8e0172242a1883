import { ORPCError } from '@orpc/client';
import { z } from 'zod';

/**
 * Every refusal of the API, with its status and the shape of its data.
 * A contract lists those of its endpoint; an operation throws them with `refuse`.
 */
export const refusals = {
  UNAUTHORIZED: { status: 401, message: 'Please log in first.' },
  FORBIDDEN: { status: 403, message: 'This is not open to you.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: { status: 409, message: 'This is no longer possible.' },
  INVALID: {
    status: 422,
    message: 'Please check what you entered.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many attempts. Please wait a little.',
    data: z.object({
      retryAfterSeconds: z.number().int(),
      upgrade: z.boolean().optional().describe('Whether a plan lifts this limit'),
    }),
  },
  UNAVAILABLE: { status: 503, message: 'This cannot be done at the moment. Please try again later.' },
} as const;

export type Refusal = keyof typeof refusals;

function refusal(code: Refusal, message?: string, data?: unknown) {
  return new ORPCError(code, {
    defined: true,
    status: refusals[code].status,
    message: message ?? refusals[code].message,
    data,
  });
}

export const refuse = {
  unauthorized: (message?: string) => refusal('UNAUTHORIZED', message),
  forbidden: (message?: string) => refusal('FORBIDDEN', message),
  notFound: () => refusal('NOT_FOUND'),
  conflict: (message?: string) => refusal('CONFLICT', message),
  /** `fields` names each wrong field and says in words what to do about it. */
  invalid: (fields: Record<string, string>) => refusal('INVALID', undefined, { fields }),
  /** Something outside that this needs does not answer. */
  unavailable: (message?: string) => refusal('UNAVAILABLE', message),
  tooMany: (retryAfterSeconds: number, message?: string, more: { upgrade?: boolean } = {}) =>
    refusal('TOO_MANY_REQUESTS', message, { retryAfterSeconds, ...more }),
};
