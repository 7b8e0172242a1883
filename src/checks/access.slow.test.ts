import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints, type Endpoint } from '../../fuzz/endpoints.ts';
import { openTest, type Test } from '../../test/app.ts';
import type { Browser } from '../../test/client.ts';
import { logInAs } from '../../test/impersonation.ts';
import { addManager } from '../../test/managers.ts';
import { addMember } from '../../test/registration.ts';
import { addStaffAccount } from '../../test/staff.ts';
import { adminScreens, capabilityFor } from '../desk/staff/shared/rules.ts';
import { can, type StaffRole, staffRoles } from '../kit/shared/api/capabilities.ts';
import { paths } from '../paths.ts';

/** An account with the role viewer for the profile that the member manages. */
/** `team`: a colleague who sees the site as a member. */
type Actor = 'visitor' | 'account' | 'viewer' | 'member' | 'team' | StaffRole;
const actors: Actor[] = ['visitor', 'account', 'viewer', 'member', 'team', ...staffRoles];
const isRole = (actor: Actor): actor is StaffRole => staffRoles.some((role) => role === actor);

let site: Test;
const keys = new Map<Actor, string>();
beforeAll(async () => {
  site = await openTest();
  keys.set('member', 'demo');
  for (const role of staffRoles) keys.set(role, await addStaffAccount(site, role, role));
  await site.app.db
    .insertInto('accounts')
    .values({ email: 'alone@humsafar.example', password_hash: 'none' })
    .execute();
  keys.set('account', 'alone');
  await addManager(site, await site.idOf('P001'), { email: 'viewer@humsafar.example', role: 'viewer' });
  keys.set('viewer', 'viewer');
});
afterAll(() => site.close());

/** Returns a browser with a new session. */
async function browserOf(actor: Actor): Promise<Browser> {
  if (actor === 'team') return (await logInAs(site, await addMember(site))).browser;
  const key = keys.get(actor);
  return key === undefined ? site.visitor() : site.as(key);
}

// The access of an endpoint is part of the contract: a change here should be intended.
test('the access of each endpoint', async () => {
  const accesses = contractEndpoints.map(({ name, access, team }) =>
    typeof access === 'string' ? [name, team ? `${access}, team` : access] : [name, `staff, ${access.staff}`],
  );
  await expect(`${accesses.map((one) => one.join(': ')).join('\n')}\n`).toMatchFileSnapshot('./access.txt');
});

/** Returns what an endpoint answers to an actor without access; null for the others. */
function refusalFor({ access, team }: Endpoint, actor: Actor): 401 | 403 | 404 | null {
  if (actor === 'team') return typeof access === 'object' ? 404 : team ? null : 403;
  if (access === 'visitor') return null;
  if (typeof access === 'object' && !isRole(actor)) return 404;
  if (actor === 'visitor') return 401;
  if (access === 'account') return null;
  if (access === 'member') return actor === 'member' || actor === 'viewer' ? null : 403;
  if (access === 'manager') return actor === 'member' ? null : 403;
  return can({ staff: { role: actor as StaffRole } }, access.staff) ? null : 403;
}

/** Requests something that does not exist, with a body that no endpoint accepts: with access the answer is 200, 404, 409 or 422. */
async function probe(browser: Browser, endpoint: Endpoint): Promise<number> {
  const address = endpoint.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  const send = {
    GET: browser.get,
    POST: browser.post,
    PUT: browser.put,
    DELETE: browser.delete,
  }[endpoint.method]!;
  await site.app.db.deleteFrom('limits').execute();
  return (await send(address)).status;
}

test.each(actors)('every endpoint allows or refuses %s according to its access', async (actor) => {
  expect(contractEndpoints.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  let browser = await browserOf(actor);
  for (const endpoint of contractEndpoints) {
    const status = await probe(browser, endpoint);
    // What was done may have ended the sessions of its account.
    if (endpoint.method !== 'GET' && status < 400) browser = await browserOf(actor);
    const refusal = refusalFor(endpoint, actor);
    const expected: number[] = refusal ? [refusal] : [200, 404, 409, 422];
    if (!expected.includes(status)) wrong.push(`${endpoint.name}: ${status}, not ${expected.join(' or ')}`);
  }
  expect(wrong).toEqual([]);
});

/** What each staff screen loads, which must be allowed for every role that has it in the menu. */
const shown: Record<keyof typeof adminScreens, string> = {
  dashboard: '/api/staff/dashboard',
  users: '/api/staff/members',
  suggestions: '/api/staff/suggested-matches',
  reviews: '/api/staff/reviews',
  payments: '/api/staff/payments',
  requests: '/api/staff/requests',
  inbox: '/api/staff/contact-messages',
  plans: '/api/staff/plans',
  blogs: '/api/staff/posts',
  staff: '/api/staff/team',
  audit: '/api/staff/audit',
  settings: '/api/staff/settings/seller',
};

test.each(staffRoles)('the menu of %s has the screens whose content the role may read', async (role) => {
  const browser = await browserOf(role);
  for (const [name, { capability }] of Object.entries(adminScreens)) {
    const { status } = await browser.get(shown[name as keyof typeof shown]);
    expect([name, status]).toEqual([name, can({ staff: { role } }, capability) ? 200 : 403]);
  }
});

test('every screen of the staff names the capability that opens it', () => {
  const routes = readFileSync(path.join(import.meta.dirname, '../routes.ts'), 'utf8');
  const found = [...routes.matchAll(/route\('(admin\/[^']+)'/g)].flatMap(([, address]) => {
    const [start, optional] = `/${address}`.split('/:id?');
    return optional === undefined ? [start!] : [start!, `${start}/:id`];
  });
  const opened = ['/admin/users/:id', paths.adminWalkIn(), paths.adminDuplicates(), '/admin/blogs/:id'];
  const known: string[] = [
    ...[paths.adminLogin(), paths.adminJoin(), paths.adminProfile()],
    ...opened,
    ...Object.values(adminScreens).map((screen) => screen.path),
  ];
  expect(opened.map(capabilityFor)).toEqual([
    'members.read',
    'members.register',
    'members.read',
    'posts.edit',
  ]);
  expect(found.toSorted()).toEqual(known.toSorted());
  expect(capabilityFor('/admin/plans/')).toBe('plans.edit');
  expect(capabilityFor(paths.adminLogin())).toBeUndefined();
});
