import { ORPCError } from '@orpc/client';
import { z } from 'zod';
import { i18nFor } from '../locale/i18n.ts';
import { type Coded, code, readCode } from '../shared/api/errorCode.ts';
import { errorMessages } from '../shared/api/errorMessages.ts';

const coded = z.object({
  code: z.string().describe('Stays the same whatever the sentence becomes'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const data = z.object({ reason: coded.describe('What is refused; `message` is the English sentence') });
const wrongFields = z.object({ fields: z.record(z.string(), coded.extend({ message: z.string() })) });
const tooMany = data.extend({
  retryAfterSeconds: z.number().int(),
  upgrade: z.boolean().optional().describe('Whether a plan lifts this limit'),
});

/** The data of all refusals, under the names by which the API's description refers to them. */
export const refusalData = { Refused: data, WrongFields: wrongFields, TooMany: tooMany };

/**
 * Every refusal of the API, with its status and the shape of its data.
 * A contract lists its endpoint's refusals; an operation throws them with `refuse`.
 */
export const refusals = {
  UNAUTHORIZED: { status: 401, message: errorMessages.login_required, data },
  FORBIDDEN: { status: 403, message: errorMessages.not_allowed, data },
  NOT_FOUND: { status: 404, message: errorMessages.not_found, data },
  CONFLICT: { status: 409, message: errorMessages.not_possible, data },
  INVALID: {
    status: 422,
    message: errorMessages.input_invalid,
    data: wrongFields,
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: errorMessages.too_many_attempts,
    data: tooMany,
  },
  UNAVAILABLE: { status: 503, message: errorMessages.unavailable, data },
} as const;

/** Retry-After when the database is away, in seconds. */
export const RETRY_AFTER_SECONDS = 2;

export type Refusal = keyof typeof refusals;

function refusal(name: Refusal, why: Coded, more?: object) {
  return new ORPCError(name, {
    defined: true,
    status: refusals[name].status,
    message: englishOf(why),
    data: { reason: readCode(why), ...more },
  });
}

/** Returns the English sentence of a code. */
export function englishOf(why: Coded): string {
  const { code: name, params } = readCode(why);
  const id = `error.${name}`;
  return i18nFor('en')._(id, params, { message: errorMessages[name] });
}

export const refuse = {
  unauthorized: (why = code('login_required')) => refusal('UNAUTHORIZED', why),
  forbidden: (why = code('not_allowed')) => refusal('FORBIDDEN', why),
  notFound: () => refusal('NOT_FOUND', code('not_found')),
  conflict: (why = code('not_possible')) => refusal('CONFLICT', why),
  /** `fields` has each wrong field and what to do about it. */
  invalid: (fields: Record<string, Coded>) =>
    new ORPCError('INVALID', {
      defined: true,
      status: refusals.INVALID.status,
      message: refusals.INVALID.message,
      data: {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, why]) => [name, { ...readCode(why), message: englishOf(why) }]),
        ),
      },
    }),
  /** Something outside that this needs does not answer. */
  unavailable: (why = code('unavailable')) => refusal('UNAVAILABLE', why),
  tooMany: (retryAfterSeconds: number, why = code('too_many_attempts'), more: { upgrade?: boolean } = {}) =>
    refusal('TOO_MANY_REQUESTS', why, { retryAfterSeconds, ...more }),
};

/** Returns why an operation refused: its reason, or the first wrong field's. Null for any other error. */
export function reasonOf(error: unknown): { code: string; message: string } | null {
  if (!(error instanceof ORPCError) || !error.defined) return null;
  const { reason, fields } = (error.data ?? {}) as {
    reason?: { code: string };
    fields?: Record<string, { code: string; message: string }>;
  };
  if (reason) return { code: reason.code, message: error.message };
  const wrong = Object.values(fields ?? {})[0];
  return wrong ? { code: wrong.code, message: wrong.message } : null;
}
