import { ValidationError } from '@orpc/contract';
import { ORPCError, os } from '@orpc/server';
import { isUnavailable } from '../database/db.ts';
import {
  type Call,
  type Client,
  requireAccount,
  requireCapability,
  requireManager,
  requireMember,
} from './call.ts';
import type { Access, Meta } from './contract.ts';
import { type Coded, code, codeOfIssue } from './errorCode.ts';
import { refuse } from './refusals.ts';
import { findUnstorable } from './text.ts';
import type { Viewer } from './viewer.ts';

/**
 * Checks, before anything else, that the caller has the access that the contract requires:
 * `implement(contract).$context<Call>().use(checkAccess)`.
 * Here and not in the schemas, so that none can forget it, no text goes on that the database cannot store.
 */
export const checkAccess = os.$context<Call>().middleware(({ context, procedure, next }, input: unknown) => {
  const { meta, route } = procedure['~orpc'];
  const { access, team } = meta as Meta;
  const isOpen = team || (access === 'visitor' && route.method === 'GET');
  if (context.viewer?.impersonator && !isOpen && typeof access === 'string') throw refuseTeam();
  requireAccess(access, context);
  const unstorable = findUnstorable(input);
  if (Object.keys(unstorable).length > 0) throw refuse.invalid(unstorable);
  return next();
});

/** The refusal of what somebody of the staff asks for who sees the site as a member does, and who looks only. */
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
