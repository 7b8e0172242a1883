import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';

const StateWishes = lazyPart(() => import('./StateWishes.tsx'));

/** For a member who has stated no preferences: why there are no reasons, and where to add them. */
export function NoWishes() {
  return (
    <Suspense>
      <StateWishes />
    </Suspense>
  );
}
