import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findUntranslated } from '../src/kit/locale/pseudo.ts';
import { prerendered, screens } from '../src/screens.ts';
import { languageNames } from '../src/site/rules.ts';
import { adminScreens } from '../src/staff/rules.ts';
import { loadWithoutData, logInAs, newName } from './steps.ts';
import { addWaitingMembers } from './waiting.ts';

// Every screen in the pseudo-locale, in which each message of the catalog has accents: text without them is not translated.

const months = ['en-GB', 'en-US'].flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2027, month, 15).toLocaleString(locale, { month: 'short' }),
  ),
);

/** Names that are the same in every language, and those that come from Intl and not from the catalog. */
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

/** Returns all text of a page: its visible text by elements, its title, and the attributes that are read aloud. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const texts = [document.title];
    const facts: unknown = JSON.parse(document.documentElement.dataset.site ?? '{}');
    for (const element of document.body.querySelectorAll('*')) {
      // The text of a post is what staff wrote.
      if (element.closest('script, style, svg, noscript, [translate="no"], [data-written]')) continue;
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      texts.push(own.map((node) => node.textContent).join(' '));
    }
    return { texts: texts.filter((text) => text.trim() !== ''), facts };
  });

async function untranslatedOn(
  page: Page,
  data: ReturnType<typeof collectData>,
  address: string,
): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('⟦').first()).toBeVisible();
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

async function expectTranslated(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(30_000 * addresses.length);
  await page.addInitScript(() => localStorage.setItem('locale', 'en-XA'));
  // What members wrote is learnt from the answers of the API.
  await loadWithoutData(page);
  // The page for no connection would lead on at once.
  await page.route('/healthz', (route) => route.abort());
  const data = collectData(page);
  const found = new Set<string>();
  for (const address of addresses)
    for (const one of await untranslatedOn(page, data, address)) found.add(one);
  expect([...found]).toEqual([]);
}

const json = async <T>(request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as T;
const staffOnly = Object.values(adminScreens).map(({ path }) => path);
const doors = ['/register', '/login', '/forgot-password', '/reset-password', '/verify-email', '/admin/login'];
const members = screens.filter(
  (screen) =>
    !(prerendered as readonly string[]).includes(screen) &&
    !doors.includes(screen) &&
    !screen.startsWith('/admin'),
);

test('every word that a visitor sees is in the catalog', { tag: '@desk' }, async ({ page }) => {
  const { profiles } = await json<{ profiles: { id: string }[] }>(page.request, '/api/profiles');
  await expectTranslated(page, [...prerendered, ...doors, '/browse', `/profile/${profiles[0]!.id}`]);
});

test('every word that a member sees is in the catalog', { tag: '@desk' }, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const { profiles } = await json<{ profiles: { id: string }[] }>(page.request, '/api/profiles');
  const talks = await json<{ conversations: { id: string }[] }>(page.request, '/api/conversations');
  const values: Record<string, string[]> = {
    '/profile/:id': profiles.slice(0, 2).map(({ id }) => id),
    '/messages/:id': talks.conversations.slice(0, 1).map(({ id }) => id),
    '/messages/to/:id': profiles.slice(0, 1).map(({ id }) => id),
    '/checkout/:plan': ['Gold'],
    '/my-profile/preview/:as': ['visitor', 'match'],
    '/blogs/:slug': ['first-call-between-families'],
    '/blogs/tags/:tag': ['safety'],
    // For editors.
    '/blogs/preview/:id': [],
  };
  const addresses = members.flatMap((screen) =>
    screen.includes(':') ? values[screen]!.map((value) => screen.replace(/:\w+/, value)) : [screen],
  );
  await expectTranslated(page, addresses);
});

test('every word that staff see is in the catalog', { tag: '@desk' }, async ({ page }) => {
  await logInAs(page.request, 'admin');
  // A member whose history has reasons of each list.
  const [member] = await addWaitingMembers([newName('Nirupama')]);
  type Reviews = { items: { id: string; version: number; profile: { publicId: string } }[] };
  const { items } = await json<Reviews>(page.request, '/api/staff/reviews');
  const { id, version } = items.find(({ profile }) => profile.publicId === member!.id)!;
  const rejected = { version, state: 'rejected', reason: 'contact_details', note: null };
  const warned = { reason: 'money', message: 'Never ask anybody for money.' };
  for (const answer of [
    await page.request.put(`/api/staff/reviews/${id}/decision`, { data: rejected }),
    await page.request.post(`/api/staff/members/${member!.id}/warnings`, { data: warned }),
  ])
    expect(answer.ok()).toBe(true);
  const posts = await json<{ items: { id: string }[] }>(page.request, '/api/staff/posts?q=first%20call');
  const post = posts.items[0]!.id;
  const blog = ['/admin/blogs/new', `/admin/blogs/${post}`, `/blogs/preview/${post}`];
  const more = [`/admin/users/${member!.id}`, '/admin/walk-in', '/admin/settings?tab=seller', ...blog];
  await expectTranslated(page, [...staffOnly, ...more]);
});
