import { memo } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';

export type ShortlistButtonProps = {
  profile: { id: string; name: string };
  /** On a photo it is round; in a bar it has its words beside it; a sign is the star alone. */
  look?: 'photo' | 'bar' | 'sign';
};

const Star = lazyPart(() => import('./Star.tsx'));

/** Button that adds a profile to the shortlist, or removes it. Loaded after the page, which can be read without it. */
// Memoized: if the page renders again before its stars are loaded, React would start over at each of 24.
export const ShortlistButton = memo(({ profile: { id, name }, look }: ShortlistButtonProps) => (
  <KeepServed>
    <Star profile={{ id, name }} look={look} />
  </KeepServed>
));
