import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a link was followed, the keyboard and the screen reader start at the new page's heading, as they would had
 * the browser loaded it. A change of the query alone (a filter) moves nothing.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) focusStart();
  }, [pathname, hash]);
}

/** Puts the focus on the page's heading. */
export function focusStart(): void {
  const start = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
