import { useQuery } from '@tanstack/react-query';
import { personConsent } from './personConsent.ts';

/** Returns whether the person of the profile keeps it hidden; undefined until it is known. */
export function useWithheld(): boolean | undefined {
  const { data, isError } = useQuery(personConsent.read.queryOptions());
  return isError ? false : data?.withheld;
}
