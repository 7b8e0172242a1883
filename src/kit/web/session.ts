export { showLocale } from './language.ts';

import { changeSession, checkViewer, onForget } from './viewer.ts';

// Loaded in a browser once somebody is signed in: what a page does to notice that its session is over.

/** Other tabs of this browser, whose session is the same. */
// Safari has had it since 15.4; without it a tab notices when it is seen again.
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');

if (tabs) tabs.onmessage = () => void checkViewer();
// A hidden tab has given its live line up, and a page that comes back by the browser's button had none.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void checkViewer();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void checkViewer();
});

// Drafts and what waits to be sent are nobody else's business who sits down at this computer.
onForget(() => {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
});

/** Tells the other tabs that somebody has logged in or out here. */
export function tellTabs(): void {
  tabs?.postMessage(null);
}

/** As `logOut` of viewer.ts, which loads this. */
export async function logOut(leave: () => Promise<void> | void): Promise<void> {
  const { line } = await import('./line.ts');
  try {
    await changeSession(async (setViewer) => {
      await line.call(['accounts', 'logOut'], undefined, { context: {} });
      await leave();
      setViewer(null);
    });
  } catch (error) {
    // The session may have ended though the answer was lost.
    void checkViewer();
    throw error;
  }
  tellTabs();
}
