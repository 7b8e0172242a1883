import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useWithheld } from './useWithheld.ts';

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
