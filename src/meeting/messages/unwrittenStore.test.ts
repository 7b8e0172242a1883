import { expect, test } from 'vitest';
import { addMember, connect } from '../../../test/registration.ts';
import { addTwo, begin, type Side, setUp, site } from '../../../test/setup/messages.ts';

setUp();

const unwritten = async ({ browser }: Side) =>
  (await browser.get('/api/unwritten-conversations')).body.profiles.map(({ id }: { id: string }) => id);

test('lists who is connected and has no conversation, the newest connection first', async () => {
  const { her, him } = await addTwo();
  const other = await addMember(site, { gender: 'female' });
  const pending = await addMember(site, { gender: 'female' });
  await connect(other, him);
  await pending.browser.put(`/api/profiles/${him.id}/interest`);
  expect(await unwritten(him)).toEqual([other.id, her.id]);
  expect(await unwritten(her)).toEqual([him.id]);
  expect(await unwritten(pending)).toEqual([]);

  await begin(him, her);
  expect(await unwritten(him)).toEqual([other.id]);
  expect(await unwritten(her)).toEqual([]);

  await other.browser.put(`/api/blocks/${him.id}`);
  expect(await unwritten(him)).toEqual([]);
  expect(await unwritten(other)).toEqual([]);
});
