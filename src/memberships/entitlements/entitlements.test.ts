import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addCouple, addMember, fillFacts } from '../../../test/registration.ts';
import { readRecommendations } from '../../../test/setup/recommendations.ts';
import { type Entitlement, entitlements, requestable } from '../rules.ts';

// Every entitlement, tried through HTTP as a program would that ignores the buttons on the screen.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
type Couple = { her: Side; him: Side };

/** Tries what the entitlement opens, as her. Returns whether it works; a refusal must be one that the contract has. */
type Attempt = (couple: Couple) => Promise<boolean>;

const isAllowed = ({ status, body }: { status: number; body: unknown }, refusals: number[]) => {
  expect([200, ...refusals], JSON.stringify(body)).toContain(status);
  return status === 200;
};

async function connect({ her, him }: Couple) {
  const { body } = await him.browser.put(`/api/profiles/${her.id}/interest`);
  if (body.state === 'pending') await her.browser.put(`/api/interests/${body.id}/acceptance`);
}

const asks =
  (entitlement: Entitlement): Attempt =>
  async ({ her }) =>
    isAllowed(await her.browser.post('/api/requests', { entitlement, message: 'Please help us.' }), [403]);

/** Her card as he sees it. */
const card = async ({ her, him }: Couple) => (await him.browser.get(`/api/profiles/${her.id}`)).body;

const attempts: Record<Entitlement, Attempt> = {
  async unlimited_interests({ her }) {
    let sent = true;
    const men = await site.app.db
      .selectFrom('profiles')
      .select('public_id')
      .where('gender', '=', 'male')
      .where('listed_at', 'is not', null)
      .where('visibility', '=', 'all')
      .limit(6)
      .execute();
    expect(men).toHaveLength(6);
    // Withdrawing does not restore the day's limit.
    for (let n = 0; n < 6 && sent; n++) {
      const answer = await her.browser.put(`/api/profiles/${men[n]!.public_id}/interest`);
      sent = isAllowed(answer, [429]);
      if (sent) await her.browser.put(`/api/interests/${answer.body.id}/withdrawal`);
    }
    return sent;
  },
  async contact_details(couple) {
    await connect(couple);
    const { her, him } = couple;
    const answer = await her.browser.put(`/api/profiles/${him.id}/contact`);
    if (isAllowed(answer, [403])) return answer.body.details.email.address === him.email;
    const read = JSON.stringify((await her.browser.get(`/api/profiles/${him.id}/contact`)).body);
    expect(read).not.toContain(him.email);
    return false;
  },
  // A conversation that has started goes on without a plan, so each try is with somebody new.
  async chat({ her }) {
    const him = await addMember(site, { gender: 'male', dateOfBirth: '1992-01-01' });
    await connect({ her, him });
    const sent = { message: randomUUID(), body: 'Namaste' };
    const answer = await her.browser.put(`/api/profiles/${him.id}/conversation`, sent);
    const received = (await him.browser.get('/api/conversations')).body.conversations;
    expect(received).toHaveLength(answer.status === 200 ? 1 : 0);
    return isAllowed(answer, [403]);
  },
  search_highlight: async (couple) => (await card(couple)).highlighted,
  profile_promotion: async ({ her, him }) => {
    const all = await readRecommendations(him.browser);
    return all.some(({ id, promoted }) => id === her.id && promoted);
  },
  featured_badge: async (couple) => (await card(couple)).featured,
  relationship_manager: asks('relationship_manager'),
  astrology_consultation: asks('astrology_consultation'),
  verification_assistance: asks('verification_assistance'),
  enhanced_privacy: asks('enhanced_privacy'),
  priority_support: asks('priority_support'),
};

/** Grants a profile just one entitlement: what another one opens must not depend on it. */
async function giveOnly(profileId: number, entitlement: Entitlement) {
  await site.giveTo(profileId, 'Platinum');
  await site.app.db
    .deleteFrom('membership_entitlements')
    .where('entitlement', '<>', entitlement)
    .where('membership_id', 'in', (db) =>
      db.selectFrom('memberships').select('id').where('profile_id', '=', profileId),
    )
    .execute();
}

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
    await giveOnly(made.profile, entitlement);
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
