// Served as /service-worker.js once it is built (react-router.config.ts), and registered once somebody logs in. It holds
// scripts, styles and fonts of one build and the page for when there is no connection. It keeps no page with
// anybody's data and no answer of the API, and a page always comes from the server when that answers.

/** Scripts of the members' pages; the build writes them in, and the build's own name. */
const FILES = [];
const CACHE = 'files-BUILD';
const OFFLINE = '/offline';

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Also a file of the API that is opened in a tab: its request is under way already, and would be sent twice.
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(readFile(event));
});

async function install() {
  const cache = await caches.open(CACHE);
  // For a member it would come with their data.
  const page = await fetch(OFFLINE, { cache: 'no-cache', credentials: 'omit' });
  if (!page.ok) throw new Error('The offline page is missing.');
  const html = await page.clone().text();
  await cache.addAll(new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)));
  await cache.put(OFFLINE, page);
  if (navigator.connection?.saveData) return;
  // One after the other: the page that is open comes first.
  for (const file of FILES) {
    if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  }
}

async function activate() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // The page is requested while this worker starts, not after it.
  await registration.navigationPreload?.enable();
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    if (pathname === OFFLINE) return caches.match(OFFLINE, { ignoreVary: true });
    return Response.redirect(`${OFFLINE}?${new URLSearchParams({ next: pathname + search })}`);
  }
}

async function readFile(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

// The page does not wait for it.
async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer).catch(() => {});
}
