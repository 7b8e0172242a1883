import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorParams } from '../../api/errorCode.ts';

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

/** Returns why the server refused, in the viewer's language. */
export function refusalText(error: ORPCError<string, unknown>): string {
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

/** What went wrong, in words: the server's own where it refused, with the time to wait where there is one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ORPCError)) {
    return t`Couldn't reach the site. Please check your connection and try again.`;
  }
  if (error.status >= 500 && error.code !== 'UNAVAILABLE') return t`Something went wrong. Please try again.`;
  const seconds = (error.data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  if (!seconds) return refusalText(error);
  const minutes = Math.ceil(seconds / 60);
  const wait = plural(minutes, {
    one: 'Please try again in # minute.',
    other: 'Please try again in # minutes.',
  });
  return `${refusalText(error)} ${wait}`;
}
