import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addCouple, addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';
import { DAY_MS, HOUR_MS } from '../../kit/shared/time/durations.ts';

let site: Test;
let meera: Browser;
beforeAll(async () => {
  site = await openTest();
  meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
type Review = { id: string; dueAt: string; claimedAt: string | null; overdue: boolean };
const report = (actor: Side, whom: Side, reason: string) =>
  actor.browser.put(`/api/profiles/${whom.id}/report`, { reason });
const reviewOf = async (whom: Side): Promise<Review> => {
  const { items } = (await meera.get('/api/staff/reviews?kind=report')).body;
  return items.find(({ profile }: { profile: { publicId: string } }) => profile.publicId === whom.id);
};
const claim = ({ id, claimedAt }: Review) => meera.put(`/api/staff/reviews/${id}/claim`, { claimedAt });
const hoursLeft = ({ dueAt }: Review) =>
  Math.round((new Date(dueAt).getTime() - site.app.clock().getTime()) / HOUR_MS);

test('a report is taken up within a day, and decided within a week; released, it keeps the week', async () => {
  const { her, him } = await addCouple(site);
  await report(her, him, 'misstated');
  const filed = await reviewOf(him);
  expect(hoursLeft(filed)).toBe(24);
  await claim(filed);
  expect(hoursLeft(await reviewOf(him))).toBe(168);
  // Another one while she looks at it is acknowledged by that, and no later than the first.
  await report(await addMember(site), him, 'money');
  expect(hoursLeft(await reviewOf(him))).toBe(168);
  site.travel((2 * HOUR_MS) / DAY_MS);
  const free = await reviewOf(him);
  expect([free.claimedAt, hoursLeft(free)]).toEqual([null, 166]);
  // One that comes then waits for somebody again.
  await report(await addMember(site), him, 'dowry');
  expect(hoursLeft(await reviewOf(him))).toBe(24);
  site.travel((-2 * HOUR_MS) / DAY_MS);
});

test('what somebody asks us to remove is decided within 36 hours, also when that is reported later', async () => {
  const { her, him } = await addCouple(site);
  await report(her, him, 'harassment');
  await claim(await reviewOf(him));
  expect(hoursLeft(await reviewOf(him))).toBe(36);
  const other = await addCouple(site);
  await report(other.her, other.him, 'money');
  await report(await addMember(site), other.him, 'caste_abuse');
  await claim(await reviewOf(other.him));
  expect(hoursLeft(await reviewOf(other.him))).toBe(36);
});

test('nobody gains a week for a child or an intimate picture by taking it up', async () => {
  const { her, him } = await addCouple(site);
  await report(her, him, 'fake');
  await claim(await reviewOf(him));
  await report(await addMember(site), him, 'under_age');
  const grave = await reviewOf(him);
  expect(hoursLeft(grave)).toBe(2);
  await claim(grave);
  expect(hoursLeft(await reviewOf(him))).toBe(2);
  const other = await addCouple(site);
  await report(other.her, other.him, 'obscene');
  await claim(await reviewOf(other.him));
  expect(hoursLeft(await reviewOf(other.him))).toBe(2);
});
