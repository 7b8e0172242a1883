export { showLocale } from './locale/language.ts';

import { browserStorage, openChannel, tabStorage } from '../../ui/state/storage.ts';
import { changeSession, checkViewer, forgetViewer, isChangingSession, onForget } from './viewer.ts';

// Loaded once somebody is logged in: how a page notices that its session has ended.

/** Other tabs of this browser, whose session is the same. */
// Safari has had it since 15.4; without it a tab notices when it is seen again.
const tabs = openChannel('session');

if (tabs) tabs.onmessage = () => void check();
// A hidden tab has closed its live stream, and a page from the back/forward cache had none.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void check();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void check();
});

/** Changes whenever somebody logs in or out in this browser. */
const CHANGED = 'session';
let seen = readChanged();

function readChanged(): string | null {
  return browserStorage.read(CHANGED);
}

/**
 * Checks whether the session is still open. Where somebody has logged in or out meanwhile, the page is hidden until that
 * is known: it may show what its new viewer must not see.
 */
async function check(): Promise<void> {
  const changed = readChanged();
  if (changed === seen || isChangingSession()) return checkViewer();
  seen = changed;
  // Nobody can be asked: the page is loaded again, or the one for no connection.
  if (!navigator.onLine) return location.reload();
  const { style } = document.documentElement;
  style.setProperty('visibility', 'hidden');
  await checkViewer();
  style.removeProperty('visibility');
}

// The scripts of the next page are there when the connection is not.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/service-worker.js').catch(() => {});

// The next user of this computer must not see drafts and unsent messages.
onForget(() => tabStorage.clear());

/** Notifies the other tabs that somebody has logged in or out here. */
export function notifyTabs(): void {
  seen = String(Date.now());
  // Without storage the other tabs still receive the message, and this one must not find another time.
  if (!browserStorage.write(CHANGED, seen)) seen = readChanged();
  tabs?.postMessage(null);
}

const SWITCHED = 'switched';

/**
 * Switches this session to another profile, and opens a page as it. Everything stored for the previous profile is
 * removed, and the other tabs of this browser are reloaded. Throws what `change` throws.
 * @param change sends the request, and returns the name of the profile
 */
export async function openAsProfile(change: () => Promise<string>, path: string): Promise<void> {
  await changeSession(async () => {
    const name = await change();
    forgetViewer();
    tabStorage.write(SWITCHED, name);
    notifyTabs();
    const left = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
    location.assign(path);
    await left;
  });
}

/** Returns the name of the profile that this page was opened as just now, once; null on any other page. */
export function consumeSwitched(): string | null {
  return tabStorage.take(SWITCHED);
}

/** As `logOut` of viewer.ts, which loads this. */
export async function logOut(leave: () => Promise<void> | void): Promise<void> {
  const { transport } = await import('./api/transport.ts');
  try {
    await changeSession(async (setViewer) => {
      await transport.call(['accounts', 'logOut'], undefined, { context: {} });
      await leave();
      setViewer(null);
    });
  } catch (error) {
    // The session may have ended though the answer was lost.
    void checkViewer();
    throw error;
  }
  notifyTabs();
}
