import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { personConsent } from './personConsent.ts';

const Notice = lazyPart(() => import('./lazyWithheldNotice.ts'));

/** Notice that the profile is hidden because of its person; its text is loaded where there is one to show. */
export function Withheld() {
  const withheld = useWithheld();
  if (!withheld) return null;
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  );
}

/** Returns whether the person of the profile keeps it hidden; undefined until it is known. */
export function useWithheld(): boolean | undefined {
  const { data, isError } = useQuery(personConsent.read.queryOptions());
  return isError ? false : data?.withheld;
}
