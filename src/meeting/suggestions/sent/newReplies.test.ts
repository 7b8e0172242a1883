import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addCouple, type addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';

let site: Test;
let clerk: Browser;
beforeAll(async () => {
  site = await openTest();
  clerk = await addStaff(site, 'Lata Menon', 'support');
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const address = '/api/staff/suggested-matches';
const suggest = (one: Side, other: Side, browser = clerk) =>
  browser.post(address, { one: one.id, other: other.id, note: 'Both families come from Pune.' });
const decline = (side: Side, id: string) => side.browser.put(`/api/suggested-matches/${id}/refusal`, {});
const interested = (side: Side, other: Side) => side.browser.put(`/api/profiles/${other.id}/interest`);

/** Returns a suggestion as in the list. */
async function listed(id: string) {
  const lists = await Promise.all(
    ['open', 'answered'].map((state) => clerk.get(`${address}?state=${state}`)),
  );
  return lists.flatMap(({ body }) => body.items).find((one: { id: string }) => one.id === id);
}

describe('a new reply', () => {
  const waiting = async (browser: Browser) =>
    (await browser.get('/api/staff/dashboard')).body.attention.suggestions.waiting;
  const fresh = async (browser: Browser, state = 'open') => {
    const { body } = await browser.get(`${address}?state=${state}`);
    return { ...body.newReplies, ids: body.items.flatMap((it: Listed) => (it.newReply ? [it.id] : [])) };
  };
  const open = (browser: Browser, id: string, changedAt: string) =>
    browser.put(`${address}/${id}/seen`, { changedAt });
  type Listed = { id: string; newReply: boolean };

  test('is counted for the colleague who sent it until they open it, and again after the next one', async () => {
    const lata = await addStaff(site, 'Lata Pawar', 'support');
    const other = await addStaff(site, 'Meena Iyer', 'support');
    const { her, him } = await addCouple(site);
    const { id } = (await suggest(her, him, lata)).body;
    expect(await waiting(lata)).toBe(0);
    await decline(her, id);
    expect(await waiting(lata)).toBe(1);
    expect(await fresh(lata)).toEqual({ open: 1, answered: 0, ids: [id] });
    // A colleague who opens it, or sees it listed, does not mark it as read.
    expect(await waiting(other)).toBe(0);
    expect(await fresh(other)).toEqual({ open: 0, answered: 0, ids: [] });
    const { changedAt } = await listed(id);
    expect((await open(other, id, changedAt)).status).toBe(200);
    expect(await waiting(lata)).toBe(1);
    site.travel(1 / 24);
    await decline(him, id);
    // She had seen only the first reply.
    await open(lata, id, changedAt);
    expect(await fresh(lata, 'answered')).toEqual({ open: 0, answered: 1, ids: [id] });
    await open(lata, id, (await listed(id)).changedAt);
    expect(await waiting(lata)).toBe(0);
    expect(await fresh(lata, 'answered')).toEqual({ open: 0, answered: 0, ids: [] });
  });

  test('stays new when the other family takes its own reply back', async () => {
    const { her, him } = await addCouple(site);
    const { id } = (await suggest(her, him)).body;
    const before = await waiting(clerk);
    const interest = (await interested(her, him)).body.id;
    await open(clerk, id, (await listed(id)).changedAt);
    await him.browser.put(`/api/interests/${interest}/acceptance`);
    expect(await waiting(clerk)).toBe(before + 1);
    await him.browser.delete(`/api/interests/${interest}/acceptance`);
    expect(await waiting(clerk)).toBe(before + 1);
  });

  test('to what a former colleague sent is new to all who suggest matches', async () => {
    const gone = await addStaff(site, 'Uma Nene', 'support');
    const { her, him } = await addCouple(site);
    const { id } = (await suggest(her, him, gone)).body;
    await decline(her, id);
    const before = await waiting(clerk);
    await site.app.db.updateTable('staff').set({ role: 'editor' }).where('name', '=', 'Uma Nene').execute();
    expect(await waiting(clerk)).toBe(before + 1);
    await open(clerk, id, (await listed(id)).changedAt);
    expect(await waiting(clerk)).toBe(before);
    const editor = await addStaff(site, 'Rekha Das', 'editor');
    expect((await editor.get('/api/staff/dashboard')).body.attention.suggestions).toBeNull();
  });
});
