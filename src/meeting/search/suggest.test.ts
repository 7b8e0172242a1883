import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addMember } from '../../../test/registration.ts';
import { relist } from '../../people/profiles/visible/listing.ts';

let site: Test;
let him: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  site = await openTest();
  him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
});
afterAll(() => site.close());

type Facts = { city: string; caste?: string; profession?: string; visibility?: string };

/** A listed woman with facts that are searched. */
async function addWoman(facts: Facts) {
  const added = await addMember(site);
  await site.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('profiles').set(facts).where('id', '=', added.key).execute();
    await relist(site.app, tx, added.key, 'system');
  });
  return added;
}

const suggested = async (browser: Browser, text: string): Promise<string[]> =>
  (await browser.get(`/api/suggestions?gender=female&text=${text}`)).body.map(
    ({ name }: { name: string }) => name,
  );

test('what only a profile for premium members states is offered to premium members alone', async () => {
  const hers = await addWoman({
    ...{ city: 'Qasba Onlyhere', caste: 'Qonlyclan', profession: 'Qonly Weaver' },
    visibility: 'premium',
  });
  await addWoman({ city: 'Qasba Everywhere', caste: 'Qopenclan', profession: 'Qopen Weaver' });
  // The shared list has no caste of a single profile.
  await addWoman({ city: 'Pune', caste: 'Qopenclan' });
  await addWoman({ city: 'Pune', caste: 'Qonlyclan', visibility: 'premium' });
  await addWoman({ city: 'Pune', caste: 'Qoneclan' });
  const buyer = await addMember(site, { name: 'Buyer Rao', gender: 'male', dateOfBirth: '1994-08-30' });
  await site.give(await site.accountOf(buyer.key), 'Gold');
  const offered = async (browser: Browser) => ({
    cities: (await browser.get('/api/cities?part=qasba')).body,
    castes: (await browser.get('/api/castes')).body.filter((one: string) => one.startsWith('Qo')),
    names: await suggested(browser, 'qonly'),
  });
  const open = { cities: ['Qasba Everywhere'], castes: ['Qopenclan'], names: [] };
  expect(await offered(site.visitor())).toEqual(open);
  expect(await offered(him.browser)).toEqual(open);
  const all = await offered(buyer.browser);
  expect(all.cities).toEqual(['Qasba Everywhere', 'Qasba Onlyhere']);
  expect(all.castes).toEqual(['Qonlyclan', 'Qopenclan']);
  expect(all.names.toSorted()).toEqual(['Qonly Weaver', 'Qonlyclan']);

  // A blocked profile is not found, and its city is not offered.
  await hers.browser.put(`/api/blocks/${buyer.id}`);
  expect((await offered(buyer.browser)).cities).toEqual(['Qasba Everywhere']);
});

test('a spelling that only a profile for premium members has is not shown to others', async () => {
  await addWoman({ city: 'QUIETTOWN', visibility: 'premium' });
  await addWoman({ city: 'Quiettown' });
  expect((await site.visitor().get('/api/cities?part=quiet')).body).toEqual(['Quiettown']);
  expect(await suggested(site.visitor(), 'quiet')).toEqual(['Quiettown']);
});
