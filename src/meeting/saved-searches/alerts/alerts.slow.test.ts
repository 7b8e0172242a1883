import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { relist } from '../../../people/profiles/visible/listing.ts';
import { tasks } from '../tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const HOUR = 1 / 24;
type Member = Awaited<ReturnType<typeof addMember>>;
const addMan = (changed: object = {}) =>
  addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30', ...changed });

/** A woman who has saved a search for men of 30 to 35. */
async function addSearcher(frequency = 'instant', filters: object = { ageMin: 30, ageMax: 35 }) {
  const her = await addMember(site);
  const name = 'Around 32';
  const { id } = (await her.browser.post('/api/saved-searches', { name, frequency, filters })).body;
  return { ...her, search: id as string };
}
const lines = async ({ browser }: Member): Promise<{ kind: string; text: string; path: string }[]> =>
  (await browser.get('/api/notifications')).body.notifications;
const texts = async (member: Member) => (await lines(member)).map(({ text }) => text);
const newIn = async ({ browser }: Member) =>
  (await browser.get('/api/saved-searches')).body.searches.map(({ matches }: { matches: number }) => matches);
const mailTo = ({ email }: Member) => site.mail.filter(({ to }) => to === email);

async function setProfile(key: number, change: Record<string, unknown>) {
  await site.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('profiles').set(change).where('id', '=', key).execute();
    await relist(site.app, tx, key, 'system');
  });
}

test('a new profile that fits is told in the bell and by email, with a link to the search', async () => {
  const her = await addSearcher('instant', { religion: 'hindu', ageMin: 30, ageMax: 35 });
  const him = await addMan();
  await addMan({ religion: 'jain' });
  await addMan({ dateOfBirth: '2001-01-01' });
  await addMember(site);
  await site.workOff();
  // The email waits for more that may join it.
  await site.workOff();
  expect(await lines(her)).toMatchObject([
    {
      kind: 'saved_search',
      text: 'New match for “Around 32”: Aditya Joshi',
      path: '/browse?gender=male&ageMin=30&ageMax=35&religion=hindu&sort=newest',
    },
  ]);
  expect(mailTo(her)).toMatchObject([{ subject: 'New match for “Around 32”: Aditya Joshi' }]);
  expect(mailTo(her)[0]!.text).toContain(
    '/browse?gender=male&ageMin=30&ageMax=35&religion=hindu&sort=newest',
  );
  expect(await newIn(her)).toEqual([1]);
  const { profiles } = (await her.browser.get('/api/profiles?ageMax=35&ageMin=30&religion=hindu')).body;
  expect(profiles[0].id).toBe(him.id);
  await her.browser.put(`/api/saved-searches/${her.search}/look`);
  expect(await newIn(her)).toEqual([0]);
});

test('who changes so that they newly fit is told of, who fitted before is not', async () => {
  const him = await addMan();
  const other = await addMan({ name: 'Rohit Nair' });
  await site.workOff();
  const her = await addSearcher('instant', { city: 'pune', ageMin: 30 });
  await setProfile(him.key, { city: 'Pune' });
  await site.workOff();
  expect(await texts(her)).toEqual(['New match for “Around 32”: Aditya Joshi']);
  const later = await addSearcher('instant', { city: 'pune' });
  await setProfile(him.key, { profession: 'Architect' });
  await setProfile(other.key, { profession: 'Architect' });
  await site.workOff();
  expect([await newIn(later), await newIn(her)]).toEqual([[0], [1]]);
});

test('who is shown again is new to searches that they did not fit before, or that were saved meanwhile', async () => {
  const him = await addMan({ city: 'Pune' });
  await site.workOff();
  const [her, elsewhere] = [await addSearcher(), await addSearcher('instant', { city: 'surat' })];
  await setProfile(him.key, { hidden_at: new Date() });
  await site.workOff();
  const meanwhile = await addSearcher();
  // Changes while he is hidden are compared once he is back.
  await setProfile(him.key, { city: 'Surat' });
  await site.workOff();
  await setProfile(him.key, { hidden_at: null });
  await site.workOff();
  expect([await newIn(her), await newIn(elsewhere), await newIn(meanwhile)]).toEqual([[0], [1], [1]]);
  expect([await texts(her), mailTo(her)]).toEqual([[], []]);
  // Nor are they new the second time.
  await setProfile(him.key, { hidden_at: new Date() });
  await site.workOff();
  await setProfile(him.key, { hidden_at: null });
  await site.workOff();
  expect([await newIn(her), await newIn(elsewhere), await newIn(meanwhile)]).toEqual([[0], [1], [1]]);
});

