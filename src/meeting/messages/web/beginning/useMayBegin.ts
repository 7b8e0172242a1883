import { useQuery } from '@tanstack/react-query';
import { memberships } from '../../../../money/memberships/web/memberships.ts';

/** Returns whether the plan of the profile lets it write first; undefined until that is known. */
export function useMayBegin(): boolean | undefined {
  const { data } = useQuery(memberships.mine.queryOptions());
  return data && (data.membership?.allowances.some(({ entitlement }) => entitlement === 'chat') ?? false);
}
