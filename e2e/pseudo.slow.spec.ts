import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { forEverybody, screens } from '../src/app/screens.ts';
import { SECTIONS } from '../src/people/profiles/shared/sections/lists.ts';
import { linkTo } from './emails.ts';
import { expectTranslated } from './pseudoLocale.ts';
import { addMember, logInAs, newName } from './steps.ts';
import { addWaitingMembers, clearReviews } from './waiting.ts';

// Every screen in the pseudo-locale, in which each message of the catalog has accents: text without them is not translated.

const json = async <T>(request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as T;

async function succeed(answer: APIResponse): Promise<APIResponse> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

const publicPages: readonly string[] = forEverybody;
/** What is opened by a link in an email, or before logging in. */
const forVisitors = [
  ...['/register', '/login', '/forgot-password', '/reset-password', '/verify-email', '/admin/login'],
  ...[
    '/join',
    '/claim',
    '/confirm-email',
    '/email-change',
    '/stop-email-change',
    '/unsubscribe',
    '/admin/join',
  ],
];
const rest = screens.filter((screen) => !publicPages.includes(screen) && !forVisitors.includes(screen));
const forStaff = rest.filter((screen) => /^\/(admin|blogs\/preview)/.test(screen));
const forMembers = rest.filter((screen) => !forStaff.includes(screen));

/** Returns the addresses of screens: a pattern has those of `values`, and fails without them. */
const addressesOf = (patterns: string[], values: Record<string, string[]>) =>
  patterns.flatMap((pattern) => {
    if (!pattern.includes(':')) return [pattern];
    expect(values, `An address of ${pattern}`).toHaveProperty([pattern, '0']);
    return values[pattern]!.map((value) => pattern.replace(/:\w+/, value));
  });

/** Requests each page that a link leads to, in an email or from a family's settings. Returns the links. */
async function makeLinks(admin: APIRequestContext, member: APIRequestContext): Promise<string[]> {
  const { email } = await addMember(member);
  const gita = `gita-${email}`;
  const invite = async (request: APIRequestContext, path: string, data: object) =>
    (await succeed(await request.post(path, { data }))).json() as Promise<{ link: string }>;
  await succeed(
    await member.put('/api/account/email-change', { data: { email: gita, password: 'a quiet river 7' } }),
  );
  await succeed(await member.post('/api/password-resets', { data: { email } }));
  const asMother = { email: null, role: 'manager', relation: 'mother' };
  const join = await invite(member, '/api/me/managers/invitations', asMother);
  await invite(admin, '/api/staff/invitations', { email: gita, role: 'editor' });
  const family = {
    ...{ profileFor: 'daughter', name: newName('Gauri'), gender: 'female', dateOfBirth: '1998-01-20' },
    ...{ religion: 'hindu', motherTongue: 'mr', email: `bhide-${email}`, phone: '9822033344' },
  };
  const claim = await invite(admin, '/api/staff/walk-ins', { ...family, send: false });
  return [
    ...[await linkTo(email, '/reset-password'), await linkTo(gita, '/admin/join')],
    ...[await linkTo(email, '/email-change'), await linkTo(gita, '/confirm-email')],
    ...[join.link, claim.link].map((link) => new URL(link).pathname + new URL(link).hash),
  ];
}

test('every word that a visitor sees is in the catalog', { tag: '@desk' }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const { profiles } = await json<{ profiles: { id: string }[] }>(page.request, '/api/profiles');
  const [admin, member] = [
    await playwright.request.newContext({ baseURL: baseURL }),
    await playwright.request.newContext({ baseURL: baseURL }),
  ];
  await logInAs(admin, 'admin');
  const links = await makeLinks(admin, member);
  await expectTranslated(page, [
    ...publicPages,
    ...forVisitors,
    ...links,
    ...['/browse', `/profile/${profiles[0]!.id}`],
  ]);
});

test('every word that a member sees is in the catalog', { tag: '@desk' }, async ({ page }) => {
  await logInAs(page.request, 'demo');
  const { profiles } = await json<{ profiles: { id: string }[] }>(page.request, '/api/profiles');
  const talks = await json<{ conversations: { id: string }[] }>(page.request, '/api/conversations');
  const addresses = addressesOf(forMembers, {
    '/profile/:id': profiles.slice(0, 2).map(({ id }) => id),
    '/messages/:id': talks.conversations.slice(0, 1).map(({ id }) => id),
    '/messages/to/:id': profiles.slice(0, 1).map(({ id }) => id),
    '/checkout/:plan': ['Gold'],
    '/my-profile/preview/:as': ['visitor', 'match'],
    '/blogs/:slug': ['first-call-between-families'],
    '/blogs/tags/:tag': ['safety'],
  });
  const edited = SECTIONS.map((section) => `/my-profile?edit=${section}`);
  await expectTranslated(page, [...addresses, ...edited], { follows: true });
});

test('every word that staff see is in the catalog', { tag: '@desk' }, async ({ page }) => {
  await logInAs(page.request, 'admin');
  // A member whose history has reasons of each list.
  const name = newName('Nirupama');
  const [member, twin] = await addWaitingMembers([name, name]);
  type Reviews = { items: { id: string; version: number; profile: { publicId: string } }[] };
  const { items } = await json<Reviews>(page.request, '/api/staff/reviews');
  const { id, version } = items.find(({ profile }) => profile.publicId === member!.id)!;
  const rejected = { version, state: 'rejected', reason: 'contact_details', note: null };
  const warned = { reason: 'money', message: 'Never ask anybody for money.' };
  await succeed(await page.request.put(`/api/staff/reviews/${id}/decision`, { data: rejected }));
  await succeed(await page.request.post(`/api/staff/members/${member!.id}/warnings`, { data: warned }));
  const posts = await json<{ items: { id: string }[] }>(page.request, '/api/staff/posts?q=first%20call');
  const post = posts.items[0]!.id;
  const addresses = addressesOf(forStaff, {
    '/admin/users/:id': [member!.id],
    '/admin/blogs/:id': ['new', post],
    '/blogs/preview/:id': [post],
  });
  await expectTranslated(
    page,
    [
      ...addresses,
      `/admin/users/${member!.id}?merge=`,
      `/admin/users/${member!.id}?merge=${twin!.id}`,
      '/admin/settings',
      '/admin/settings?tab=seller',
      '/admin/settings?tab=retention',
    ],
    { follows: true },
  );
  await clearReviews(page.request);
});