test('after half a year without being listed one is new again', async () => {
  const him = await addMan();
  await site.workOff();
  const her = await addSearcher();
  await setProfile(him.key, { hidden_at: new Date() });
  await site.workOff();
  await site.app.pool.query(`update saved_search_unlisted set unlisted_at = now() - interval '181 days'`);
  await tasks.tasks.prune_saved_searches!(site.app, {});
  await setProfile(him.key, { hidden_at: null });
  await site.workOff();
  expect(await newIn(her)).toEqual([1]);
});

test('nobody is told of twice, though hidden and shown again, and an hour passes between two alerts', async () => {
  const her = await addSearcher();
  const him = await addMan();
  await site.workOff();
  for (const hidden_at of [new Date(), null]) await setProfile(him.key, { hidden_at });
  await addMan({ name: 'Rohit Nair' });
  await addMan({ name: 'Kabir Sethi' });
  await site.workOff();
  await site.workOff();
  expect(await texts(her)).toEqual(['New match for “Around 32”: Aditya Joshi']);
  expect(mailTo(her)).toHaveLength(1);
  expect(await newIn(her)).toEqual([3]);
  site.travel(HOUR);
  for (const _ of [1, 2]) await tasks.tasks.notify_saved_searches!(site.app, { frequency: 'instant' });
  await site.workOff();
  expect(mailTo(her).map(({ subject }) => subject)).toEqual([
    'New match for “Around 32”: Aditya Joshi',
    '2 new profiles match “Around 32”',
  ]);
  expect(mailTo(her)[1]!.text).toContain('Kabir Sethi, Rohit Nair');
  // Alerts that are not read are one line.
  expect(await texts(her)).toEqual(['3 new profiles match “Around 32”']);
});

describe('nobody is told of somebody', () => {
  const premium = { visibility: 'premium' };
  test.each<[string, (her: Member, him: Member) => Promise<unknown>]>([
    ['who has blocked them', (her, him) => him.browser.put(`/api/blocks/${her.id}`)],
    ['whom they have blocked', (her, him) => her.browser.put(`/api/blocks/${him.id}`)],
    ['who hides', (_her, him) => setProfile(him.key, { hidden_at: new Date() })],
    ['whom only premium members see', (_her, him) => setProfile(him.key, premium)],
    ['who has sent an interest', (her, him) => him.browser.put(`/api/profiles/${her.id}/interest`)],
    ['to whom they have sent one', (her, him) => her.browser.put(`/api/profiles/${him.id}/interest`)],
    ['who fits no more', (_her, him) => setProfile(him.key, { date_of_birth: '2001-01-01' })],
  ])('%s, neither where that was before nor where it is after', async (_what, act) => {
    const her = await addSearcher();
    await act(her, await addMan());
    await site.workOff();
    const alerts = async () => (await lines(her)).filter(({ kind }) => kind === 'saved_search');
    expect([await alerts(), await newIn(her)]).toEqual([[], [0]]);
    const next = await addMan();
    await site.workOff();
    expect([(await alerts()).length, await newIn(her)]).toEqual([1, [1]]);
    await act(her, next);
    expect([await alerts(), await newIn(her)]).toEqual([[], [0]]);
    await her.browser.delete(`/api/saved-searches/${her.search}`);
  });

  test('who is themselves', async () => {
    const her = await addSearcher('instant', { gender: 'female', religion: 'parsi' });
    await setProfile(her.key, { city: 'Surat' });
    await site.workOff();
    expect([await texts(her), await newIn(her)]).toEqual([[], [0]]);
  });
});

