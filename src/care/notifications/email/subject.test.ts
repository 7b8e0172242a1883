import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addManager } from '../../../../test/managers.ts';
import { addMember, connect } from '../../../../test/registration.ts';
import { tasks } from '../../../meeting/viewers/tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Reading = { browser: Pick<Browser, 'get'>; email: string };
/** What a reader has in the bell and by email, without the day. */
const read = async ({ browser, email }: Reading) => {
  const { notifications } = (await browser.get('/api/notifications')).body;
  const texts = [
    ...notifications.map(({ text }: { text: string }) => text),
    ...site.mail.filter(({ to }) => to === email).map(({ subject }) => subject),
  ];
  return texts.map((text) => text.replace(/ on \d.*/, '')).toSorted();
};

const twice = (text: string) => [text, text];
const textsTo = ({ email }: { email: string }) =>
  site.mail.filter(({ to }) => to === email).map(({ text }) => text);

test("a mother reads of Aditi's profile, Aditi of her own, in emails and in the bell", async () => {
  const mother = await addMember(site, { profileFor: 'daughter', name: 'Aditi Kulkarni' });
  const aditi = await addManager(site, mother.key, { relation: 'self' });
  const him = await addMember(site, { name: 'Rohan Kale', gender: 'male', dateOfBirth: '1994-08-30' });
  await him.browser.get(`/api/profiles/${mother.id}`);
  expect((await him.browser.put(`/api/profiles/${mother.id}/interest`)).status).toBe(200);
  site.travel(1);
  await tasks.tasks.count_views!(site.app, {});
  await site.workOff();

  expect(await read(mother)).toEqual([
    ...twice('Rohan Kale sent Aditi an interest'),
    ...twice("Rohan Kale viewed Aditi's profile"),
  ]);
  expect(await read(aditi)).toEqual([
    ...twice('Rohan Kale sent you an interest'),
    ...twice('Rohan Kale viewed your profile'),
  ]);
  expect(textsTo(mother).join()).not.toMatch(/your profile|sent you/);
});

test("a father reads that Arun's interest was accepted, his contact details were viewed and that he has a message", async () => {
  const her = await addMember(site);
  const father = await addMember(site, {
    ...{ profileFor: 'son', name: 'Arun Rao', gender: 'male', dateOfBirth: '1994-08-30' },
  });
  await connect(father, her);
  await site.give(await site.accountOf(her.key), 'Gold', -1, 30);
  expect((await her.browser.put(`/api/profiles/${father.id}/contact`)).status).toBe(200);
  const message = { message: randomUUID(), body: 'Namaste' };
  const { status } = await her.browser.put(`/api/profiles/${father.id}/conversation`, message);
  expect(status).toBe(200);
  const lines = [
    "Nandini Deshpande accepted Arun's interest",
    'Nandini Deshpande sent Arun a message',
    "Nandini Deshpande viewed Arun's contact details",
  ];
  site.travel(1 / 24);
  await site.workOff();
  expect(await read(father)).toEqual(lines.flatMap(twice));
  expect(textsTo(father).join()).not.toMatch(/your (interest|phone|contact)|sent you|You have/);
});
