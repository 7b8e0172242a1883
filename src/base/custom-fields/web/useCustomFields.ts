import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import type { ShownField } from '../contract.ts';
import { customFields } from './customFields.ts';
import { fieldsVersion } from './fieldsVersion.ts';

const FRESH_MS = 60 * MINUTE_MS;
const NONE: readonly ShownField[] = [];

/** Returns the profile fields that the site added, in their order; none until they are loaded. */
export function useCustomFields(): readonly ShownField[] {
  const { i18n } = useLingui();
  const version = fieldsVersion();
  const { data } = useQuery({
    ...customFields.list.queryOptions({ input: { locale: i18n.locale, version } }),
    enabled: version !== undefined,
    staleTime: FRESH_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