describe('how often', () => {
  test('daily and weekly alerts come in a digest that joins the searches, and never is never', async () => {
    const her = await addSearcher('daily');
    const body = { name: 'Hindu', frequency: 'daily', filters: { religion: 'hindu' } };
    await her.browser.post('/api/saved-searches', body);
    const [weekly, never] = [await addSearcher('weekly'), await addSearcher('never')];
    await addMan();
    await addMan({ name: 'Kabir Sethi' });
    await site.workOff();
    for (const one of [her, weekly, never]) expect(await lines(one)).toEqual([]);
    for (const _ of [1, 2]) await tasks.tasks.notify_saved_searches_daily!(site.app, {});
    await site.workOff();
    expect(await lines(her)).toMatchObject([
      { text: '2 new profiles match saved searches', path: '/saved-searches' },
    ]);
    expect(mailTo(her)).toHaveLength(1);
    expect(mailTo(her)[0]!.text).toContain('“Hindu”: Kabir Sethi, Aditya Joshi');
    await tasks.tasks.notify_saved_searches_weekly!(site.app, {});
    await site.workOff();
    expect(await texts(weekly)).toEqual(['2 new profiles match “Around 32”']);
    expect(await lines(never)).toEqual([]);
    expect([await newIn(never), await newIn(weekly)]).toEqual([[2], [2]]);
    // Matches found while alerts were off are not sent after they are turned on.
    const change = { name: 'Around 32', frequency: 'daily' };
    await never.browser.put(`/api/saved-searches/${never.search}`, change);
    await tasks.tasks.notify_saved_searches_daily!(site.app, {});
    expect(await lines(never)).toEqual([]);
  });

  test('a search that fails is told of later, the others at once', async () => {
    const [broken, her] = [await addSearcher('daily'), await addSearcher('daily')];
    await addMan({ name: 'Nikhil Rao' });
    await site.workOff();
    const { pool } = site.app;
    await pool.query(`
      create function refuse_match() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger refuse_match before update on saved_search_matches
        for each row when (new.search_id = '${broken.search}') execute function refuse_match()`);
    await tasks.tasks.notify_saved_searches_daily!(site.app, {});
    expect([(await texts(her)).length, await texts(broken)]).toEqual([1, []]);
    await pool.query('drop function refuse_match cascade');
    await tasks.tasks.notify_saved_searches_daily!(site.app, {});
    expect(await texts(broken)).toEqual([]);
    site.travel(2 * HOUR);
    await tasks.tasks.notify_saved_searches_daily!(site.app, {});
    expect(await texts(broken)).toHaveLength(1);
  });

  test('a deleted search tells nothing, also of what it had found', async () => {
    const her = await addSearcher('daily');
    await addMan();
    await site.workOff();
    await her.browser.delete(`/api/saved-searches/${her.search}`);
    await addMan();
    await site.workOff();
    await tasks.tasks.notify_saved_searches_daily!(site.app, {});
    expect(await lines(her)).toEqual([]);
    site.travel(2 * HOUR);
    await tasks.tasks.prune_saved_searches!(site.app, {});
    const left = await site.app.db
      .selectFrom('saved_searches')
      .select('id')
      .where('id', '=', her.search)
      .execute();
    expect(left).toEqual([]);
  });
});

test('a search with a filter that no longer exists finds nobody, and can still be renamed', async () => {
  const her = await addSearcher('instant', { religion: 'hindu', ageMin: 30, ageMax: 35 });
  const him = await addMan();
  await site.workOff();
  expect(await newIn(her)).toEqual([1]);
  const filters = { religion: 'hindu', workplace: 'bank' };
  await site.app.pool.query(
    `update saved_searches set filters = $2, revision = nextval('saved_search_revisions') where id = $1`,
    [her.search, filters],
  );
  await addMan({ name: 'Rohit Nair' });
  await setProfile(him.key, { city: 'Pune' });
  await site.workOff();
  const [listed] = (await her.browser.get('/api/saved-searches')).body.searches;
  expect(listed).toMatchObject({ filters, outdated: true, matches: 0 });
  expect(await texts(her)).toEqual([]);
  const change = { name: 'Of before', frequency: 'never' };
  expect((await her.browser.put(`/api/saved-searches/${her.search}`, change)).status).toBe(200);
});
