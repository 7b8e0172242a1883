type Move = (towards: 'previous' | 'next') => void;

/** Elements that need the arrow keys themselves. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=tab], [role=radio], [role=slider], [role=menu], [role=listbox], [role=dialog]';
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

/** Calls `move` for arrow keys and swipes. Returns how to end it. */
export function watchSwipesAndArrows(move: Move): () => void {
  const ends = [watchKeys(move), watchSwipes(move)];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls `move` for the left and the right arrow key, except where something else uses them. Returns how to end it. */
function watchKeys(move: Move): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || defaultPrevented) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(USES_ARROWS)) return;
    if (document.querySelector(OVERLAY)) return;
    move(key === 'ArrowRight' ? 'next' : 'previous');
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** In pixels and ms. Near the edges the browser's own gesture begins. */
const SWIPE = { far: 70, within: 600, edge: 28 };

/** Calls `move` when one finger swipes to the side. Returns how to end it. */
function watchSwipes(move: Move): () => void {
  let start: { x: number; y: number; startedAtMs: number } | undefined;
  const onStart = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch, second] = touches;
    start = undefined;
    if (!touch || second || !(target instanceof Element)) return;
    const { clientX: x, clientY: y } = touch;
    if (x < SWIPE.edge || x > innerWidth - SWIPE.edge || (visualViewport?.scale ?? 1) > 1) return;
    if (document.querySelector(OVERLAY) || target.closest('input, textarea') || scrollsSideways(target))
      return;
    start = { x, y, startedAtMs: timeStamp };
  };
  const onEnd = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
    if (!start || !touch) return;
    const [right, down] = [touch.clientX - start.x, touch.clientY - start.y];
    const isSwipe =
      Math.abs(right) > SWIPE.far &&
      Math.abs(right) > 2 * Math.abs(down) &&
      timeStamp - start.startedAtMs < SWIPE.within &&
      getSelection()?.isCollapsed !== false;
    start = undefined;
    if (isSwipe) move(right < 0 ? 'next' : 'previous');
  };
  const listeners = [
    ['touchstart', onStart],
    ['touchend', onEnd],
  ] as const;
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener as EventListener, { passive: true });
  return () => {
    for (const [name, listener] of listeners) document.removeEventListener(name, listener as EventListener);
  };
}

function scrollsSideways(target: Element): boolean {
  for (let one: Element | null = target; one && one !== document.body; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX)) return true;
  return false;
}
