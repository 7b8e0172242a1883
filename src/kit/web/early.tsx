import { useEffect } from 'react';

/** What was pressed or typed, in order. */
type Early = [element: HTMLElement, text?: string];

declare global {
  interface Window {
    early?: Early[];
  }
}

// A page is readable, and its buttons can be pressed, before React has taken it over. Forms are not sent by the browser
// meanwhile: what they hold would stand in the address.
const listen = `window.early = [];
addEventListener('click', ({ target }) => {
  const button = window.early && target.closest && target.closest('button');
  if (button) early.push([button]);
}, true);
addEventListener('input', ({ target }) => {
  if (window.early && target.type !== 'checkbox' && target.type !== 'radio') early.push([target, target.value]);
}, true);
addEventListener('submit', (event) => window.early && event.preventDefault(), true);`;

/** Keeps what is pressed and typed before the page listens. For the head of the document. */
export function KeepEarly({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: listen }} />;
}

/** Does what was pressed and typed too early, once the page listens. */
export function useEarly(): void {
  useEffect(() => {
    const early = window.early ?? [];
    window.early = undefined;
    document.documentElement.dataset.takenOver = '';
    for (const [element, text] of early) {
      if (!element.isConnected) continue;
      if (text === undefined) element.click();
      else enter(element as HTMLInputElement, text);
    }
  }, []);
}

/** Puts a text into a field as the keyboard would, or chooses an option: React has to notice that it changed. */
function enter(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, text);
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}
