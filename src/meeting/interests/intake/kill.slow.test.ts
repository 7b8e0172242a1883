import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { openBrowser } from '../../../../test/client.ts';
import { openKillable } from '../../../../test/killable.ts';
import { addCouple } from '../../../../test/registration.ts';

let site: Test;
let server: Awaited<ReturnType<typeof openKillable>>;
beforeAll(async () => {
  site = await openTest();
  server = await openKillable(site);
  await server.start();
});
afterAll(async () => {
  await server.close();
  await site.close();
});

test('a heart that was acknowledged reaches the other side although the server is killed in these seconds', async () => {
  const { her, him } = await addCouple(site);
  const at = (side: typeof her) => openBrowser(server.base, Object.fromEntries(side.browser.cookies));
  const sent = await at(him).put(`/api/profiles/${her.id}/interest`, { undoable: true });
  expect(sent).toMatchObject({ status: 200, body: { state: 'pending', sent: true } });
  expect((await at(her).get('/api/interests')).body).toMatchObject({ interests: [], waiting: 0 });
  server.kill();
  await server.startAgain();
  await vi.waitFor(
    async () => {
      expect((await at(her).get('/api/interests')).body).toMatchObject({
        waiting: 1,
        interests: [{ id: sent.body.id, sent: false, profile: { id: him.id } }],
      });
      expect((await at(her).get('/api/notifications')).body.notifications).toHaveLength(1);
    },
    { timeout: 30_000, interval: 500 },
  );
  // It was sent once, so it can only be withdrawn.
  expect((await at(him).delete(`/api/profiles/${her.id}/interest`)).status).toBe(409);
}, 60_000);
