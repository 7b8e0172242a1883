import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Entitlement } from '../../src/money/memberships/shared/rules.ts';
import type { Test } from '../app.ts';
import { addMember } from '../registration.ts';
import { readRecommendations } from './recommendations.ts';

export type Side = Awaited<ReturnType<typeof addMember>>;
export type Couple = { her: Side; him: Side };

/** Tries what the entitlement opens, as her. Returns whether it works; a refusal must be one that the contract has. */
export type Attempt = (couple: Couple) => Promise<boolean>;

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

/** Returns, for every entitlement, what tries it through HTTP as a program would that ignores the buttons on the screen. */
export const attemptsAt = (site: () => Test): Record<Entitlement, Attempt> => ({
  async unlimited_interests({ her }) {
    let sent = true;
    const men = await site()
      .app.db.selectFrom('profiles')
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
    const him = await addMember(site(), { gender: 'male', dateOfBirth: '1992-01-01' });
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
});

/** Grants a profile just one entitlement: what another one opens must not depend on it. */
export async function giveOnly(site: Test, profileId: number, entitlement: Entitlement) {
  await site.giveTo(profileId, 'Platinum');
  await site.app.db
    .deleteFrom('membership_entitlements')
    .where('entitlement', '<>', entitlement)
    .where('membership_id', 'in', (db) =>
      db.selectFrom('memberships').select('id').where('profile_id', '=', profileId),
    )
    .execute();
}
