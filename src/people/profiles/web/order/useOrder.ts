import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { paths } from '../../../../paths.ts';
import { moved, noteOrder } from './orders.ts';

/**
 * Lets the pages of the profiles in a list lead to each other in its order. On the way back from one that was reached so,
 * its card is scrolled to and focused.
 * @param list names it among the lists of the page
 * @param more loads further profiles and resolves with all of them
 */
export function useOrder(list: string, ids: string[], more?: () => Promise<string[] | undefined>): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const back = useNavigationType() === 'POP';
  const load = useRef(more);
  load.current = more;
  const all = ids.join(' ');
  const pages = more !== undefined;

  useEffect(() => {
    if (all === '') return;
    const latest = load.current;
    noteOrder(address, list, { ids: all.split(' '), more: pages ? latest : undefined });
  }, [address, list, all, pages]);

  useEffect(() => {
    const last = moved.get(address);
    if (!back || !last || all === '') return;
    const { id, place } = last;
    const ids = all.split(' ');
    if (!ids.includes(id)) {
      // After a reload the list begins again: it is loaded as far as the profile was.
      if (pages && ids.length <= place) void load.current?.();
      return;
    }
    const frame = requestAnimationFrame(() => {
      const card = document.querySelector<HTMLElement>(
        `a[data-card][href="${CSS.escape(paths.profile(id))}"]`,
      );
      card?.closest('li')?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
      moved.delete(address);
    });
    return () => cancelAnimationFrame(frame);
  }, [address, back, all, pages]);
}
