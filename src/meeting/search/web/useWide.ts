import { useSyncExternalStore } from 'react';
import { initialOf } from '../../../kit/web/pages/rendering.tsx';

const wide = '(width >= 64rem)';

function subscribe(listener: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen has room for a column beside the cards: from Tailwind's `lg` on. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => initialOf().wide ?? false,
  );
}
