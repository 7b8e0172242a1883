import { useEffect, useEffectEvent } from 'react';

/** The browser's own sign to close what lies above the page: on Android the back button. Safari and Firefox have none yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void };
declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/**
 * Closes something above the page when the browser is told to, instead of leaving the page.
 * @param step changes where a request did not close it, so that the next one is heard, too
 */
export function useCloseRequest(open: boolean, onClose: () => void, step: unknown = undefined): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open, step]);
}
