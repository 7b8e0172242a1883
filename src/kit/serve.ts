import { ValidationError } from '@orpc/contract';
import { ORPCError, os } from '@orpc/server';
import { asAccount, asMember, type Call } from './call.ts';
import type { Door } from './contract.ts';
import { isUnavailable } from './db.ts';
import { refuse } from './refusals.ts';
import { findUnstorable } from './text.ts';

/**
 * Every endpoint of a room passes its door first:
 * `implement(contract).$context<Call>().use(door)`.
 * Here and not in the schemas, so that none can forget it, no text goes on that the database cannot store.
 */
export const door = os.$context<Call>().middleware(({ context, procedure, next }, input: unknown) => {
  pass((procedure['~orpc'].meta as { door: Door }).door, context);
  const unstorable = findUnstorable(input);
  if (Object.keys(unstorable).length > 0) throw refuse.invalid(unstorable);
  return next();
});

function pass(door: Door, { viewer }: Call): void {
  if (door === 'visitor') return;
  if (door === 'member') asMember(viewer);
  else if (!asAccount(viewer).staff && door === 'staff') throw refuse.forbidden('This is for staff.');
}

/** What a client is told to wait when the database is away, in seconds. */
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
  if (!(error instanceof ORPCError) || (error.status >= 500 && !error.defined)) report(error);
  if (error instanceof ORPCError && error.status === 429) retryAfter(error.data.retryAfterSeconds);
  if (error instanceof ORPCError && error.status === 503) retryAfter(RETRY_AFTER_SECONDS);
  throw error;
}

function wrongFields({ issues }: ValidationError): Record<string, string> {
  // A map, because a field may be called toString.
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const path = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    // The first word about a field is the most basic one; later ones follow from it.
    if (!fields.has(path || 'form')) fields.set(path || 'form', issue.message);
  }
  return Object.fromEntries(fields);
}
