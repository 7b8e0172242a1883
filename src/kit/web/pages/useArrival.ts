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
    if (hash) return;
    const start = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [pathname, hash]);
}
