import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addSecond } from '../../../test/managed.ts';
import { addManager } from '../../../test/managers.ts';
import { addCouple, fillFacts } from '../../../test/registration.ts';
import { attemptsAt, giveOnly } from '../../../test/setup/entitlements.ts';
import { type Entitlement, requestable } from '../../money/memberships/shared/rules.ts';

// Every entitlement, for one account with two profiles and for one profile with two accounts.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const attempts = attemptsAt(() => site);
const every = Object.keys(attempts) as Entitlement[];

async function addEntitled(entitlement: Entitlement) {
  const { her, him } = await addCouple(site);
  await fillFacts(site, her.key);
  await giveOnly(site, her.key, entitlement);
  return { her, him };
}

describe.each(every)('%s', (entitlement) => {
  const attempt = attempts[entitlement];

  test('is open to the one profile of two that has it, and follows the switch', async () => {
    const { her, him } = await addCouple(site);
    const second = await addSecond(site, her);
    await fillFacts(site, second.key);
    await fillFacts(site, her.key);
    await giveOnly(site, second.key, entitlement);
    expect(await attempt({ her: { ...her, ...second }, him })).toBe(true);
    await second.actAs(her.id);
    expect(await attempt({ her, him })).toBe(false);
    await second.actAs(second.id);
    // Of what is asked of the team, one request at a time.
    if (requestable.some((one) => one === entitlement)) return;
    expect(await attempt({ her: { ...her, ...second }, him })).toBe(true);
  });

  test('is open to the profile, whichever of its two managers acts', async () => {
    const couples = [await addEntitled(entitlement), await addEntitled(entitlement)];
    for (const [n, { her, him }] of couples.entries()) {
      const father = await addManager(site, her.key);
      const { browser } = [her, father][n]!;
      expect(await attempt({ her: { ...her, browser }, him })).toBe(true);
    }
  });

  test('is not open to a profile whose manager has it for another one', async () => {
    const { her, him } = await addCouple(site);
    await fillFacts(site, her.key);
    const father = await addManager(site, her.key);
    const { her: niece } = await addCouple(site);
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: niece.key, account_id: father.id, role: 'manager', accepted_at: new Date() })
      .execute();
    await giveOnly(site, niece.key, entitlement);
    expect((await father.browser.put('/api/me/profile', { id: her.id })).status).toBe(200);
    expect(await attempt({ her: { ...her, browser: father.browser }, him })).toBe(false);
    expect(await attempt({ her, him })).toBe(false);
  });
});
