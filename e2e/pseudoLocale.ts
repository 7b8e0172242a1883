import { expect, type Page, type Request, test } from '@playwright/test';
import { languageNames } from '../src/base/site/shared/rules.ts';
import { findUntranslated } from '../src/kit/locale/pseudo.ts';
import { NO_CASTE } from '../src/people/profiles/shared/sections/lists.ts';
import { loadWithoutData } from './steps.ts';

const months = ['en-GB', 'en-US'].flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2027, month, 15).toLocaleString(locale, { month: 'short' }),
  ),
);

/** Names that are the same in every language, and names that come from Intl, not from the catalog. */
const NAMES = [
  'Bangla',
  ...months,
  'am',
  'pm',
  ...Object.values(languageNames),
  'UPI',
  'GST',
  'GSTIN',
  'SAC',
  'PIN',
  'PDF',
  'ID',
  'km',
  // Stored as the name of a community is.
  NO_CASTE,
  'Humsafar',
  'WhatsApp',
  'Facebook',
  'IST',
  'JPEG',
  'PNG',
  'WebP',
  'MB',
];

/** Collects the data that the server sends: names and texts, without the keys of lists, which begin with a small letter. */
function collectData(page: Page) {
  const texts = new Set(NAMES);
  const add = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      // A key of a list is shown by its name.
      if (/^[a-z_]+$/.test(value)) return;
      texts.add(value);
      // The HTML of a post is shown in pieces.
      if (value.startsWith('<')) for (const part of value.split(/<[^>]*>/)) texts.add(part.trim());
      if (/name/i.test(key)) for (const part of value.split(' ')) texts.add(part);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) add(inner, Array.isArray(value) ? key : name);
    }
  };
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/catalogs/')) return;
    if (!response.ok() || !response.headers()['content-type']?.includes('json')) return;
    read.push(
      response.json().then(
        (body) => add(body),
        () => {},
      ),
    );
  });
  return { texts, add, settled: () => Promise.all(read) };
}

/** Counts the requests of a page. Resolves `settled` once all are answered and the page has nothing left to do. */
function watchRequests(page: Page) {
  let begun = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    begun += 1;
    // The live stream stays open.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isQuiet = async () => {
    const before = begun;
    const idle = page.evaluate(async () => {
      for (let times = 0; times < 3; times += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    });
    // Some pages load a document of their own.
    const isIdle = await idle.then(
      () => true,
      () => false,
    );
    return isIdle && open.size === 0 && begun === before;
  };
  return {
    settled: () => expect.poll(isQuiet, { intervals: [20] }).toBe(true),
  };
}

/** Returns all text of a page: its visible text by elements, its title, and the attributes that are read aloud. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const facts: unknown = JSON.parse(document.documentElement.dataset.site ?? '{}');
    // Pages that are the same for every visitor bring their answers with them.
    const brought: unknown = JSON.parse(document.getElementById('initial')?.textContent || '{}');
    for (const element of document.body.querySelectorAll('*')) {
      // The text of a post is what staff wrote.
      if (element.closest('script, style, svg, noscript, [translate="no"], [data-written]')) continue;
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      texts.push(own.map((node) => node.textContent).join(' '));
    }
    return { texts: texts.filter((text) => text.trim() !== ''), facts: [facts, brought] };
  });

type Watched = { data: ReturnType<typeof collectData>; requests: ReturnType<typeof watchRequests> };

/** Opens an address as a link does, in the document that is there. The page before it stays until the files of the new one are loaded. */
async function follow(page: Page, requests: Watched['requests'], address: string): Promise<void> {
  const before = JSON.stringify(await readPage(page));
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await requests.settled();
  await expect.poll(async () => JSON.stringify(await readPage(page))).not.toBe(before);
}

async function untranslatedOn(
  page: Page,
  { data, requests }: Watched,
  address: string,
  follows: boolean,
): Promise<string[]> {
  if (follows) await follow(page, requests, address);
  else await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(page.getByText('⟦').first()).toBeVisible();
  await requests.settled();
  const { texts, facts } = await readPage(page);
  await data.settled();
  data.add(facts);
  return texts.flatMap((text) => {
    const words = findUntranslated(text, data.texts);
    return words.length > 0
      ? [`${address}: ${words.join(' ')} (in ${JSON.stringify(text.slice(0, 90))})`]
      : [];
  });
}

/**
 * Opens every address in the pseudo-locale, and expects no word that is neither in the catalog nor data.
 * @param follows whether they are opened one from the other, which is faster; else each in a document of its own
 */
export async function expectTranslated(
  page: Page,
  addresses: readonly string[],
  { follows = false } = {},
): Promise<void> {
  test.setTimeout(30_000 * addresses.length);
  await page.addInitScript(() => localStorage.setItem('locale', 'en-XA'));
  // What members wrote is learnt from the answers of the API.
  await loadWithoutData(page);
  // The page for no connection would lead on at once.
  await page.route('/healthz', (route) => route.abort());
  const watched = { data: collectData(page), requests: watchRequests(page) };
  const found = new Set<string>();
  for (const [place, address] of addresses.entries())
    for (const one of await untranslatedOn(page, watched, address, follows && place > 0)) found.add(one);
  expect([...found]).toEqual([]);
}
