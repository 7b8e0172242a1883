import { expect, test } from 'vitest';
import { openPaymentTest } from '../../../test/gateway.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { addBuyer } from '../../../test/purchase.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import { FUNNEL_STEPS } from './shared/rules.ts';

test('each of the six steps counts whoever has reached it', async () => {
  const shop = await openPaymentTest();
  const count = async () => {
    await (await shop.as('admin')).get('/api/staff/stats');
    await shop.workOff();
    const { all } = (await (await shop.as('admin')).get('/api/staff/stats')).body.funnel;
    shop.travel(1 / 24);
    return FUNNEL_STEPS.map((step) => all[step]);
  };
  const rise = async (act: () => Promise<unknown>) => {
    const before = await count();
    await act();
    return (await count()).map((n, place) => n - before[place]);
  };
  const { her, him } = await addCouple(shop);
  expect(await rise(() => addMember(shop))).toEqual([1, 1, 0, 0, 0, 0]);
  expect(await rise(() => addPhoto(shop, her.browser, 7))).toEqual([0, 0, 0, 0, 0, 0]);
  const filledIn = await rise(async () => {
    for (const section of ['about', 'basics', 'work', 'family', 'wishes'] as const)
      await save(her.browser, section, filled[section]);
  });
  expect(filledIn).toEqual([0, 0, 1, 0, 0, 0]);
  expect(await rise(() => her.browser.put(`/api/profiles/${him.id}/interest`))).toEqual([0, 0, 0, 1, 0, 0]);
  // Both sides are connected for the first time.
  const [, , , , connected] = await rise(() => connect(her, him));
  expect(connected).toBe(2);
  expect(await rise(() => addBuyer(shop))).toEqual([1, 1, 0, 0, 0, 1]);
  await shop.close();
});
