import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { readRecommendations } from '../../../../test/setup/recommendations.ts';
import { notifyOfMatches } from './weekly.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };
type Member = Awaited<ReturnType<typeof addMember>>;

const subject = /new match(es)? for you this week/;
const mailsTo = ({ email }: Member) =>
  site.mail.filter((one) => one.to === email && subject.test(one.subject));
const linesOf = async ({ browser }: Member): Promise<string[]> =>
  (await browser.get('/api/notifications')).body.notifications.map(({ text }: { text: string }) => text);

const turnOn = ({ browser }: Member) => browser.put('/api/notification-preferences/matches', { email: true });

/** Replaces the queue of a profile. */
const queue = (her: Member, others: Member[]) =>
  site.app.pool.query(
    `update match_queues set others = $2, ranks = array_fill(-1::real, array[cardinality($2::bigint[])]),
       lifts = array_fill(0::real, array[cardinality($2::bigint[])]),
       only_promoted = array_fill(false, array[cardinality($2::bigint[])])
     where profile_id = $1`,
    [her.key, others.map(({ key }) => key)],
  );

test('tells of new matches once a week, of each once, and only of those one may still be recommended', async () => {
  const her = await addMember(site);
  const [first, second, dismissed, written] = [
    await addMember(site, man),
    await addMember(site, { ...man, name: 'Omkar Vaidya' }),
    await addMember(site, { ...man, name: 'Imran Qureshi' }),
    await addMember(site, { ...man, name: 'Mehul Jain' }),
  ] as const;
  await turnOn(her);
  await readRecommendations(her.browser);
  await queue(her, [first, dismissed, written]);
  await her.browser.put(`/api/recommendations/dismissals/${dismissed.id}`, {});
  await her.browser.put(`/api/profiles/${written.id}/interest`);

  // Both at once, and again: a task is repeated when it fails.
  await Promise.all([notifyOfMatches(site.app), notifyOfMatches(site.app)]);
  await notifyOfMatches(site.app);
  await site.workOff();
  expect(mailsTo(her)).toHaveLength(1);
  expect(mailsTo(her)[0]!.text).toContain('Aditya Joshi');
  expect(mailsTo(her)[0]!.text).not.toMatch(/Imran|Mehul/);
  expect(await linesOf(her)).toEqual(['1 new match for you this week']);

  // A new one within the week waits; the next week has it alone.
  await queue(her, [first, second]);
  site.travel(3);
  await notifyOfMatches(site.app);
  await site.workOff();
  expect(mailsTo(her)).toHaveLength(1);
  site.travel(4);
  await notifyOfMatches(site.app);
  await site.workOff();
  expect(mailsTo(her)).toHaveLength(2);
  expect(mailsTo(her)[1]!.text).toContain('Omkar Vaidya');
  expect(mailsTo(her)[1]!.text).not.toContain('Aditya');

  // Nobody new, no email.
  site.travel(7);
  await notifyOfMatches(site.app);
  await site.workOff();
  expect(mailsTo(her)).toHaveLength(2);
});

test('tells of nobody whom the receiver may not see any more, and nothing where it is switched off', async () => {
  const [her, other, him] = [await addMember(site), await addMember(site), await addMember(site, man)];
  for (const one of [her, other]) {
    await turnOn(one);
    await readRecommendations(one.browser);
    await queue(one, [him]);
  }
  await other.browser.put('/api/notification-preferences/matches', { email: false });
  await notifyOfMatches(site.app);
  await him.browser.put(`/api/blocks/${her.id}`);
  await site.workOff();
  expect([mailsTo(her), mailsTo(other)]).toEqual([[], []]);
  expect(await linesOf(her)).toEqual([]);
  expect(await linesOf(other)).toEqual(['1 new match for you this week']);
});
