import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import type { ShownField } from '../contract.ts';
import { customFields } from './customFields.ts';
import { fieldsVersion, hasCustomFields } from './fieldsVersion.ts';

const FRESH_MS = 60 * MINUTE_MS;
const NONE: readonly ShownField[] = [];

/** The fields with their names in a language; only of a site that has some. */
export const customFieldsQuery = (locale: string) => ({
  ...customFields.list.queryOptions({ input: { locale, version: fieldsVersion() } }),
  staleTime: FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { lasting: true },
});

/** Returns the profile fields that the site added, in their order; none until they are loaded. */
export function useCustomFields(): readonly ShownField[] {
  const { i18n } = useLingui();
  const { data } = useQuery({ ...customFieldsQuery(i18n.locale), enabled: hasCustomFields() });
  return data ?? NONE;
}
