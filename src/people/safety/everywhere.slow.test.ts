import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '../../../fuzz/endpoints.ts';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember, connect, fillFacts } from '../../../test/registration.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
const man = { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' };

/** Every address from which a member reads a list or a page of their own. */
const reads = contractEndpoints.filter(
  ({ method, path, access }) =>
    method === 'GET' && !path.includes('{') && ['member', 'account', 'visitor'].includes(String(access)),
);
/** What a list shows besides what it shows by default. */
const QUERIES: Record<string, string> = {
  'interests.list': '?box=sent',
  'myProfile.preview': '?as=match',
};

/** Returns the names of the endpoints whose answer to one has the id of the other. */
async function mentions(one: Member, other: Member): Promise<string[]> {
  const found = new Set<string>();
  for (const { name, path } of reads) {
    for (const query of new Set(['', QUERIES[name] ?? ''])) {
      const { status, body } = await one.browser.get(`${path}${query}`);
      if (status === 200 && JSON.stringify(body).includes(`"${other.id}"`)) found.add(name);
    }
  }
  return [...found].sort();
}

test('a block takes each of the two out of every list of the other', async () => {
  const her = await addMember(site);
  const [talking, waiting, dismissed] = [
    await addMember(site, man),
    await addMember(site, man),
    await addMember(site, man),
  ];
  const men = [talking, waiting, dismissed];
  for (const { key } of [her, ...men]) await fillFacts(site, key);
  await connect(her, talking);
  for (const one of [her, talking]) await site.give(await site.accountOf(one.key), 'Platinum', -1, 5);
  await talking.browser.put(`/api/profiles/${her.id}/conversation`, {
    message: randomUUID(),
    body: 'Namaste',
  });
  for (const [one, other] of [
    [her, talking],
    [talking, her],
  ] as const) {
    expect((await one.browser.put(`/api/profiles/${other.id}/contact`)).status).toBe(200);
  }
  await waiting.browser.put(`/api/profiles/${her.id}/interest`);
  await her.browser.put(`/api/recommendations/dismissals/${dismissed.id}`);
  for (const him of men) {
    for (const [one, other] of [
      [her, him],
      [him, her],
    ] as const) {
      await one.browser.get(`/api/profiles/${other.id}`);
      await one.browser.put(`/api/profiles/${other.id}/shortlisting`);
    }
  }
  await site.workOff();
  const before = { her: new Set<string>(), men: new Set<string>() };
  for (const him of men) {
    for (const name of await mentions(her, him)) before.her.add(name);
    for (const name of await mentions(him, her)) before.men.add(name);
  }
  // Otherwise the rest would hold of empty lists.
  const lists = [
    ...['contactDetails.views', 'interests.list', 'managers.history', 'messages.list', 'search.browse'],
    ...['shortlist.ids', 'shortlist.list', 'viewers.list'],
  ];
  expect([...before.her]).toEqual(expect.arrayContaining([...lists, 'matching.dismissals']));
  expect([...before.men]).toEqual(expect.arrayContaining(lists));

  for (const him of men) expect((await her.browser.put(`/api/blocks/${him.id}`)).status).toBe(200);
  for (const him of men) {
    expect(await mentions(her, him)).toEqual(['safety.blocks']);
    expect(await mentions(him, her)).toEqual([]);
  }
});
