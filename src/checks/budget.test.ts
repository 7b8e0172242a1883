import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { siteRoutes, staffRoutes } from '../routes.ts';

const built = path.resolve(import.meta.dirname, '../../build');
const assets = path.join(built, 'client/assets');

/** A new sentence breaks no budget; a library does. */
const MARGIN_BYTES = 3_000;

/** Pages, their file in src, and what their scripts take with gzip, in bytes. Browsers get less, by Brotli. */
const budgets = [
  { page: '/', file: 'HomePage', most: 110_000 },
  { page: '/packages', file: 'PackagesPage', most: 151_000 },
  { page: '/browse', file: 'BrowsePage', most: 161_000 },
  { page: '/profile/{id}', file: 'profile', most: 163_000 },
  { page: '/login', file: 'LoginPage', most: 175_000 },
  { page: '/horoscope', file: 'HoroscopePage', most: 177_000 },
  { page: '/dashboard', file: 'DashboardPage', most: 157_000 },
  { page: '/interests', file: 'InterestsPage', most: 155_000 },
  { page: '/messages', file: 'messages', most: 159_000 },
  { page: '/subscription', file: 'paying', most: 162_000 },
  { page: '/settings', file: 'settings', most: 194_000 },
  { page: '/my-profile', file: 'editing', most: 199_000 },
  { page: '/viewers', file: 'ViewersPage', most: 154_000 },
  { page: '/notifications', file: 'NotificationsPage', most: 177_000 },
  { page: '/register', file: 'registering', most: 181_000 },
  { page: '/forgot-password', file: 'ForgotPasswordPage', most: 175_000 },
  { page: '/reset-password', file: 'ResetPasswordPage', most: 175_000 },
  { page: '/contact', file: 'ContactPage', most: 176_000 },
  { page: '/blogs', file: 'blog', most: 154_000 },
  { page: '/shortlisted', file: 'ShortlistedPage', most: 152_000 },
  { page: '/recommendations', file: 'RecommendationsPage', most: 153_000 },
];
const SCRIPTS_MAX = 4;

const fileOf = (page: string) =>
  readdirSync(assets).find((one) => one.startsWith(`${page}-`) && one.endsWith('.js'))!;

const read = (file: string) => readFileSync(path.join(assets, file));
const sizeOf = (file: string) => gzipSync(read(file)).length;

const entry = () =>
  /"\/assets\/(entry\.client-[^"]+\.js)"/.exec(
    readFileSync(path.join(built, 'client/index.html'), 'utf8'),
  )![1]!;

/** The first script, that of a page, and what these import before they run. */
function scriptsOf(page: string): string[] {
  return withImports([entry(), fileOf(page)]);
}

function withImports(files: string[]): string[] {
  const found = new Set(files);
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

test.each(budgets)('$page loads about $most bytes of scripts, in few files', ({ file, most }) => {
  const scripts = scriptsOf(file);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX);
  expect(scripts.reduce((sum, one) => sum + sizeOf(one), 0)).toBeLessThanOrEqual(most + MARGIN_BYTES);
});

/** Every screen of visitors and members as the first script lists it, with the file that it loads. */
function listedScreens(): { address: string; file: string }[] {
  const code = read(entry()).toString();
  const found = code.matchAll(
    /(?:path:[`"]([^`"]*)[`"]|index:!0),load:\(\)=>[^{}]*?import\([`"]\.\/([^`"]+)[`"]\)/g,
  );
  return [...found].map(([, address = '', file]) => ({ address, file: file! }));
}

const screensOf = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.flatMap(({ children, ...route }) => [
    ...(route.path || route.index ? [route] : []),
    ...screensOf(children ?? []),
  ]);

test(`every screen of visitors and members is there after ${SCRIPTS_MAX} scripts`, () => {
  const listed = listedScreens();
  expect(listed.map(({ address }) => address)).toEqual(
    screensOf(siteRoutes).map(({ path: address = '' }) => address),
  );
  // The frames of pages with data are in the same file.
  const members = fileOf('members');
  const many = listed
    .map(({ address, file }) => ({ address, scripts: withImports([entry(), file, members]) }))
    .filter(({ scripts }) => scripts.length > SCRIPTS_MAX);
  expect(many).toEqual([]);
});

test(`every screen of the staff names its scripts in its document, ${SCRIPTS_MAX} at most`, () => {
  const folder = path.join(built, 'client');
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^admin[./].*html$/.test(file));
  // '/admin/blogs/:id?' has two.
  expect(documents).toHaveLength(screensOf(staffRoutes).length + 1);
  for (const file of documents) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const named = [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, script]) => script!);
    const scripts = new Set(named);
    expect([file, scripts.size > 2 && scripts.size <= SCRIPTS_MAX]).toEqual([file, true]);
    for (const script of scripts) {
      const imported = read(script)
        .toString()
        .matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
      for (const [, next] of imported) expect([...scripts]).toContain(`staff/${next}`);
    }
  }
});

test('members load nothing of the staff', () => {
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const ofStaff = scripts.filter((file) => /admin-?login/i.test(file) || file.includes('QueueFrame'));
  expect(ofStaff).toEqual([]);
  expect(readdirSync(path.join(assets, 'staff')).some((file) => file.startsWith('AdminLoginPage'))).toBe(
    true,
  );
  const worker = readFileSync(path.join(built, 'client/service-worker.js'), 'utf8');
  expect(worker).not.toContain('/assets/staff/');
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
