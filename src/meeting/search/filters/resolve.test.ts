import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';

let site: Test;
let him: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  site = await openTest();
  him = await addMember(site, { gender: 'male', dateOfBirth: '1994-08-30' });
});
afterAll(() => site.close());

test('an ID is searched without every other filter of a visitor, whose answer would say what the card does not', async () => {
  const her = await addMember(site, { name: 'Zareen Quasar' });
  const { key, id } = her;
  const { religion_id } = await site.app.db
    .selectFrom('profiles')
    .select('religion_id')
    .where('id', '=', key)
    .executeTakeFirstOrThrow();
  expect(religion_id).not.toBeNull();
  const count = async (browser: typeof him.browser, query: object) =>
    (await browser.get(`/api/profiles/count?${new URLSearchParams({ q: id, gender: 'female', ...query })}`))
      .body.count;
  for (const religion of ['hindu', 'muslim', 'sikh'])
    expect(await count(site.visitor(), { religion })).toBe(1);
  const found = await Promise.all(
    ['hindu', 'muslim', 'sikh'].map((religion) => count(him.browser, { religion })),
  );
  expect(found.toSorted()).toEqual([0, 0, 1]);
  const { body } = await site.visitor().get(`/api/profiles/options?q=${id}&of=religion`);
  expect(JSON.stringify(body)).not.toMatch(/"(hindu|muslim|sikh)":1/);
});
