import { Suspense } from 'react';
import { useViewer } from '../../kit/web/viewer.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const HiddenBar = lazyPart(() => import('../../profiles/web/settings/HiddenBar.tsx'));

/** Shows above a member's pages that their profile is hidden; nothing while it is not. */
export function HiddenProfile() {
  const hidden = useViewer().viewer?.profile?.hidden;
  if (!hidden) return null;
  return (
    <Suspense>
      <HiddenBar until={hidden.until} />
    </Suspense>
  );
}
