import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, type addMember } from '../../../../test/registration.ts';
import { seal } from '../../../kit/app/seal.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;

const preferencesOf = async (side: Side) => (await side.browser.get('/api/notification-preferences')).body;
const categories = [
  'interests_received',
  'interests_accepted',
  'messages',
  'views',
  'matches',
  'suggestions',
  'contact_views',
  'saved_searches',
  'reminders',
];
/** All choices, some of them changed. */
const all = (changed: Record<string, { bell?: boolean; email?: boolean }> = {}) =>
  // The weekly email has to be turned on, alerts have to be asked for with a search.
  categories.map((category) => ({
    category,
    bell: true,
    email: !['matches', 'saved_searches'].includes(category),
    ...changed[category],
  }));
const received = { interests_received: { email: false } };

/** A member who was emailed about an interest, and the links in that email. */
async function addMailed() {
  const { her, him } = await addCouple(site);
  const { body } = await him.browser.put(`/api/profiles/${her.id}/interest`);
  await site.workOff();
  const mail = site.mail.find(({ to }) => to === her.email)!;
  const [, url] = /^<http:\/\/localhost:1(\/[^>]+)>$/.exec(mail.headers['list-unsubscribe']!)!;
  const [, token] = /\/unsubscribe#([\w-]+)$/m.exec(mail.text)!;
  return { her, him, interest: body.id as string, url: url!, token: token! };
}

/** Sends what a mail program posts at one click: a form, without a login. */
const click = (url: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(`${site.base}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });

/** Returns how many emails another interest sends her. */
async function mailedAgain({ her, him, interest }: Awaited<ReturnType<typeof addMailed>>) {
  await him.browser.put(`/api/interests/${interest}/withdrawal`);
  site.travel(1.1);
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  const before = site.mail.length;
  await site.workOff();
  return site.mail.slice(before).filter(({ to }) => to === her.email).length;
}

test('one click in a mail program ends the emails of that category, and of no other', async () => {
  const mailed = await addMailed();
  expect(await preferencesOf(mailed.her)).toEqual(all());
  const answer = await click(mailed.url);
  expect([answer.status, await answer.json()]).toEqual([200, { categories: ['interests_received'] }]);
  expect((await click(mailed.url)).status).toBe(200);
  expect(await preferencesOf(mailed.her)).toEqual(all(received));
  expect(await preferencesOf(mailed.him)).toEqual(all());
  expect(await mailedAgain(mailed)).toBe(0);
  // The bell goes on.
  expect((await mailed.her.browser.get('/api/notifications/unread')).body.unread).toBeGreaterThan(0);
});

test('a form with parts counts as one click, too', async () => {
  const { her, url } = await addMailed();
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  const answer = await fetch(`${site.base}${url}`, { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  expect(await preferencesOf(her)).toEqual(all(received));
});

test('opening the address ends nothing, and redirects to the page that asks', async () => {
  const mailed = await addMailed();
  const answer = await site.visitor().get(mailed.url);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe#${mailed.token}`]);
  expect(await preferencesOf(mailed.her)).toEqual(all());
  expect(await mailedAgain(mailed)).toBe(1);
});

test('the page ends them without a login; in the account they are turned on again', async () => {
  const mailed = await addMailed();
  const answer = await site.visitor().post('/api/unsubscriptions', { token: mailed.token });
  expect([answer.status, answer.body]).toEqual([200, { categories: ['interests_received'] }]);
  expect(await preferencesOf(mailed.her)).toEqual(all(received));
  const changed = await mailed.her.browser.put('/api/notification-preferences/interests_received', {
    email: true,
  });
  expect([changed.status, changed.body]).toEqual([200, all()]);
  expect(await mailedAgain(mailed)).toBe(1);
});

test('a forged or changed link is not found', async () => {
  const { her, token } = await addMailed();
  const { nextCursor } = (await site.visitor().get('/api/profiles')).body;
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [changed, nextCursor as string, 'x'.repeat(64)]) {
    expect((await click(`/api/notifications/unsubscribe/${wrong}`)).status).toBe(404);
    expect((await site.visitor().post('/api/unsubscriptions', { token: wrong })).status).toBe(404);
  }
  expect((await site.visitor().post('/api/unsubscriptions', { token: '' })).status).toBe(422);
  expect(await preferencesOf(her)).toEqual(all());
});

test('for a deleted account, it does nothing', async () => {
  const { her, url } = await addMailed();
  await site.app.db.deleteFrom('accounts').where('email', '=', her.email).execute();
  expect((await click(url)).status).toBe(200);
});

test('the page names what a link ends before it does, and says when it has', async () => {
  const { her, token } = await addMailed();
  const preview = () => site.visitor().post('/api/unsubscription-previews', { token });
  const asked = await preview();
  const categories = ['interests_received'];
  expect([asked.status, asked.body]).toEqual([200, { categories, stopped: false }]);
  expect((await site.visitor().post('/api/unsubscription-previews', { token: 'x'.repeat(64) })).status).toBe(
    404,
  );
  expect(await preferencesOf(her)).toEqual(all());
  await site.visitor().post('/api/unsubscriptions', { token });
  expect((await preview()).body).toEqual({ categories, stopped: true });
  await her.browser.put('/api/notification-preferences/interests_received', { email: true });
  expect((await preview()).body).toEqual({ categories, stopped: false });
});

test('a link from before the split of interests ends both kinds', async () => {
  const { her } = await addMailed();
  const account = await site.accountOf(her.key);
  const token = await seal(site.app.db, { key: 'unsubscribe', use: 'unsubscribe' }, [account, 'interests']);
  expect((await click(`/api/notifications/unsubscribe/${token}`)).status).toBe(200);
  expect(await preferencesOf(her)).toEqual(all({ ...received, interests_accepted: { email: false } }));
});

test('what is switched off in the bell is not shown or counted there, is emailed, and comes back', async () => {
  const { her, him } = await addCouple(site);
  const choose = (bell: boolean) =>
    her.browser.put('/api/notification-preferences/interests_received', { bell });
  expect((await choose(false)).body).toEqual(all({ interests_received: { bell: false } }));
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  const bell = async () => [
    (await her.browser.get('/api/notifications')).body.notifications.length,
    (await her.browser.get('/api/notifications/unread')).body.unread,
  ];
  expect(await bell()).toEqual([0, 0]);
  await site.workOff();
  expect(site.mail.filter(({ to }) => to === her.email)).toHaveLength(1);
  expect((await choose(true)).body).toEqual(all());
  expect(await bell()).toEqual([1, 1]);
});

test('emails about money and requests cannot be switched off', async () => {
  const { her } = await addCouple(site);
  const answer = await her.browser.put('/api/notification-preferences/service', { email: false });
  expect(answer.status).toBe(422);
  expect((await site.visitor().get('/api/notification-preferences')).status).toBe(401);
});

test('a category switched off before an event is not emailed', async () => {
  const { her, him } = await addCouple(site);
  await her.browser.put('/api/notification-preferences/interests_received', { email: false });
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  await site.workOff();
  expect(site.mail.filter(({ to }) => to === her.email)).toEqual([]);
});
