import { useEffect } from 'react';
import { focusStart } from './useArrival.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

type FocusPosition = { parent: Element; index: number };

/** Returns what the keyboard reaches in an element, in its order. */
const focusableIn = (element: Element): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  );

/** Returns the elements around another one, the nearest first, each with the place of that one in it. */
function positionsOf(element: Element, main: Element): FocusPosition[] {
  const positions: FocusPosition[] = [];
  const all = focusableIn(main);
  for (let parent = element.parentElement; parent && parent !== main; parent = parent.parentElement) {
    const around = parent;
    const index = all
      .filter((one) => one !== around && around.contains(one))
      .findIndex((one) => one.contains(element));
    positions.push({ parent, index: Math.max(0, index) });
  }
  return positions;
}

/**
 * Keeps the keyboard's place when what has the focus goes from `main`: a button that another one replaces, a row that is
 * done. The focus moves to what is in its place now, and to the page's heading when nothing around it is left.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: { element: Element; positions: FocusPosition[] } | undefined;
    function remember({ target }: FocusEvent) {
      const main = document.getElementById('main');
      if (!(target instanceof Element) || !main?.contains(target) || target === main) return;
      last = { element: target, positions: positionsOf(target, main) };
    }
    // A pointer press means that the user has gone on.
    function forget() {
      last = undefined;
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { positions } = last;
      last = undefined;
      for (const { parent, index } of positions) {
        const left = parent.isConnected ? focusableIn(parent) : [];
        const next = left[Math.min(index, left.length - 1)];
        if (next) return next.focus();
      }
      focusStart();
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, []);
}
