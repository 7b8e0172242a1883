import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the focused card is removed: it moves to the card in its place, or to the heading.
 * @returns the ref of the list
 */
export function useRemovedFocus(ids: string[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<string[]>([]);
  const shown = ids.join(' ');
  useEffect(() => {
    const next = shown === '' ? [] : shown.split(' ');
    const place = before.current.findIndex((id) => !next.includes(id));
    const shorter = next.length < before.current.length;
    before.current = next;
    if (!shorter || document.activeElement !== document.body) return;
    const card = list.current?.children[Math.min(place, next.length - 1)];
    const target = card?.querySelector<HTMLElement>('[aria-pressed]');
    (target ?? document.getElementById('shortlisted'))?.focus({ preventScroll: true });
  }, [shown]);
  return list;
}
