import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { fetchPhoto } from '../../../test/pictures.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import { recomputeBirths } from '../../people/profiles/facts/births/recompute.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
const storyFields = (partner: string, version: number) => ({
  partner,
  names: 'Nandini and Aditya',
  event: null,
  city: 'Pune',
  body: 'We met here in June. Our parents talked on a Sunday, and it was settled by tea.',
  version,
});
const consentsOf = async ({ browser }: Member) => (await browser.get('/api/me/consents')).body;
const set = ({ browser }: Member, sent: object) => browser.put('/api/me/consents/horoscope', sent);
const recordsOf = async (member: Member) =>
  (
    await site.app.pool.query(
      `select c.purpose, c.given from consent_changes c
       where c.profile_id = $1 or c.account_id in (select account_id from profile_managers where profile_id = $1)
       order by c.id`,
      [member.key],
    )
  ).rows.map(({ purpose, given }) => `${purpose} ${given}`);
const birthOf = async ({ key }: Member) =>
  (await site.app.pool.query('select moons, lagna, latitude from births where profile_id = $1', [key]))
    .rows[0];
const moonOf = async ({ key }: Member) =>
  (await site.app.pool.query('select moon, manglik from search_rows where profile_id = $1', [key])).rows[0];

test('saving a birth agrees to horoscope matching; withdrawn it is not computed, shown or searched, until agreed again', async () => {
  const { her, him } = await addCouple(site);
  await connect(her, him);
  for (const one of [her, him])
    await save(one.browser, 'horoscope', { ...filled.horoscope, shownTo: 'everyone', weighed: true });
  const today = site.app.clock().toISOString().slice(0, 10);
  const before = await consentsOf(her);
  expect(before.horoscope).toMatchObject({ given: true, withdrawn: false, stored: true });
  expect(before.horoscope.since.slice(0, 10)).toBe(today);
  expect(before.matching.since.slice(0, 10)).toBe(today);
  expect((await him.browser.get(`/api/profiles/${her.id}/horoscope`)).body.match).toBeTruthy();
  const searched = await moonOf(her);
  expect(searched.moon).toBeGreaterThan(0);
  const points = '/api/profiles?guna=18';

  // Two tabs at once.
  const answers = await Promise.all([1, 2].map(() => set(her, { given: false })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.body.horoscope).toMatchObject({ given: false, withdrawn: true, stored: true });
  expect(await recordsOf(her)).toEqual(['horoscope true', 'horoscope false']);
  expect((await him.browser.get(`/api/profiles/${her.id}/horoscope`)).status).toBe(404);
  expect((await him.browser.get(`/api/profiles/${her.id}/horoscope.pdf`)).status).toBe(404);
  expect((await her.browser.get(`/api/profiles/${her.id}/horoscope`)).status).toBe(404);
  expect((await her.browser.get(`/api/profiles/${him.id}/horoscope`)).body).toMatchObject({
    match: null,
    noMatch: 'viewer_hides',
  });
  expect((await him.browser.get(`/api/profiles/${her.id}`)).body.horoscope).toMatchObject({
    access: 'none',
    rashi: null,
    timeOfBirth: null,
    placeOfBirth: null,
  });
  expect(await birthOf(her)).toMatchObject({ moons: [], lagna: null });
  expect(await moonOf(her)).toEqual({ moon: 0, manglik: 0 });
  expect(JSON.stringify((await him.browser.get(points)).body)).not.toContain(her.id);

  // A corrected date of birth is no new consent, and computes nothing.
  await save(her.browser, 'horoscope', { dateOfBirth: '1997-04-20' });
  expect(await birthOf(her)).toMatchObject({ moons: [], lagna: null });
  await site.app.pool.query('update births set computed_by = 0 where profile_id = $1', [her.key]);
  await recomputeBirths(site.app);
  expect(await birthOf(her)).toMatchObject({ moons: [], lagna: null });

  // Given again: for matches only.
  await Promise.all([1, 2].map(() => set(her, { given: true })));
  expect(await recordsOf(her)).toEqual(['horoscope true', 'horoscope false', 'horoscope true']);
  expect((await birthOf(her)).moons).not.toEqual([]);
  expect((await him.browser.get(`/api/profiles/${her.id}/horoscope`)).status).toBe(200);
  const { sections } = (await her.browser.get('/api/my-profile')).body;
  expect(sections.horoscope.values).toMatchObject({ shownTo: 'matches', weighed: false });

  // Withdrawn with its details.
  const erased = await set(her, { given: false, erase: true });
  expect(erased.body.horoscope).toMatchObject({ given: false, withdrawn: true, stored: false });
  expect(await birthOf(her)).toBeUndefined();
  const after = (await her.browser.get('/api/my-profile')).body.sections.horoscope.values;
  expect(after).toMatchObject({
    timeOfBirth: null,
    placeOfBirth: null,
    rashi: null,
    dateOfBirth: '1997-04-20',
  });

  // Entering a birth again agrees again.
  await save(her.browser, 'horoscope', filled.horoscope);
  expect((await consentsOf(her)).horoscope).toMatchObject({ given: true, withdrawn: false });
  expect(await recordsOf(her)).toHaveLength(5);
});

test('one of two at once saves the section and the other withdraws: the last one holds, and nothing is half', async () => {
  const her = await addMember(site);
  await save(her.browser, 'horoscope', filled.horoscope);
  await Promise.all([
    set(her, { given: false }),
    save(her.browser, 'horoscope', { timeOfBirth: '19:10' }).catch(() => undefined),
  ]);
  const { horoscope } = await consentsOf(her);
  const computed = ((await birthOf(her))?.moons.length ?? 0) > 0;
  expect(horoscope.withdrawn).toBe(!computed);
  expect((await recordsOf(her)).at(-1)).toBe(`horoscope ${computed}`);
});

test('the weekly email is off until it is agreed to, each change is recorded once, and the download has them', async () => {
  const her = await addMember(site);
  expect(await consentsOf(her)).toMatchObject({
    matchEmails: { given: false, since: null },
    searchAlerts: { given: false, since: null },
    story: { given: false, asked: false },
    teamAccess: null,
  });
  const turn = (category: string, email: boolean) =>
    her.browser.put(`/api/notification-preferences/${category}`, { email });
  await Promise.all([turn('matches', true), turn('matches', true)]);
  expect((await consentsOf(her)).matchEmails).toMatchObject({ given: true, since: expect.any(String) });
  await turn('matches', false);
  await turn('matches', true);
  await turn('saved_searches', true);
  await turn('saved_searches', false);
  // Others are no consents of their own.
  await turn('views', false);
  expect(await recordsOf(her)).toEqual([
    'match_emails true',
    'match_emails false',
    'match_emails true',
    'search_alerts true',
    'search_alerts false',
  ]);
  await save(her.browser, 'horoscope', filled.horoscope);
  await set(her, { given: false });

  await her.browser.post('/api/me/download');
  await site.workOff();
  const { href } = (await her.browser.get('/api/me/download')).body.download;
  const files = unzipSync((await fetchPhoto(site, her.browser, href)).bytes);
  const listed = (name: string) =>
    JSON.parse(Buffer.from(files[`${name}.json`]!).toString()).map(
      ({ purpose, given, version }: { purpose: string; given: boolean; version: string | null }) => [
        purpose,
        given,
        version !== null,
      ],
    );
  expect(listed('account/consent-changes')).toEqual([
    ['match_emails', true, true],
    ['match_emails', false, false],
    ['match_emails', true, true],
    ['search_alerts', true, true],
    ['search_alerts', false, false],
  ]);
  expect(listed(`profiles/${her.id}/consent-changes`)).toEqual([
    ['horoscope', true, true],
    ['horoscope', false, false],
  ]);
});

test('emails about saved searches are agreed to with the first search that has alerts, by whoever saves it', async () => {
  const her = await addMember(site);
  const mother = await addManager(site, her.key);
  const alertsOf = async (one: Pick<Member, 'browser'>) => {
    const { searchAlerts } = (await one.browser.get('/api/me/consents')).body;
    const { body } = await one.browser.get('/api/notification-preferences');
    const { email } = body.find(({ category }: { category: string }) => category === 'saved_searches');
    expect(email).toBe(searchAlerts.given);
    return searchAlerts;
  };
  const saved = await her.browser.post('/api/saved-searches', {
    ...{ name: 'Jain', frequency: 'never', filters: { religion: 'jain' } },
  });
  expect(await alertsOf(her)).toEqual({ given: false, since: null });
  const change = (frequency: string) =>
    her.browser.put(`/api/saved-searches/${saved.body.id}`, { name: 'Jain', frequency });
  await Promise.all([change('daily'), change('weekly')]);
  expect(await alertsOf(her)).toEqual({ given: true, since: expect.any(String) });
  expect(await recordsOf(her)).toEqual(['search_alerts true']);
  expect(await alertsOf(mother)).toEqual({ given: false, since: null });
  await mother.browser.post('/api/saved-searches', {
    ...{ name: 'Hindu', frequency: 'daily', filters: { religion: 'hindu' } },
  });
  expect(await alertsOf(mother)).toEqual({ given: true, since: expect.any(String) });

  // Withdrawn stays withdrawn, whatever is saved.
  await her.browser.put('/api/notification-preferences/saved_searches', { email: false });
  await change('instant');
  expect(await alertsOf(her)).toEqual({ given: false, since: expect.any(String) });
  await her.browser.put('/api/notification-preferences/saved_searches', { email: true });
  expect(await alertsOf(her)).toEqual({ given: true, since: expect.any(String) });
});

test('being shown to visitors has its state and its date, as any other purpose', async () => {
  const her = await addMember(site);
  const { matching, visitors } = await consentsOf(her);
  expect(visitors).toEqual({ given: true, since: matching.since });
  const show = (visibility: string) => her.browser.put('/api/my-profile/privacy', { visibility });
  const today = site.app.clock().toISOString().slice(0, 10);
  await Promise.all([show('premium'), show('premium')]);
  const withdrawn = (await consentsOf(her)).visitors;
  expect([withdrawn.given, withdrawn.since.slice(0, 10)]).toEqual([false, today]);
  await show('all');
  expect((await consentsOf(her)).visitors.given).toBe(true);
  expect(await recordsOf(her)).toEqual(['visitors false', 'visitors true']);
});

test('each side of a story has its own record of agreeing and withdrawing', async () => {
  const { her, him } = await addCouple(site);
  await connect(her, him);
  const saved = await her.browser.put('/api/me/story', storyFields(him.id, 0));
  expect(saved.status).toBe(200);
  expect((await consentsOf(him)).story).toMatchObject({ given: false, asked: true });
  const version = saved.body.story.version;
  await Promise.all([1, 2].map(() => him.browser.put('/api/me/story/consent', { version })));
  expect((await consentsOf(him)).story).toMatchObject({ given: true, since: expect.any(String) });
  await Promise.all([her, him].map(({ browser }) => browser.delete('/api/me/story')));
  for (const one of [her, him]) {
    expect(await recordsOf(one)).toEqual(['story true', 'story false']);
    expect((await consentsOf(one)).story).toMatchObject({ given: false, asked: false });
  }
});

test('a relative who only views changes nothing, and sees what the family agreed to', async () => {
  const her = await addMember(site);
  await save(her.browser, 'horoscope', filled.horoscope);
  const aunt = await addManager(site, her.key, { role: 'viewer' });
  expect((await aunt.browser.put('/api/me/consents/horoscope', { given: false })).status).toBe(403);
  expect((await aunt.browser.get('/api/me/consents')).body.horoscope).toMatchObject({ given: true });
  expect((await site.visitor().get('/api/me/consents')).status).toBe(401);
});
