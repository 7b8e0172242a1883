import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = path.resolve(import.meta.dirname, '../../build');

/** A new sentence breaks no budget; a library does. */
const MARGIN_BYTES = 3_000;

/** Pages, their file in src, and what their scripts take with gzip, in bytes. Browsers get less, by Brotli. */
const budgets = [
  { page: '/', file: 'HomePage', most: 137_000 },
  { page: '/packages', file: 'PackagesPage', most: 178_000 },
  { page: '/browse', file: 'BrowsePage', most: 185_000 },
  { page: '/profile/{id}', file: 'ProfilePage', most: 194_000 },
  { page: '/login', file: 'LoginPage', most: 196_000 },
  { page: '/horoscope', file: 'HoroscopePage', most: 205_000 },
  { page: '/dashboard', file: 'DashboardPage', most: 188_000 },
  { page: '/interests', file: 'InterestsPage', most: 181_000 },
  { page: '/messages', file: 'MessagesPage', most: 185_000 },
  { page: '/subscription', file: 'SubscriptionPage', most: 189_000 },
  { page: '/settings', file: 'MemberSettingsPage', most: 220_000 },
  { page: '/my-profile', file: 'MyProfilePage', most: 230_000 },
  { page: '/viewers', file: 'ViewersPage', most: 181_000 },
  { page: '/notifications', file: 'NotificationsPage', most: 182_000 },
  { page: '/register', file: 'RegisterPage', most: 200_000 },
  { page: '/contact', file: 'ContactPage', most: 200_000 },
  { page: '/blogs', file: 'BlogPage', most: 181_000 },
  { page: '/shortlisted', file: 'ShortlistedPage', most: 181_000 },
  { page: '/recommendations', file: 'RecommendationsPage', most: 181_000 },
];
const SCRIPTS_MAX = 45;

const read = (address: string) => readFileSync(path.join(built, 'client', address));
const sizeOf = (address: string) => gzipSync(read(address)).length;

type Manifest = {
  url: string;
  entry: { module: string };
  routes: Record<string, { module: string; parentId?: string }>;
};

/** Returns React Router's list of routes, as browsers load it. */
function readManifest(): Manifest {
  const file = readdirSync(path.join(built, 'client/assets')).find((one) => /^manifest-.*\.js$/.test(one))!;
  const text = read(`/assets/${file}`).toString();
  return { ...JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)), url: `/assets/${file}` };
}

/** What a page loads before it listens: the list of routes, the first script, its own and its frames', and what these import. */
function scriptsOf(page: string): string[] {
  const { url, entry, routes } = readManifest();
  const found = new Set([url, entry.module]);
  const id = Object.keys(routes).find((one) => one.split('/').at(-1) === page)!;
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) found.add(route.module);
  for (const file of found) {
    for (const [, next] of read(file)
      .toString()
      .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(`/assets/${next!}`);
  }
  return [...found];
}

test('the build is there', () => {
  expect(existsSync(built), 'run the build first: npm test does').toBe(true);
});

test.each(budgets)('$page loads about $most bytes of scripts, in few files', ({ file, most }) => {
  const scripts = scriptsOf(file);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(scripts.reduce((sum, one) => sum + sizeOf(one), 0)).toBeLessThanOrEqual(most + MARGIN_BYTES);
});

test('members load nothing of the staff', () => {
  const ofStaff = scriptsOf('AdminDashboardPage').filter((one) => /Admin|QueueFrame/.test(one));
  expect(ofStaff.length).toBeGreaterThan(0);
  for (const { file } of budgets)
    expect([file, scriptsOf(file).filter((one) => ofStaff.includes(one))]).toEqual([file, []]);
});
