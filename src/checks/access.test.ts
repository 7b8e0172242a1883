import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints, type Endpoint } from '../../fuzz/endpoints.ts';
import { openTest, type Test } from '../../test/app.ts';
import type { Browser } from '../../test/client.ts';
import { addManager } from '../../test/managers.ts';
import { addStaffAccount } from '../../test/staff.ts';
import { can, type StaffRole, staffRoles } from '../kit/api/capabilities.ts';
import type { Access } from '../kit/api/contract.ts';
import { paths } from '../paths.ts';
import { adminScreens, capabilityFor } from '../staff/rules.ts';

/** An account with the role viewer for the profile that the member manages. */
type Actor = 'visitor' | 'account' | 'viewer' | 'member' | StaffRole;
const actors: Actor[] = ['visitor', 'account', 'viewer', 'member', ...staffRoles];
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

/** A browser with its own session: a request may end the sessions of its account. */
async function browserOf(actor: Actor): Promise<Browser> {
  const key = keys.get(actor);
  return key === undefined ? site.visitor() : site.as(key);
}

// The access of an endpoint is part of the contract: a change here should be intended.
test('the access of each endpoint', () => {
  const accesses = contractEndpoints.map(({ name, access }) =>
    typeof access === 'string' ? [name, access] : [name, `staff, ${access.staff}`],
  );
  expect(Object.fromEntries(accesses)).toMatchInlineSnapshot(`
    {
      "accounts.addPasskey": "account",
      "accounts.beginAuthenticator": "account",
      "accounts.beginPasskey": "account",
      "accounts.cancelEmailChange": "account",
      "accounts.changeEmail": "account",
      "accounts.changePassword": "account",
      "accounts.confirmAuthenticator": "account",
      "accounts.confirmEmailChange": "visitor",
      "accounts.endOtherSessions": "account",
      "accounts.endSession": "account",
      "accounts.forgetPassword": "visitor",
      "accounts.logIn": "visitor",
      "accounts.logOut": "visitor",
      "accounts.me": "visitor",
      "accounts.own": "account",
      "accounts.passSecondFactor": "visitor",
      "accounts.removePasskey": "account",
      "accounts.renewRecoveryCodes": "account",
      "accounts.resendVerification": "account",
      "accounts.resetPassword": "visitor",
      "accounts.secondFactor": "account",
      "accounts.sendPhoneCode": "account",
      "accounts.sessions": "account",
      "accounts.setLocale": "account",
      "accounts.stopEmailChange": "visitor",
      "accounts.turnOffSecondFactor": "account",
      "accounts.verifyEmail": "visitor",
      "accounts.verifyPhone": "account",
      "audit.list": "staff, audit.read",
      "audit.people": "staff, audit.read",
      "audit.verify": "staff, audit.read",
      "contactDetails.open": "manager",
      "contactDetails.read": "member",
      "contactDetails.views": "member",
      "dashboard.mine": "member",
      "horoscopes.chart": "visitor",
      "horoscopes.match": "visitor",
      "horoscopes.places": "visitor",
      "inbox.change": "staff, messages.answer",
      "inbox.queue": "staff, messages.answer",
      "inbox.reply": "staff, messages.answer",
      "inbox.sendContactMessage": "visitor",
      "inbox.thread": "staff, messages.answer",
      "interests.accept": "manager",
      "interests.between": "member",
      "interests.decline": "manager",
      "interests.intake": "member",
      "interests.list": "member",
      "interests.send": "manager",
      "interests.setIntake": "manager",
      "interests.undoAcceptance": "manager",
      "interests.waiting": "member",
      "interests.withdraw": "manager",
      "managers.accept": "account",
      "managers.change": "manager",
      "managers.history": "member",
      "managers.invitation": "visitor",
      "managers.invite": "manager",
      "managers.join": "visitor",
      "managers.linkInvitation": "manager",
      "managers.list": "member",
      "managers.remove": "member",
      "managers.sendInvitation": "manager",
      "managers.withdrawInvitation": "manager",
      "matching.dismiss": "manager",
      "matching.dismissals": "member",
      "matching.figures": "staff, dashboard.read",
      "matching.pick": "member",
      "matching.recommendations": "member",
      "matching.restore": "manager",
      "members.acceptClaim": "visitor",
      "members.addCall": "staff, members.read",
      "members.addNote": "staff, members.read",
      "members.bulkRestore": "staff, members.suspend",
      "members.bulkSuspend": "staff, members.suspend",
      "members.bulkVerificationMail": "staff, members.edit",
      "members.bulkWarn": "staff, members.suspend",
      "members.calls": "staff, members.read",
      "members.claim": "visitor",
      "members.edit": "staff, members.edit",
      "members.history": "staff, members.read",
      "members.list": "staff, members.read",
      "members.previewBulk": "staff, members.read",
      "members.read": "staff, members.read",
      "members.registerWalkIn": "staff, members.register",
      "members.remove": "staff, members.delete",
      "members.removeCall": "staff, members.read",
      "members.removeView": "staff, members.read",
      "members.restore": "staff, members.suspend",
      "members.reveal": "staff, members.reveal",
      "members.saveAbout": "staff, members.edit",
      "members.saveBasics": "staff, members.edit",
      "members.saveCommunity": "staff, members.edit",
      "members.saveFamily": "staff, members.edit",
      "members.saveHoroscope": "staff, members.edit",
      "members.saveView": "staff, members.read",
      "members.saveWishes": "staff, members.edit",
      "members.saveWork": "staff, members.edit",
      "members.sendClaim": "staff, members.register",
      "members.suspend": "staff, members.suspend",
      "members.undoSuspensions": "staff, members.suspend",
      "members.undoable": "staff, members.suspend",
      "members.verify": "staff, members.verify",
      "members.views": "staff, members.read",
      "members.warn": "staff, members.suspend",
      "memberships.changePlan": "staff, plans.edit",
      "memberships.mine": "visitor",
      "memberships.plans": "visitor",
      "memberships.staffPlans": "staff, plans.edit",
      "messages.begin": "manager",
      "messages.between": "member",
      "messages.list": "member",
      "messages.markRead": "manager",
      "messages.read": "member",
      "messages.report": "manager",
      "messages.search": "member",
      "messages.send": "manager",
      "messages.thread": "member",
      "messages.type": "manager",
      "messages.unread": "member",
      "myProfile.leaveStep": "manager",
      "myProfile.preview": "member",
      "myProfile.read": "member",
      "myProfile.saveAbout": "manager",
      "myProfile.saveBasics": "manager",
      "myProfile.saveCommunity": "manager",
      "myProfile.saveFamily": "manager",
      "myProfile.saveHoroscope": "manager",
      "myProfile.saveWishes": "manager",
      "myProfile.saveWork": "manager",
      "notifications.list": "account",
      "notifications.markAllRead": "account",
      "notifications.markRead": "account",
      "notifications.preferences": "account",
      "notifications.previewUnsubscribe": "visitor",
      "notifications.setPreference": "account",
      "notifications.unread": "account",
      "notifications.unreadOfOthers": "account",
      "notifications.unsubscribe": "visitor",
      "payments.check": "member",
      "payments.makeOrder": "member",
      "payments.order": "member",
      "payments.orders": "member",
      "payments.quotes": "member",
      "payments.refund": "staff, payments.refund",
      "payments.resolvePayment": "staff, payments.resolve",
      "payments.returned": "member",
      "payments.staffPayments": "staff, payments.read",
      "personalData.agreeToDeletion": "manager",
      "personalData.declineDeletion": "manager",
      "personalData.deleteAccount": "account",
      "personalData.deletionPlan": "account",
      "personalData.deletionRequest": "member",
      "personalData.download": "account",
      "personalData.nameNominee": "account",
      "personalData.nominee": "account",
      "personalData.removeNominee": "account",
      "personalData.requestDownload": "account",
      "photos.crop": "manager",
      "photos.mine": "member",
      "photos.order": "manager",
      "photos.remove": "manager",
      "posts.list": "visitor",
      "posts.publish": "staff, posts.edit",
      "posts.read": "visitor",
      "posts.remove": "staff, posts.edit",
      "posts.save": "staff, posts.edit",
      "posts.staffList": "staff, posts.edit",
      "posts.staffRead": "staff, posts.edit",
      "posts.unpublish": "staff, posts.edit",
      "profileHoroscopes.read": "member",
      "profiles.add": "account",
      "profiles.changePrivacy": "manager",
      "profiles.hide": "manager",
      "profiles.managed": "account",
      "profiles.read": "visitor",
      "profiles.register": "visitor",
      "profiles.settings": "member",
      "profiles.show": "manager",
      "profiles.switch": "account",
      "requests.ask": "manager",
      "requests.change": "staff, requests.answer",
      "requests.list": "member",
      "requests.queue": "staff, requests.answer",
      "reviews.claim": "staff, profiles.review",
      "reviews.decide": "staff, profiles.review",
      "reviews.mine": "member",
      "reviews.queue": "staff, profiles.review",
      "reviews.read": "staff, profiles.review",
      "reviews.submit": "manager",
      "reviews.takeDownPhoto": "staff, profiles.review",
      "safety.block": "manager",
      "safety.blocks": "member",
      "safety.reportPhoto": "manager",
      "safety.reportProfile": "manager",
      "safety.unblock": "manager",
      "savedSearches.add": "manager",
      "savedSearches.change": "manager",
      "savedSearches.list": "member",
      "savedSearches.look": "member",
      "savedSearches.remove": "manager",
      "savedSearches.restore": "manager",
      "search.browse": "visitor",
      "search.castes": "visitor",
      "search.cities": "visitor",
      "search.count": "visitor",
      "search.hidden": "member",
      "search.opening": "member",
      "search.options": "visitor",
      "search.suggestions": "visitor",
      "shortlist.add": "manager",
      "shortlist.ids": "member",
      "shortlist.list": "member",
      "shortlist.note": "manager",
      "shortlist.remove": "manager",
      "shortlist.restore": "manager",
      "site.changeFacts": "staff, settings.edit",
      "site.changeSeller": "staff, settings.edit",
      "site.facts": "staff, settings.read",
      "site.seller": "staff, settings.read",
      "site.shown": "visitor",
      "staff.acceptInvitation": "visitor",
      "staff.changeRole": "staff, staff.manage",
      "staff.dashboard": "staff, dashboard.read",
      "staff.endAccess": "staff, staff.manage",
      "staff.invitation": "visitor",
      "staff.invite": "staff, staff.manage",
      "staff.rename": "staff, dashboard.read",
      "staff.resendInvitation": "staff, staff.manage",
      "staff.resetSecondFactor": "staff, staff.manage",
      "staff.restoreAccess": "staff, staff.manage",
      "staff.stats": "staff, dashboard.read",
      "staff.team": "staff, staff.manage",
      "staff.withdrawInvitation": "staff, staff.manage",
      "viewers.list": "member",
      "viewers.privacy": "member",
      "viewers.setPrivacy": "manager",
      "vocabulary.addOption": "staff, settings.edit",
      "vocabulary.changeOption": "staff, settings.edit",
      "vocabulary.lists": "visitor",
      "vocabulary.mergeOption": "staff, settings.edit",
      "vocabulary.orderOptions": "staff, settings.edit",
      "vocabulary.staffLists": "staff, settings.read",
    }
  `);
});

