import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, addMember } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const idsOf = async (actor: Awaited<ReturnType<typeof addMember>>, query: string): Promise<string[]> => {
  const { status, body } = await actor.browser.get(`/api/profiles?gender=all&${query}`);
  expect(status).toBe(200);
  return body.profiles.map(({ id }: { id: string }) => id);
};

test('manglik finds whoever is so, as computed or stated, and shows it to everyone', async () => {
  const { her, him } = await addCouple(site);
  const found = async () => {
    const lists = await Promise.all(['none', 'low', 'high'].map((key) => idsOf(him, `manglik=${key}`)));
    return lists.map((ids) => ids.includes(her.id));
  };
  expect(await found()).toEqual([false, false, false]);
  await save(her.browser, 'horoscope', filled.horoscope);
  expect(await found()).toEqual([false, true, false]);
  expect(await idsOf(him, 'manglik=none,low')).toContain(her.id);
  await save(her.browser, 'horoscope', { birthplace: null, manglik: 'yes' });
  expect(await found()).toEqual([false, false, true]);
  for (const shownTo of ['matches', 'nobody']) {
    await save(her.browser, 'horoscope', { shownTo });
    expect(await found()).toEqual([false, false, false]);
  }
  const { status, body } = await site.visitor().get('/api/profiles?manglik=none');
  expect([status, body.data.fields.manglik.code]).toEqual([422, 'filter_for_members']);
});

test('points with me find those who reach them, of horoscopes that both show to everyone', async () => {
  const { her, him } = await addCouple(site);
  const other = await addMember(site);
  await save(her.browser, 'horoscope', filled.horoscope);
  await save(other.browser, 'horoscope', { ...filled.horoscope, timeOfBirth: null, timeUnknown: true });
  expect(await idsOf(him, 'guna=18')).toEqual([]);
  await save(him.browser, 'horoscope', { ...filled.horoscope, dateOfBirth: '1994-08-30' });
  const { total } = (await him.browser.get(`/api/profiles/${her.id}/horoscope`)).body.match.milan;
  for (const points of [18, 21, 24, 28]) {
    const ids = await idsOf(him, `guna=${points}`);
    expect([points, ids.includes(her.id)]).toEqual([points, total >= points]);
    // Without a time of birth her points are unknown.
    expect(ids).not.toContain(other.id);
  }
  const opening = async () => (await him.browser.get('/api/profiles/opening')).body.sorts;
  expect(await opening()).toContain('guna');
  await save(him.browser, 'horoscope', { shownTo: 'matches' });
  expect(await idsOf(him, 'guna=18')).toEqual([]);
  expect(await opening()).not.toContain('guna');
  expect(await idsOf(him, 'sort=guna')).toEqual(await idsOf(him, 'sort=newest'));
});

test('points are counted without a time wherever they are certain, as the tab of the horoscope shows them', async () => {
  const { her, him } = await addCouple(site);
  await save(him.browser, 'horoscope', { ...filled.horoscope, dateOfBirth: '1994-08-30' });
  const stated = { ...filled.horoscope, birthplace: null, placeOfBirth: null, timeOfBirth: null };
  const nakshatras = [
    'ashwini',
    'rohini',
    'pushya',
    'hasta',
    'swati',
    'anuradha',
    'revati',
    'shravana',
    'krittika',
  ];
  const certain: boolean[] = [];
  const reached: boolean[] = [];
  for (const nakshatra of nakshatras) {
    await save(her.browser, 'horoscope', { ...stated, rashi: null, nakshatra });
    const { total, range } = (await him.browser.get(`/api/profiles/${her.id}/horoscope`)).body.match.milan;
    const isIn = async (query: string) => (await idsOf(him, query)).includes(her.id);
    certain.push(range === null || range.least === range.most);
    reached.push(await isIn('guna=18'));
    expect([nakshatra, reached.at(-1)]).toEqual([nakshatra, certain.at(-1) && total >= 18]);
  }
  expect(certain).toEqual([true, true, true, true, true, true, true, false, false]);
  expect(new Set(reached).size).toBe(2);
});

test('the most points come first, and those without a horoscope to share last', async () => {
  const { her, him } = await addCouple(site);
  const others = [await addMember(site), await addMember(site), await addMember(site)];
  const hidden = await addMember(site);
  await save(him.browser, 'horoscope', { ...filled.horoscope, dateOfBirth: '1994-08-30' });
  const days = ['1997-03-14', '1998-07-02', '1996-11-21', '1999-01-09'];
  const sharing = [her, ...others];
  for (const [index, one] of sharing.entries())
    await save(one.browser, 'horoscope', { ...filled.horoscope, dateOfBirth: days[index] });
  await save(hidden.browser, 'horoscope', { ...filled.horoscope, shownTo: 'nobody' });
  const totals = await Promise.all(
    sharing.map(async ({ id }) => {
      const { body } = await him.browser.get(`/api/profiles/${id}/horoscope`);
      return { id, total: body.match.milan.total as number };
    }),
  );
  expect(new Set(totals.map(({ total }) => total)).size).toBeGreaterThan(1);
  const all = await idsOf(him, 'sort=guna');
  const places = (ids: string[]) => ids.map((id) => all.indexOf(id));
  const best = totals.toSorted((one, other) => other.total - one.total);
  for (const [index, one] of best.slice(1).entries()) {
    const before = best[index]!;
    if (before.total > one.total) expect(all.indexOf(before.id)).toBeLessThan(all.indexOf(one.id));
  }
  expect(all.indexOf(hidden.id)).toBeGreaterThan(Math.max(...places(sharing.map(({ id }) => id))));
});
