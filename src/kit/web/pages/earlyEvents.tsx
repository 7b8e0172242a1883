import { useEffect } from 'react';
import { LISTENS, WAITS } from '../../../ui/state/KeepServed.tsx';

/** What was pressed, typed or ticked, in order. */
type Early = [element: HTMLElement, entered?: string | boolean];

declare global {
  interface Window {
    early: Early[];
  }
}

// A page is readable, and its buttons can be pressed, before React has taken it over. A box is ticked by the browser at once,
// which React would take for how it was all along. No form is ever sent by the browser: what it holds would be in the address.
const listen = `(() => {
  window.early = [];
  const { dataset } = document.documentElement;
  const waits = (node) => dataset.takenOver === undefined || node.closest('[${WAITS}]');
  const isBox = ({ type }) => type === 'checkbox' || type === 'radio';
  // The last choice counts: sent with the earlier ones, it could be overtaken by them.
  const keep = (field, entered) => {
    window.early = early.filter(([element]) => element !== field).concat([[field, entered]]);
  };
  addEventListener('click', (event) => {
    if (isBox(event.target)) {
      if (!waits(event.target)) return;
      event.stopImmediatePropagation();
      keep(event.target, event.target.checked);
      return;
    }
    const button = event.target.closest && event.target.closest('button');
    if (!button || !waits(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push([button]);
  }, true);
  addEventListener('input', ({ target }) => {
    if (waits(target) && !isBox(target)) keep(target, target.value);
  }, true);
  addEventListener('submit', (event) => {
    if (event.target.method !== 'dialog') event.preventDefault();
  }, true);
})();`;

/** Keeps what is pressed, typed and ticked before the page listens. For the head of the document. */
export function RecordEarlyEvents({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: listen }} />;
}

/** Does what was pressed, typed and ticked too early, in order, once the page listens. */
export function useEarlyEvents(): void {
  useEffect(() => {
    document.documentElement.dataset.takenOver = '';
    replay();
    document.addEventListener(LISTENS, replay);
    return () => document.removeEventListener(LISTENS, replay);
  }, []);
}

function replay(): void {
  const [element, entered] = window.early[0] ?? [];
  if (!element || (element.isConnected && element.closest(`[${WAITS}]`))) return;
  window.early.shift();
  // The next one later: a button would save a form without what was entered before, which is drawn after this effect.
  queueMicrotask(replay);
  if (!element.isConnected) return;
  if (entered === undefined) element.click();
  else if (typeof entered === 'string') enter(element as HTMLInputElement, entered);
  else tick(element as HTMLInputElement, entered);
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
