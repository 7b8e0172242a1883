import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import { readRecommendations } from '../../../test/setup/recommendations.ts';
import { NO_CASTE, SECTIONS } from '../../people/profiles/shared/sections/lists.ts';

let site: Test;
let her: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  site = await openTest();
  her = await addMember(site);
});
afterAll(() => site.close());

const read = async (browser = her.browser) => (await browser.get('/api/my-profile')).body;

describe('a change reaches others', () => {
  test('the filters of browse, the card and the free text', async () => {
    const { browser, id } = await addMember(site);
    const found = async (query: string) =>
      (await site.visitor().get(`/api/profiles?gender=all&${query}`)).body.profiles.find(
        (one: { id: string }) => one.id === id,
      );
    expect(await found('city=Wai')).toBeUndefined();
    await save(browser, 'work', { ...filled.work, city: 'Wai', profession: 'Beekeeper', education: 'mbbs' });
    await save(browser, 'basics', { heightCm: 171, maritalStatus: 'widowed' });
    await save(browser, 'community', { religion: 'jain', caste: 'Oswal' });
    await save(browser, 'horoscope', { dateOfBirth: '1986-04-12' });
    for (const query of [
      'city=Wai',
      'profession=beekeeper',
      'q=Wai',
      'city=Wai&education=mbbs',
      'city=Wai&maritalStatus=widowed',
      'city=Wai&religion=jain&caste=Oswal',
      'city=Wai&ageMin=40&ageMax=41',
    ]) {
      expect([query, await found(query)]).toEqual([
        query,
        expect.objectContaining({ heightCm: 171, profession: 'Beekeeper', education: 'mbbs', age: 40 }),
      ]);
    }
    expect(await found('city=Wai&maritalStatus=divorced')).toBeUndefined();
    expect(await found('city=Wai&ageMax=35')).toBeUndefined();
  });

  test('the recommendations of those whose wishes it meets now, and not of those with a must that it fails', async () => {
    const { browser, id } = await addMember(site);
    const him = await addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });
    // Nobody else states this mother tongue and height, so she is first.
    await save(him.browser, 'wishes', {
      heightMinCm: 199,
      heightMaxCm: 201,
      motherTongue: ['other'],
      importance: { height: 'must' },
    });
    const recommended = async () => {
      await site.workOff();
      return (await readRecommendations(him.browser)).find((one) => one.id === id);
    };
    await save(browser, 'community', { motherTongue: 'other' });
    expect(await recommended()).toBeUndefined();
    await save(browser, 'basics', { heightCm: 200 });
    expect(await recommended()).toMatchObject({ reasons: { mine: [] }, met: { mine: null } });
    await save(browser, 'basics', { heightCm: 198 });
    expect(await recommended()).toBeUndefined();
  });

  test('the open pages of everybody who manages it', async () => {
    const received: string[] = [];
    const client = await site.app.pool.connect();
    client.on('notification', ({ payload }) => received.push(payload ?? ''));
    await client.query('listen live');
    await save(her.browser, 'basics', { weightKg: 61 });
    await client.query('select 1');
    client.removeAllListeners('notification');
    await client.query('unlisten live');
    client.release();
    expect(received.map((text) => JSON.parse(text))).toContainEqual({
      accounts: expect.arrayContaining([await site.accountOf(her.key)]),
      topics: expect.arrayContaining(['myProfile', 'dashboard', 'profiles']),
    });
  });
});

describe('completeness', () => {
  test('grows from 7 % with every section, and is complete but for the photo', async () => {
    const { browser } = await addMember(site);
    const percent = async () => (await browser.get('/api/dashboard')).body.completeness.percent;
    let last = await percent();
    expect(last).toBe(7);
    for (const name of SECTIONS) {
      await save(browser, name, filled[name]);
      expect(await percent()).toBeGreaterThan(last);
      last = await percent();
    }
    expect((await browser.get('/api/dashboard')).body.completeness).toEqual({ percent: 85, next: ['photo'] });
    expect((await read(browser)).completeness).toEqual({ percent: 85, missing: 1 });
  });

  test('a family without a caste can say so: the profile is complete, and found by it', async () => {
    const { browser, id } = await addMember(site);
    for (const name of SECTIONS) await save(browser, name, filled[name]);
    const next = async () => (await browser.get('/api/dashboard')).body.completeness.next;
    await save(browser, 'community', { caste: null });
    expect(await next()).toEqual(['photo', 'community']);
    await save(browser, 'community', { caste: NO_CASTE });
    expect(await next()).toEqual(['photo']);
    const found = await site.visitor().get(`/api/profiles?gender=all&caste=${encodeURIComponent(NO_CASTE)}`);
    expect(found.body.profiles.map((one: { id: string }) => one.id)).toEqual([id]);
  });
});
