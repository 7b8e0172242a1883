import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';

export type ShortlistButtonProps = {
  profile: { id: string; name: string };
  /** On a photo it is round; in a bar it has its words beside it; a sign is the star alone. */
  look?: 'photo' | 'bar' | 'sign';
};

const Star = lazyPart(() => import('./Star.tsx'));

/** Button that adds a profile to the shortlist, or removes it. Loaded after the page, which can be read without it. */
export function ShortlistButton(props: ShortlistButtonProps) {
  return (
    <Suspense>
      <Star {...props} />
    </Suspense>
  );
}
