import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** How long a link is pointed at before somebody seems to mean it, in ms. */
const MEANT_MS = 80;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the browser may fetch what nobody has opened yet: not with data saver, and not on the slowest lines. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g') && navigator.onLine;
}

/**
 * Calls `prefetch` with the path of each link of this site that may be followed next: the finger is on it, or the mouse
 * or the focus rests there. Returns a function that ends it.
 */
export function watchLinks(prefetch: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pathOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    return link && link.target !== '_blank' && !link.download ? link.pathname : undefined;
  };
  const onRest = (event: Event) => {
    clearTimeout(timer);
    const path = pathOf(event);
    if (path && mayPrefetch()) timer = setTimeout(() => prefetch(path), MEANT_MS);
  };
  const onPress = (event: Event) => {
    clearTimeout(timer);
    const path = pathOf(event);
    if (path && mayPrefetch()) prefetch(path);
  };
  const listeners = [
    ['pointerover', onRest],
    ['focusin', onRest],
    ['pointerdown', onPress],
  ] as const;
  for (const [name, listener] of listeners) document.addEventListener(name, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) document.removeEventListener(name, listener);
  };
}

let prefetchFiles: (path: string) => void = () => {};
let cards: IntersectionObserver | undefined;

/** Loads the scripts of the page that may be opened next. */
export function PrefetchedPage() {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    prefetchFiles = setPath;
    return watchLinks(setPath);
  }, []);
  return path ? <PrefetchPageLinks page={path} /> : null;
}

/** For the `ref` of a card's link: once the card is seen, the scripts of its page are loaded. */
export function prefetchWhenSeen(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (!link || typeof IntersectionObserver === 'undefined') return undefined;
  cards ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !mayPrefetch()) continue;
      cards?.unobserve(target);
      prefetchFiles((target as HTMLAnchorElement).pathname);
    }
  });
  cards.observe(link);
  return () => cards?.unobserve(link);
}
