import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { tabStorage } from '../../../ui/state/storage.ts';

type List = {
  /** Number of loaded pages. */
  pages: number;
  more: boolean;
  busy: boolean;
  onMore(): void;
};
type ScrollPosition = { pages: number; y: number };

const PAGES_MAX = 12;

/**
 * Restores the scroll position of an endless list after the browser has lost the list: after a reload, or when a
 * phone had suspended the tab. While the list is in memory, the router restores it.
 */
export function useScrollRestoration({ pages, more, busy, onMore }: List): void {
  const key = `browse ${useLocation().key}`;
  const back = useNavigationType() === 'POP';
  const loaded = useRef(pages);
  loaded.current = pages;
  const wanted = useRef<ScrollPosition | null | undefined>(undefined);
  if (wanted.current === undefined) wanted.current = back && !import.meta.env.SSR ? read(key, pages) : null;

  useLayoutEffect(() => {
    let left: ScrollPosition | undefined;
    const note = () => {
      left = { pages: loaded.current, y: scrollY };
    };
    const save = () => {
      if (left && !wanted.current) tabStorage.writeJson(key, left);
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', save);
      save();
    };
  }, [key]);

  useEffect(() => {
    const place = wanted.current;
    if (!place || pages === 0 || busy) return;
    if (more && pages < place.pages) return onMore();
    wanted.current = null;
    scrollTo(0, place.y);
  }, [pages, more, busy, onMore]);
}

/** Returns the stored scroll position, unless enough pages are in memory. */
function read(key: string, loaded: number): ScrollPosition | null {
  const { pages, y } = tabStorage.readJson<Partial<ScrollPosition>>(key) ?? {};
  return pages && y && pages > loaded ? { pages: Math.min(pages, PAGES_MAX), y } : null;
}
