import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorParams } from '../../shared/api/errorCode.ts';

type Reason = { code: string; params?: ErrorParams };

/** Returns the words of an error code in the viewer's language; the server's English where the catalog has none. */
function reasonText(reason: Reason | undefined, english: string): string {
  const id = `error.${reason?.code}`;
  return Object.hasOwn(i18n.messages, id) ? i18n._(id, reason?.params) : english;
}

/**
 * The server's messages about single fields (status 422, code INVALID): field name → message.
 * Empty for any other error.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || error.code !== 'INVALID') return {};
  const data = error.data as { fields?: Record<string, Reason & { message: string }> } | undefined;
  return Object.fromEntries(
    Object.entries(data?.fields ?? {}).map(([name, wrong]) => [name, reasonText(wrong, wrong.message)]),
  );
}

/**
 * Returns the words of a code that an answer has, in the viewer's language.
 * @param english its sentence in `errorMessages`: browsers have no catalog of English
 */
export const codeText = (code: string, english: string): string => reasonText({ code }, english);

/** Returns why the server refused, in the viewer's language. */
function refusalText(error: ORPCError<string, unknown>): string {
  const { reason } = (error.data ?? {}) as { reason?: Reason };
  return reasonText(
    reason ?? (error.code === 'INVALID' ? { code: 'input_invalid' } : undefined),
    error.message,
  );
}

/**
 * Puts the server's words at the form's fields and the focus on the first of them.
 * @returns false where the error names no field of the form and must be shown elsewhere
 */
export function showFieldErrors<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'getValues' | 'setError'>,
  error: unknown,
): boolean {
  const values = form.getValues();
  const entries = Object.entries(fieldErrors(error)).filter(([name]) => (name.split('.')[0] ?? '') in values);
  entries.forEach(([name, message], index) => {
    form.setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}

// Their messages have the time to try again.
const TELL_WHEN = new Set(['interests_used_up', 'interest_repeated']);

/** Returns what went wrong, in the viewer's language. A refusal for now is followed by the time to wait, in minutes or hours. */
export function errorText(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return t`Couldn't reach the site. Please check your connection and try again.`;
  }
  if (error.status >= 500 && error.code !== 'UNAVAILABLE') return t`Something went wrong. Please try again.`;
  const { retryAfterSeconds, reason } = (error.data ?? {}) as { retryAfterSeconds?: number; reason?: Reason };
  const why = refusalText(error);
  // Where the site is not available (503), the seconds are a guess for programs, and the message has "later".
  if (error.status !== 429 || !retryAfterSeconds || TELL_WHEN.has(reason?.code ?? '')) return why;
  return `${why} ${waitText(retryAfterSeconds)}`;
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) {
    return plural(minutes, {
      one: 'Please try again in # minute.',
      other: 'Please try again in # minutes.',
    });
  }
  return plural(Math.ceil(minutes / 60), {
    one: 'Please try again in # hour.',
    other: 'Please try again in # hours.',
  });
}
