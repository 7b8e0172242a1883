let pressing = false;

if (typeof window !== 'undefined') {
  // Of a touch too: a browser sends both of a tap once the finger is up, with the change of the focus between them.
  window.addEventListener('mousedown', () => (pressing = true), true);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => (pressing = false), true);
}

/**
 * Runs what leaving a field brings: at once, or where a press of the mouse or finger has taken the focus, when that is over,
 * ahead of its click. A page that moves under a press takes away the button that was meant.
 */
export function afterPress(run: () => void): void {
  if (!pressing) {
    run();
    return;
  }
  const over = new AbortController();
  function finish() {
    if (over.signal.aborted) return;
    over.abort();
    run();
  }
  const options = { capture: true, signal: over.signal };
  window.addEventListener('click', finish, options);
  // A press that ends elsewhere has no click.
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => setTimeout(finish), options);
}
