import { useEffect, useRef } from 'react';

/** Returns a ref to an element that gets the focus when a list became shorter and the focused button was removed. */
export function useFocusOnLess<Element extends HTMLElement>(count: number) {
  const element = useRef<Element>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return element;
}
