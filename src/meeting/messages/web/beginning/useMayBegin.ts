import { useQuery } from '@tanstack/react-query';
import { memberships } from '../../../../money/memberships/web/memberships.ts';

/** Returns whether the profile's plan allows the first message; undefined until it is loaded. */
export function useMayBegin(): boolean | undefined {
  const { data } = useQuery(memberships.mine.queryOptions());
  return data && (data.membership?.allowances.some(({ entitlement }) => entitlement === 'chat') ?? false);
}
