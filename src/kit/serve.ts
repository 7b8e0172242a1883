import type { AnyContractRouter } from '@orpc/contract';
import { ValidationError } from '@orpc/contract';
import { implement, ORPCError } from '@orpc/server';
import { asAccount, asMember, type Call } from './call.ts';
import type { Door } from './contract.ts';
import { refuse } from './refusals.ts';

/**
 * Begins the implementation of a room's contract: every endpoint of it passes its door first.
 */
export function room<T extends AnyContractRouter>(contract: T) {
  return implement(contract)
    .$context<Call>()
    .use(({ context, procedure, next }) => {
      pass((procedure['~orpc'].meta as { door: Door }).door, context);
      return next();
    });
}

function pass(door: Door, { viewer }: Call): void {
  if (door === 'visitor') return;
  if (door === 'member') asMember(viewer);
  else if (!asAccount(viewer).staff && door === 'staff') throw refuse.forbidden('This is for staff.');
}

/**
 * What a thrown error becomes in the answer: wrong input names its fields, a refusal stays as it is,
 * and anything else is an unexpected fault, which `report` hears and the caller learns nothing of.
 */
export function answerError(error: unknown, report: (error: unknown) => void): never {
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status === 400) {
    throw refuse.invalid(wrongFields(error.cause));
  }
  if (!(error instanceof ORPCError) || error.status >= 500) report(error);
  throw error;
}

function wrongFields({ issues }: ValidationError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    // The first word about a field is the most basic one; later ones follow from it.
    fields[path || 'form'] ??= issue.message;
  }
  return fields;
}
