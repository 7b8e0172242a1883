import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, fillFacts } from '../../../../test/registration.ts';
import { type Attempt, attemptsAt, giveOnly } from '../../../../test/setup/entitlements.ts';
import { type Entitlement, entitlements, requestable } from '../shared/rules.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const attempts = attemptsAt(() => site);

const without = (entitlement: Entitlement) => entitlements.filter((one) => one !== entitlement);

async function giveAllBut(profileId: number, entitlement: Entitlement) {
  await site.giveTo(profileId, 'Platinum');
  await site.app.db
    .deleteFrom('membership_entitlements')
    .where('entitlement', 'not in', without(entitlement))
    .where('membership_id', 'in', (db) =>
      db.selectFrom('memberships').select('id').where('profile_id', '=', profileId),
    )
    .execute();
}

/** Moves the end of a profile's memberships to this moment. */
async function end(profileId: number) {
  const now = site.app.clock();
  await site.app.db
    .updateTable('memberships')
    .set({ ends_at: now })
    .where('profile_id', '=', profileId)
    .where('starts_at', '<', now)
    .execute();
}

async function couple() {
  const made = await addCouple(site);
  await fillFacts(site, made.her.key);
  return { ...made, profile: made.her.key };
}

describe.each(Object.entries(attempts) as [Entitlement, Attempt][])('%s', (entitlement, attempt) => {
  test('is closed to a free member', async () => {
    expect(await attempt(await couple())).toBe(false);
  });

  test('is open to a profile that has only this one', async () => {
    const made = await couple();
    await giveOnly(site, made.profile, entitlement);
    expect(await attempt(made)).toBe(true);
  });

  test('is closed to a profile that has all others', async () => {
    const made = await couple();
    await giveAllBut(made.profile, entitlement);
    expect(await attempt(made)).toBe(false);
  });

  test('is closed the moment the plan has ended, and before it begins', async () => {
    const made = await couple();
    await site.giveTo(made.profile, 'Platinum', 1, 30);
    expect(await attempt(made)).toBe(false);
    await site.giveTo(made.profile, 'Platinum', -30, 1);
    await end(made.profile);
    expect(await attempt(made)).toBe(false);
  });

  test('is closed after the plan also to a profile that has used it', async () => {
    const made = await couple();
    await site.giveTo(made.profile, 'Platinum');
    expect(await attempt(made)).toBe(true);
    await end(made.profile);
    expect(await attempt(made)).toBe(false);
  });
});

test('services of the team are listed for members by name, as long as they have them', async () => {
  const { her, profile } = await couple();
  const names = async () =>
    (await her.browser.get('/api/membership')).body.membership?.allowances.map(
      (one: { entitlement: Entitlement }) => one.entitlement,
    ) ?? [];
  expect(await names()).toEqual([]);
  await site.giveTo(profile, 'Platinum');
  expect(await names()).toEqual(expect.arrayContaining([...requestable]));
  expect((await names()).toSorted()).toEqual([...entitlements].sort());
  await end(profile);
  expect(await names()).toEqual([]);
});