/** Returns what an endpoint answers to an actor without access; null for the others. */
function refusalFor(access: Access, actor: Actor): 401 | 403 | 404 | null {
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
  for (const endpoint of contractEndpoints) {
    const status = await probe(await browserOf(actor), endpoint);
    const refusal = refusalFor(endpoint.access, actor);
    const expected: number[] = refusal ? [refusal] : [200, 404, 409, 422];
    if (!expected.includes(status)) wrong.push(`${endpoint.name}: ${status}, not ${expected.join(' or ')}`);
  }
  expect(wrong).toEqual([]);
});

/** What each staff screen loads, which must be allowed for every role that has it in the menu. */
const shown: Record<keyof typeof adminScreens, string> = {
  dashboard: '/api/staff/dashboard',
  users: '/api/staff/members',
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
  const opened = ['/admin/users/:id', paths.adminWalkIn(), '/admin/blogs/:id'];
  const known: string[] = [
    ...[paths.adminLogin(), paths.adminJoin(), paths.adminProfile()],
    ...opened,
    ...Object.values(adminScreens).map((screen) => screen.path),
  ];
  expect(opened.map(capabilityFor)).toEqual(['members.read', 'members.register', 'posts.edit']);
  expect(found.toSorted()).toEqual(known.toSorted());
  expect(capabilityFor('/admin/plans/')).toBe('plans.edit');
  expect(capabilityFor(paths.adminLogin())).toBeUndefined();
});
