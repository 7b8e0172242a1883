import { useEffect } from 'react';

/** What was pressed, typed or ticked, in order. */
type Early = [element: HTMLElement, entered?: string | boolean];

declare global {
  interface Window {
    early?: Early[];
    isTakenOver: (element: Element) => boolean;
  }
}

// A page is readable, and its buttons can be pressed, before React has taken it over, and some of its parts are taken over
// later than the rest. React ignores what happens in a part until it has committed it, and notes its own node (a fiber) at
// each element well before: up to then the fiber, or one above it, is new (no alternate) and has a flag of Placement or
// Hydrating, as in React's own getNearestMountedFiber. A box is ticked by the browser at once, which React would take for
// how it was all along. Forms are not sent by the browser meanwhile: what they hold would be in the address.
const listen = `(() => {
  const NOT_COMMITTED = 2 | 4096;
  window.early = [];
  window.isTakenOver = (node) => {
    const key = Object.keys(node).find((key) => key.startsWith('__reactFiber$'));
    if (!key) return false;
    for (let fiber = node[key]; fiber && !fiber.alternate; fiber = fiber.return)
      if (fiber.flags & NOT_COMMITTED) return false;
    return true;
  };
  // The last choice counts: sent with the earlier ones, it could be overtaken by them.
  const keep = (field, entered) => {
    window.early = early.filter(([element]) => element !== field).concat([[field, entered]]);
  };
  const waits = (node) => window.early && node && !isTakenOver(node);
  const isBox = ({ type }) => type === 'checkbox' || type === 'radio';
  addEventListener('click', (event) => {
    if (isBox(event.target)) {
      if (!waits(event.target)) return;
      event.stopImmediatePropagation();
      keep(event.target, event.target.checked);
      return;
    }
    const button = event.target.closest && event.target.closest('button');
    if (!waits(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push([button]);
  }, true);
  addEventListener('input', ({ target }) => {
    if (waits(target) && !isBox(target)) keep(target, target.value);
  }, true);
  addEventListener('submit', (event) => waits(event.target) && event.preventDefault(), true);
})();`;

/** What is not taken over by then has failed to load. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

/** Keeps what is pressed, typed and ticked before the page listens. For the head of the document. */
export function RecordEarlyEvents({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: listen }} />;
}

/** Does what was pressed, typed and ticked too early, once the page listens, in order. */
export function useReplayedEvents(): void {
  useEffect(() => {
    document.documentElement.dataset.takenOver = '';
    const end = performance.now() + PATIENCE_MS;
    const timer = setInterval(check, PAUSE_MS);
    replay();
    return () => clearInterval(timer);

    function check() {
      replay();
      if (performance.now() < end) return;
      window.early = undefined;
      clearInterval(timer);
    }

    function replay() {
      const [element, entered] = window.early?.[0] ?? [];
      if (!element || (element.isConnected && !window.isTakenOver(element))) return;
      window.early?.shift();
      // The next one later: a button would save a form without what was entered before, which is drawn after this effect.
      queueMicrotask(replay);
      if (!element.isConnected) return;
      if (entered === undefined) element.click();
      else if (typeof entered === 'string') enter(element as HTMLInputElement, entered);
      else tick(element as HTMLInputElement, entered);
    }
  }, []);
}

/** Puts a text into a field as the keyboard would, or chooses an option or a file: React has to notice that it changed. */
function enter(field: HTMLInputElement, text: string): void {
  const isFile = field.type === 'file';
  // A page may not name a file, but the field has kept what was chosen.
  if (!isFile) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  const kind = isFile || field.tagName === 'SELECT' ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Ticks a box, or clears it: React notices a click that changes what it last saw of the box. */
function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}
