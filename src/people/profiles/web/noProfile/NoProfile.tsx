import { Suspense } from 'react';
import { lazyPart } from '../../../../ui/lazyPart.ts';

const NoProfileText = lazyPart(() => import('./NoProfileText.tsx'));

/** Placeholder of a member's page for an account without a profile. @param staff whether it is a staff account */
export function NoProfile(props: { staff: boolean }) {
  return (
    <Suspense>
      <NoProfileText {...props} />
    </Suspense>
  );
}
