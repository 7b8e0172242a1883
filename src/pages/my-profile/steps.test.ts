import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { save } from '../../../test/setup/myProfile.ts';
import { STEPS } from '../../people/profiles/shared/sections/lists.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const stepsOf = async ({ browser }: Pick<Awaited<ReturnType<typeof addMember>>, 'browser'>) =>
  (await browser.get('/api/my-profile')).body.steps as { name: string; left: boolean }[];
const left = (steps: { name: string; left: boolean }[]) =>
  steps.filter((one) => one.left).map(({ name }) => name);

test('a newcomer has every step ahead; what was left stays behind them, on every device and for every manager', async () => {
  const her = await addMember(site);
  expect(await stepsOf(her)).toEqual(STEPS.map((name) => ({ name, left: false })));
  const { status, body } = await her.browser.put('/api/my-profile/steps/about');
  expect([status, left(body)]).toEqual([200, ['about']]);
  const mother = await addManager(site, her.key);
  const answers = await Promise.all([
    mother.browser.put('/api/my-profile/steps/basics'),
    her.browser.put('/api/my-profile/steps/basics'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(left(await stepsOf(mother))).toEqual(['about', 'basics']);
  for (const name of STEPS) await her.browser.put(`/api/my-profile/steps/${name}`);
  expect(left(await stepsOf(her))).toEqual([...STEPS]);
  expect(left(await stepsOf(await addMember(site)))).toEqual([]);
});

test('a step whose parts are filled elsewhere is behind, one that is filled in part is not', async () => {
  const her = await addMember(site);
  const counted = async () => (await her.browser.get('/api/dashboard')).body.steps;
  expect(await counted()).toEqual({ left: 0, of: STEPS.length });
  await save(her.browser, 'basics', { heightCm: 165 });
  expect(left(await stepsOf(her))).toEqual([]);
  await save(her.browser, 'basics', { heightCm: 165, maritalStatus: 'never_married', diet: 'vegetarian' });
  expect(left(await stepsOf(her))).toEqual(['basics']);
  expect(await counted()).toEqual({ left: 1, of: STEPS.length });
});

test('families who do not compare horoscopes are not asked for one', async () => {
  for (const [religion, asked] of [
    ['hindu', true],
    ['jain', true],
    ['muslim', false],
    ['christian', false],
    ['other', false],
  ] as const) {
    const steps = await stepsOf(await addMember(site, { religion }));
    expect([religion, steps.some(({ name }) => name === 'horoscope')]).toEqual([religion, asked]);
  }
});

test('a step that does not exist is refused', async () => {
  const { browser } = await addMember(site);
  expect((await browser.put('/api/my-profile/steps/everything')).status).toBe(422);
});
