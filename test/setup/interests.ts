import { afterAll, beforeAll } from 'vitest';
import { openTest, type Test } from '../app.ts';
import type { addMember } from '../registration.ts';

export let site: Test;

export type Side = Awaited<ReturnType<typeof addMember>>;

export const send = (from: Side, recipient: Side) =>
  from.browser.put(`/api/profiles/${recipient.id}/interest`);
export const answer = (actor: Side, id: string, verb: 'acceptance' | 'refusal' | 'withdrawal') =>
  actor.browser.put(`/api/interests/${id}/${verb}`);
export const rowsBetween = (one: Side, other: Side) =>
  site.app.db
    .selectFrom('interests')
    .selectAll()
    .where('sender_id', 'in', [one.key, other.key])
    .where('receiver_id', 'in', [one.key, other.key])
    .execute();

/** The interest between two profiles, as each side sees it. */
export async function states(one: Side, other: Side) {
  const of = async (side: Side, with_: Side) =>
    (await side.browser.get(`/api/profiles/${with_.id}/interest`)).body.interest?.state ?? null;
  return [await of(one, other), await of(other, one)];
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
  });
  afterAll(() => site.close());
}
