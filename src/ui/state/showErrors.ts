const FIELD = 'input, select, textarea';
const ERROR = '[role=alert], [aria-invalid=true]';

/**
 * Scrolls the content of a dialog to what is found wrong in it, which on a phone may be above or below what is shown. Unless
 * somebody is in a field, a field that is wrong gets the focus. A ref: it returns what ends it.
 */
export function showErrors(content: HTMLElement | null): (() => void) | undefined {
  if (!content) return;
  let shown = new Set<Element>();
  const observer = new MutationObserver(() => {
    const errors = [...content.querySelectorAll<HTMLElement>(ERROR)];
    const first = errors.find((one) => !shown.has(one));
    shown = new Set(errors);
    const focused = document.activeElement;
    // A field that is too long says so while it is typed in.
    if (!first || first.contains(focused)) return;
    if (!focused?.matches(FIELD)) fieldOf(first)?.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
    // A field may be as tall as the screen, and what is wrong with it is written below.
    wordsOf(first)?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(content, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ['aria-invalid'] },
  });
  return () => observer.disconnect();
}

/** Returns the error of a field (`Field`), whose id is the first that describes it. */
function wordsOf(wrong: HTMLElement): HTMLElement | null {
  const [id] = wrong.getAttribute('aria-describedby')?.split(' ') ?? [];
  return id ? document.getElementById(id) : null;
}

/** Returns the field that is wrong, or of a group the choice that Tab reaches. */
function fieldOf(wrong: HTMLElement): HTMLElement | null {
  if (wrong.matches('[role=alert]')) return null;
  if (wrong.matches(FIELD)) return wrong;
  return wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector<HTMLElement>(FIELD);
}
