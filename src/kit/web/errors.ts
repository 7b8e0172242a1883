import { plural, t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * The server's messages about single fields (status 422, code INVALID): field name → message.
 * Empty for any other error.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || error.code !== 'INVALID') return {};
  return (error.data as { fields?: Record<string, string> } | undefined)?.fields ?? {};
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

/** What went wrong, in words: the server's own where it refused, with the time to wait where there is one. */
export function errorWords(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return t`The site could not be reached. Please check your connection and try again.`;
  }
  if (error.status >= 500 && error.code !== 'UNAVAILABLE')
    return t`Something went wrong on our side. Please try again.`;
  const seconds = (error.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  if (!seconds) return error.message;
  const minutes = Math.ceil(seconds / 60);
  const wait = plural(minutes, { one: 'It works again in # minute.', other: 'It works again in # minutes.' });
  return `${error.message} ${wait}`;
}
