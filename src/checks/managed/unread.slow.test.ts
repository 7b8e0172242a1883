import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addSecond } from '../../../test/managed.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember, connect } from '../../../test/registration.ts';

// Every number beside a bell, a menu and a list, for one account with two profiles and for one profile with two accounts.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const addMan = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });

/** The numbers of the bell, the bars, the dashboard and the lists. */
async function numbersOf({ browser }: { browser: Browser }) {
  const read = async (path: string) => (await browser.get(path)).body;
  const { profileViews, interestsReceived, messages, shortlisted } = await read('/api/dashboard');
  return {
    bell: (await read('/api/notifications/unread')).unread,
    waiting: (await read('/api/waiting-interests')).waiting,
    unread: (await read('/api/unread-messages')).unread,
    inbox: (await read('/api/interests?box=received')).waiting,
    views: (await read('/api/viewers')).total,
    matches: (await read('/api/saved-searches')).searches.map((one: { matches: number }) => one.matches),
    ...{ profileViews, interestsReceived, messages, shortlisted },
  };
}

/** Gives a profile one of everything that is counted. Returns the conversation. */
async function fill(her: Side) {
  await her.browser.post('/api/saved-searches', { name: 'All', frequency: 'never', filters: { ageMin: 30 } });
  const [waiting, connected] = [await addMan(), await addMan()];
  await waiting.browser.get(`/api/profiles/${her.id}`);
  await waiting.browser.put(`/api/profiles/${her.id}/interest`);
  await connect(her, connected);
  await site.giveTo(connected.key, 'Gold');
  await her.browser.put(`/api/profiles/${waiting.id}/shortlisting`);
  const sent = { message: randomUUID(), body: 'Namaste' };
  const { body } = await connected.browser.put(`/api/profiles/${her.id}/conversation`, sent);
  await site.workOff();
  return { conversation: body.conversation as string, message: sent.message, interest: waiting };
}

describe('every number', () => {
  test('is of the profile that the session acts for', async () => {
    const mother = await addMember(site);
    const before = await numbersOf(mother);
    const second = await addSecond(site, mother);
    const own = { ...mother, ...second };
    await fill(own);
    const numbers = await numbersOf(own);
    const nothing = Object.entries(numbers).filter(([, one]) => one === 0 || String(one) === '');
    expect(nothing).toEqual([]);
    expect((await own.browser.get('/api/notifications/unread/other-profiles')).body).toEqual([]);
    await second.actAs(mother.id);
    expect(await numbersOf(mother)).toEqual(before);
    expect((await mother.browser.get('/api/notifications/unread/other-profiles')).body).toEqual([
      { id: own.id, unread: numbers.bell },
    ]);
    await second.actAs(own.id);
    expect(await numbersOf(own)).toEqual(numbers);
  });

  test('is the same for each account of a profile; what is read and answered is so for all, the bell is not', async () => {
    const her = await addMember(site);
    const father = await addManager(site, her.key);
    const aunt = await addManager(site, her.key, { role: 'viewer' });
    const { conversation } = await fill(her);
    const numbers = await numbersOf(her);
    for (const relative of [father, aunt]) expect(await numbersOf(relative)).toEqual(numbers);

    const { messages } = (await father.browser.get(`/api/conversations/${conversation}/messages`)).body;
    await father.browser.put(`/api/conversations/${conversation}/read-marker`, {
      message: messages.at(-1).id,
    });
    const { interests } = (await father.browser.get('/api/interests?box=received')).body;
    const open = interests.find(({ state }: { state: string }) => state === 'pending');
    expect((await father.browser.put(`/api/interests/${open.id}/refusal`)).status).toBe(200);
    const left = { ...numbers, waiting: 0, inbox: 0, unread: 0, messages: expect.any(Number) };
    for (const one of [her, father, aunt]) {
      expect(await numbersOf(one)).toMatchObject({ ...left, bell: expect.any(Number) });
    }
    const { notifications } = (await father.browser.get('/api/notifications')).body;
    await father.browser.put('/api/notifications/read-marker', { upTo: notifications[0].id });
    expect((await numbersOf(father)).bell).toBe(0);
    expect((await numbersOf(her)).bell).toBeGreaterThan(0);
    expect((await numbersOf(aunt)).bell).toBe((await numbersOf(her)).bell);
  });
});
