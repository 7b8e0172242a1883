import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { readRecommendations } from '../../../../test/setup/recommendations.ts';
import { chanceOf, startModel } from '../score/model.ts';
import { horoscopeLift } from '../score/rank.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const addMan = async (name: string, dateOfBirth: string) => {
  const man = await addMember(site, { name, gender: 'male', dateOfBirth });
  await save(man.browser, 'horoscope', { ...filled.horoscope, dateOfBirth, weighed: false });
  return man;
};

test('a horoscope weighs only for a member who chose so, of those that both show to everyone', async () => {
  const her = await addMember(site);
  await save(her.browser, 'horoscope', { ...filled.horoscope, weighed: false });
  const pointsWith = async (id: string): Promise<number> =>
    (await her.browser.get(`/api/profiles/${id}/horoscope`)).body.match.milan.total;
  const fits = await addMan('Aditya Joshi', '1994-08-30');
  const other = await addMan('Nikhil Rane', '1994-09-14');
  const [most, least] = [await pointsWith(fits.id), await pointsWith(other.id)];
  expect([most >= 18, least < 12]).toEqual([true, true]);

  /** Returns how far he is ahead of the other in a member's order: the difference of their ranks. */
  const ahead = async (reader: typeof her, one: { key: number }, two: { key: number }) => {
    await site.workOff();
    await readRecommendations(reader.browser);
    const queue = await site.app.db
      .selectFrom('match_queues')
      .select(['others', 'ranks'])
      .where('profile_id', '=', reader.key)
      .executeTakeFirstOrThrow();
    const rankOf = ({ key }: { key: number }) => queue.ranks[queue.others.map(Number).indexOf(key)]!;
    return rankOf(one) - rankOf(two);
  };
  const without = await ahead(her, fits, other);
  await save(her.browser, 'horoscope', { weighed: true });
  const weighed = await ahead(her, fits, other);
  expect(weighed).toBeGreaterThan(without + 0.3);

  // His horoscope is hidden, so nothing is compared: he is as far ahead as without horoscopes.
  await save(other.browser, 'horoscope', { shownTo: 'matches' });
  const hidden = await ahead(her, fits, other);
  expect(hidden).toBeGreaterThan(without + 0.1);
  expect(hidden).toBeLessThan(weighed - 0.1);
  await save(her.browser, 'horoscope', { shownTo: 'nobody' });
  await save(other.browser, 'horoscope', { shownTo: 'everyone' });
  expect(await ahead(her, fits, other)).toBeCloseTo(without, 3);
});

test('enough points are worth the same, fewer less, and none more than an important wish or two', () => {
  const { send } = startModel();
  const sends = chanceOf(-1.5);
  const lifts = [36, 18, 15, 8, 0].map((points) => horoscopeLift(sends, send, points));
  expect(lifts[0]).toBe(lifts[1]);
  for (const [place, lift] of lifts.slice(2).entries()) expect(lift).toBeLessThan(lifts[place + 1]!);
  expect([lifts[0]! > 0, lifts.at(-1)! < 0]).toEqual([true, true]);
  expect(Math.max(...lifts.map(Math.abs))).toBeLessThan(0.6);
});
