import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = path.resolve(import.meta.dirname, '../../build');
const assets = path.join(built, 'client/assets');

/** Pages, their file in src, and what their scripts may take with gzip, in bytes. Browsers get less, by Brotli. */
const budgets = [
  { page: '/', file: 'HomePage', most: 110_000 },
  { page: '/packages', file: 'PackagesPage', most: 145_000 },
  { page: '/browse', file: 'BrowsePage', most: 150_000 },
  { page: '/profile/{id}', file: 'profile', most: 169_500 },
  { page: '/login', file: 'LoginPage', most: 165_500 },
  { page: '/horoscope', file: 'HoroscopePage', most: 170_000 },
  { page: '/dashboard', file: 'DashboardPage', most: 150_000 },
  { page: '/interests', file: 'InterestsPage', most: 168_000 },
  { page: '/messages', file: 'messages', most: 168_000 },
  { page: '/subscription', file: 'SubscriptionPage', most: 152_000 },
  { page: '/viewers', file: 'ViewersPage', most: 152_000 },
  { page: '/notifications', file: 'NotificationsPage', most: 168_000 },
  { page: '/register', file: 'registering', most: 173_000 },
  { page: '/forgot-password', file: 'ForgotPasswordPage', most: 166_000 },
  { page: '/reset-password', file: 'ResetPasswordPage', most: 166_000 },
  { page: '/contact', file: 'ContactPage', most: 167_000 },
  { page: '/blogs', file: 'blog', most: 144_000 },
  { page: '/shortlisted', file: 'ShortlistedPage', most: 142_000 },
  { page: '/recommendations', file: 'RecommendationsPage', most: 147_000 },
];
const MOST_SCRIPTS = 4;

/** Pages of many parts, and how many files these take. */
const manyParts = [
  { file: 'editing', most: 9 },
  { file: 'MemberSettingsPage', most: 12 },
];

const fileOf = (page: string) =>
  readdirSync(assets).find((one) => one.startsWith(`${page}-`) && one.endsWith('.js'))!;

const read = (file: string) => readFileSync(path.join(assets, file));
const sizeOf = (file: string) => gzipSync(read(file)).length;

/** The first script, that of a page, and what these import before they run. */
function scriptsOf(page: string): string[] {
  const first = /"\/assets\/(entry\.client-[^"]+\.js)"/.exec(
    readFileSync(path.join(built, 'client/index.html'), 'utf8'),
  );
  const found = new Set([first![1]!, fileOf(page)]);
  for (const file of found) {
    for (const [, next] of read(file)
      .toString()
      .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(next!);
  }
  return [...found];
}

test('the build is there', () => {
  expect(existsSync(built), 'run the build first: npm test does').toBe(true);
});

test.each(budgets)('$page loads at most $most bytes of scripts, in few files', ({ file, most }) => {
  const scripts = scriptsOf(file);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(scripts.reduce((sum, one) => sum + sizeOf(one), 0)).toBeLessThanOrEqual(most);
});

test.each(manyParts)('$file takes at most $most files', ({ file, most }) => {
  expect(scriptsOf(file).length).toBeLessThanOrEqual(most);
});

test('each file that pages share is made of files that exist', () => {
  const listed = readFileSync(path.join(built, '../vite.files.ts'), 'utf8').matchAll(/'([\w/-]+\.tsx?)'/g);
  const missing = [...listed].filter(([, file]) => !existsSync(path.join(built, '../src', file!)));
  expect(missing.map(([, file]) => file)).toEqual([]);
});

test('the home page names its scripts, so that none waits for another', () => {
  const html = readFileSync(path.join(built, 'client/index.html'), 'utf8');
  for (const one of scriptsOf('HomePage')) expect(html).toMatch(new RegExp(`modulepreload"[^>]+${one}`));
});
