import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { logInAs } from '../../../test/impersonation.ts';
import { addCouple, connect } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';

// What our team opens in the members' area with a reason alone is not to be had by seeing the site as a member.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const birth = {
  ...filled.horoscope,
  timeUnknown: false,
  timeOfBirth: '04:37',
  placeOfBirth: 'Ratnagiri',
  birthplace: { latitude: 16.99, longitude: 73.31, timeZone: 'Asia/Kolkata' },
  shownTo: 'matches',
};

test('neither the email address nor when and where somebody was born: of the member, and of a match', async () => {
  const { her, him } = await addCouple(site);
  for (const { browser } of [her, him]) await save(browser, 'horoscope', birth);
  await connect(her, him);
  const pages = [
    '/api/me',
    '/api/me/managers',
    '/api/dashboard',
    '/api/my-profile/preview?as=match',
    ...[her, him].flatMap(({ id }) => [`/api/profiles/${id}`, `/api/profiles/${id}/horoscope`]),
  ];
  const readAll = (browser: Browser) =>
    Promise.all(
      pages.map(async (page) => {
        const { status, body } = await browser.get(page);
        expect([page, status]).toEqual([page, 200]);
        return JSON.stringify(body);
      }),
    );
  const found = (texts: string[], part: string) => pages.filter((_, place) => texts[place]!.includes(part));

  const family = await readAll(her.browser);
  expect(found(family, '04:37')).toEqual(pages.slice(3));
  expect(found(family, 'Ratnagiri')).toEqual(pages.slice(3));
  expect(found(family, her.email)).toEqual(pages.slice(0, 2));

  const team = await readAll((await logInAs(site, her)).browser);
  for (const part of ['04:37', 'Ratnagiri', her.email, him.email, '"utc"', 'Longitude'])
    expect([part, found(team, part)]).toEqual([part, []]);
  // What is computed is there: they look for what the family says is wrong.
  expect(found(team, 'rashi')).toEqual(pages.slice(3));
});

test('no contact details that a match wrote into a text, which the family itself reads', async () => {
  const { her, him } = await addCouple(site);
  await save(him.browser, 'about', {
    ...filled.about,
    name: 'Aditya Joshi',
    bio: 'Call my mother on 98220 12345.',
  });
  await save(him.browser, 'work', { ...filled.work, profession: 'Doctor, 98220 12345' });
  await connect(her, him);
  const texts = async (browser: Browser) =>
    JSON.stringify([
      (await browser.get(`/api/profiles/${him.id}`)).body,
      (await browser.get('/api/interests?box=sent')).body,
    ]);
  expect((await texts(her.browser)).match(/98220 12345/g)).toHaveLength(3);
  const team = await texts((await logInAs(site, her)).browser);
  expect(team).toContain('Call my mother on');
  expect(team).not.toContain('98220');
});

test('files and downloads are refused as something that is not allowed, never as an error of ours', async () => {
  const { her } = await addCouple(site);
  const { browser } = await logInAs(site, her);
  const answers = await Promise.all(
    [
      `/api/invoices/${crypto.randomUUID()}`,
      `/api/profiles/${her.id}/horoscope.pdf`,
      `/api/staff/member-list.csv`,
      `/api/staff/payment-list.csv`,
      `/api/id-documents/${crypto.randomUUID()}`,
    ].map(async (address) => [address, (await browser.get(address)).status]),
  );
  expect(answers.filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
  expect(answers.filter(([, status]) => status === 403).length).toBeGreaterThan(2);
});
