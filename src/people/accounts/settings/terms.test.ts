import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const texts = { terms: null, privacy: null, refund: null, safety: null, changes: null };
const termsOf = async (member: Awaited<ReturnType<typeof addMember>>) =>
  (await member.browser.get('/api/me/terms')).body;

test('whoever agreed to earlier terms is asked again, and agrees to the version in force alone', async () => {
  const admin = await addStaff(site, 'Meera Kulkarni', 'admin');
  const her = await addMember(site);
  const first = await termsOf(her);
  expect(first).toMatchObject({ pending: false, accepted: first.version });

  const unsaid = await admin.put('/api/staff/settings/legal', { ...texts, refund: 'At our office.' });
  expect(unsaid.status).toBe(422);
  expect(Object.keys(unsaid.body.data.fields)).toEqual(['changes']);
  const changed = { ...texts, refund: '# Refunds\nAt our office.', changes: 'You pay at our office.' };
  const { body } = await admin.put('/api/staff/settings/legal', changed);
  expect(body.termsVersion > first.version).toBe(true);
  const none = { terms: null, privacy: null, safety: null };
  expect((await her.browser.get('/api/site/texts')).body).toEqual({ ...none, refund: changed.refund });

  const pending = { version: body.termsVersion, accepted: first.version, pending: true };
  expect(await termsOf(her)).toMatchObject({ ...pending, changes: 'You pay at our office.' });
  // Nothing else waits for it.
  expect((await her.browser.get('/api/interests')).status).toBe(200);
  expect((await her.browser.put('/api/me/terms', { version: first.version })).status).toBe(409);
  const answers = await Promise.all(
    [1, 2].map(() => her.browser.put('/api/me/terms', { version: body.termsVersion })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await termsOf(her)).toMatchObject({ pending: false, accepted: body.termsVersion });
  const kept = await site.app.db
    .selectFrom('consents')
    .select(['document', 'version'])
    .where('account_id', '=', await site.accountOf(her.key))
    .orderBy('version')
    .orderBy('document')
    .execute();
  expect(kept).toEqual(
    [first.version, body.termsVersion].flatMap((version) => [
      { document: 'privacy', version },
      { document: 'terms', version },
    ]),
  );

  const late = await addMember(site);
  expect(await termsOf(late)).toMatchObject({ pending: false, accepted: body.termsVersion });
  // Safety Tips are advice: nobody is asked.
  await admin.put('/api/staff/settings/legal', { ...changed, safety: 'Meet in public.' });
  expect(await termsOf(her)).toMatchObject({ pending: false });
  const again = await admin.put('/api/staff/settings/legal', {
    ...changed,
    terms: '<script>alert(1)</script>',
  });
  expect(again.body.termsVersion > body.termsVersion).toBe(true);
  expect(await termsOf(her)).toMatchObject({ pending: true });
});
