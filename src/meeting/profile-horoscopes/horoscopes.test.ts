import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { save } from '../../../test/setup/myProfile.ts';

let site: Test;
let her: Awaited<ReturnType<typeof addMember>>;
let him: typeof her;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const kolhapur = { latitude: 16.6956, longitude: 74.2317, timeZone: 'Asia/Kolkata' };
const hers = { timeOfBirth: '07:10', placeOfBirth: 'Kolhapur, Maharashtra', birthplace: kolhapur };
const his = { timeOfBirth: '23:30', placeOfBirth: 'Pune, Maharashtra', birthplace: kolhapur };
type ShownTo = 'everyone' | 'matches' | 'nobody';

beforeEach(async () => {
  ({ her, him } = await addCouple(site));
});

const show = async (who: typeof her, values: object, shownTo: ShownTo) => {
  const { status, body } = await save(who.browser, 'horoscope', { ...values, shownTo });
  expect([status, body.data?.fields]).toEqual([200, undefined]);
};
const read = (actor: typeof her, profile: typeof her, query = '') =>
  actor.browser.get(`/api/profiles/${profile.id}/horoscope${query}`);
const profileOf = async (actor: typeof her, profile: typeof her) =>
  (await actor.browser.get(`/api/profiles/${profile.id}`)).body.horoscope;

/** Everything in an answer that would reveal the minute of her birth. */
const secrets = /07:10|Kolhapur|16\.69|"moonLongitude":\d|"longitude":\d|"utc":"/;

test.each<[ShownTo, boolean, 'shown' | 'matches' | 'none']>([
  ['everyone', false, 'shown'],
  ['everyone', true, 'shown'],
  ['matches', false, 'matches'],
  ['matches', true, 'shown'],
  ['nobody', false, 'none'],
  ['nobody', true, 'none'],
])('shown to %s, and connected is %s: others get %s', async (shownTo, connected, access) => {
  await show(her, hers, shownTo);
  await show(him, his, 'everyone');
  if (connected) await connect(her, him);
  const [horoscope, answer] = [await profileOf(him, her), await read(him, her)];
  expect(horoscope.access).toBe(access);
  const pdf = await him.browser.get(`/api/profiles/${her.id}/horoscope.pdf`);
  expect([answer.status, pdf.status]).toEqual(access === 'shown' ? [200, 200] : [404, 404]);
  if (access !== 'shown') {
    const { access: _, computed, ...facts } = horoscope;
    expect([computed, ...Object.values(facts)].filter(Boolean)).toEqual([]);
    // The answer is the same as for a profile that does not exist.
    const { requestId: __, ...nobody } = (await him.browser.get('/api/profiles/nobody/horoscope')).body;
    expect(answer.body).toMatchObject(nobody);
    return;
  }
  // Several files in one folder are told apart.
  expect(pdf.headers.get('content-disposition')).toContain(`"horoscope-${her.id}.pdf"`);
  expect(horoscope).toMatchObject({
    computed: true,
    dateOfBirth: connected ? '1997-04-12' : null,
    ...{ rashi: 'vrishabha', nakshatra: 'mrigashira', manglik: 'partial' },
    ...(connected ? { pada: 2, lagna: 'mesha' } : { pada: null, lagna: null }),
    ...(connected
      ? { timeOfBirth: '07:10', placeOfBirth: 'Kolhapur, Maharashtra' }
      : { timeOfBirth: null, placeOfBirth: null }),
  });
  const { body } = answer;
  expect(body).toMatchObject({ own: false, shownTo: null, side: 'bride', noMatch: null });
  expect(body.person).toMatchObject({
    ...{ rashiName: 'Vrishabha', nakshatraName: 'Mrigashira' },
    ...(connected ? { pada: 2, lagnaName: 'Mesha' } : { pada: null, lagnaName: null, chart: null }),
  });
  expect(body.person.manglik.severity).toBe('low');
  expect(body.match.milan.kootas).toHaveLength(8);
  expect(body.match.milan.poruthams).toHaveLength(10);
  expect(body.match.milan.range).toBeNull();
  expect(body.exact === null).toBe(!connected);
  const { viewer: _, ...aboutHer } = { ...body, match: body.match.milan };
  expect(secrets.test(JSON.stringify(aboutHer))).toBe(connected);
  expect((await read(him, her, '?convention=raman')).body.match.milan.convention).toBe('raman');
  expect((await read(him, her, '?convention=western')).status).toBe(422);
});

test('the exact date of birth is for matches, unless the family shows it; others read the age', async () => {
  await show(her, hers, 'everyone');
  await show(him, his, 'everyone');
  expect((await read(him, her)).body.person.dateOfBirth).toBeNull();
  const whole = JSON.stringify((await him.browser.get(`/api/profiles/${her.id}`)).body);
  expect(whole).not.toContain('1997-04-12');
  // Nor can it be counted back: a chart and the age leave a day or two.
  const chartOf = /"(?:retrograde|house\w*|grahas|pada|lagna\w*)":(?!null)|"notes":\[\{?"mars|Mesha/;
  const aboutHer = async () => JSON.stringify((await read(him, her)).body.person);
  expect(await aboutHer()).not.toMatch(chartOf);
  expect(whole).not.toMatch(/"(?:pada|lagna)":(?!null)/);
  await show(her, { ...hers, timeOfBirth: null, timeUnknown: true }, 'everyone');
  expect(await aboutHer()).not.toMatch(chartOf);
  await show(her, { ...hers, timeUnknown: false, dateShown: true }, 'everyone');
  expect(await aboutHer()).toMatch(chartOf);
  expect((await read(him, her)).body.person.dateOfBirth).toBe('1997-04-12');
  expect((await profileOf(him, her)).dateOfBirth).toBe('1997-04-12');
});

test('charts are drawn as in the region of who reads them', async () => {
  await show(her, hers, 'everyone');
  expect((await read(him, her)).body.chartStyle).toBe('north');
  const { browser } = await addMember(site, { gender: 'male', motherTongue: 'ta' });
  expect((await browser.get(`/api/profiles/${her.id}/horoscope`)).body.chartStyle).toBe('south');
});

test('both have to show theirs to each other; the match is the same from either side', async () => {
  await show(her, hers, 'everyone');
  expect((await read(him, her)).body).toMatchObject({ match: null, noMatch: 'viewer_unknown' });
  await show(him, his, 'matches');
  expect((await read(him, her)).body).toMatchObject({ match: null, noMatch: 'viewer_hides' });
  expect((await him.browser.get(`/api/profiles/${her.id}/horoscope.pdf`)).status).toBe(404);
  await connect(her, him);
  const [from, back] = [(await read(him, her)).body, (await read(her, him)).body];
  expect(from.match.milan).toEqual(back.match.milan);
  expect([from.side, back.side]).toEqual(['bride', 'groom']);
  await show(him, his, 'nobody');
  expect((await read(him, her)).body).toMatchObject({ match: null, noMatch: 'viewer_hides' });
  expect((await read(her, him)).status).toBe(404);
});

test('who may not see the profile does not see the horoscope, whoever it is shown to', async () => {
  await show(her, hers, 'everyone');
  const path = `/api/profiles/${her.id}/horoscope`;
  expect((await site.visitor().get(path)).status).toBe(401);
  expect((await site.visitor().get(`${path}.pdf`)).status).toBe(401);
  const other = await addMember(site);
  expect((await other.browser.get(path)).body).toMatchObject({ match: null, noMatch: 'same_gender' });
  await site.app.db
    .updateTable('profiles')
    .set({ hidden_at: new Date() })
    .where('id', '=', her.key)
    .execute();
  for (const address of [path, `${path}.pdf`]) expect((await him.browser.get(address)).status).toBe(404);
  await site.app.db.updateTable('profiles').set({ hidden_at: null }).where('id', '=', her.key).execute();
  await her.browser.put(`/api/blocks/${him.id}`);
  for (const address of [path, `${path}.pdf`]) expect((await him.browser.get(address)).status).toBe(404);
});

test('a member whose email address is not verified gets no horoscope', async () => {
  await show(her, hers, 'everyone');
  const { id } = await site.app.db
    .selectFrom('profile_managers')
    .select('account_id as id')
    .where('profile_id', '=', him.key)
    .executeTakeFirstOrThrow();
  await site.app.db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute();
  expect((await read(him, her)).status).toBe(404);
});

test('the own chart is whole, whoever it is shown to, and for a relative who only views it too', async () => {
  await show(her, hers, 'nobody');
  const uncle = await addManager(site, her.key, { role: 'viewer' });
  for (const browser of [her.browser, uncle.browser]) {
    const { body } = await browser.get(`/api/profiles/${her.id}/horoscope`);
    expect(body).toMatchObject({ own: true, shownTo: 'nobody', match: null, noMatch: 'own' });
    expect(body.exact).toMatchObject({
      timeKnown: true,
      lagnaName: 'Mesha',
      moonLongitude: expect.any(Number),
    });
    expect((await browser.get(`/api/profiles/${her.id}/horoscope.pdf`)).status).toBe(200);
  }
});

test('without a time there is a range, and what the family states narrows it', async () => {
  const unknown = { ...hers, timeOfBirth: null, timeUnknown: true, dateShown: true };
  await show(her, unknown, 'everyone');
  await show(him, his, 'everyone');
  const { body } = await read(him, her);
  expect(body.person).toMatchObject({
    pada: null,
    lagnaName: null,
    chart: { timeKnown: false, lagna: null },
  });
  const { range } = body.match.milan;
  expect(range.least).toBeLessThan(range.most);
  // The table is for one place, which is named.
  const { counted } = body.person;
  expect(counted).toEqual({
    rashiName: expect.any(String),
    nakshatraName: expect.stringMatching(/^(Mrigashira|Rohini|Ardra)$/),
    pada: expect.any(Number),
  });
  expect(body.match.viewer.counted).toBeNull();
  await show(her, { ...unknown, nakshatra: 'mrigashira' }, 'everyone');
  const narrowed = (await read(him, her)).body;
  expect(narrowed.person.nakshatraName).toBe('Mrigashira');
  const { least, most } = narrowed.match.milan.range;
  expect([least >= range.least, most <= range.most]).toEqual([true, true]);
});

test('stated values alone are matched too; without them there is nothing to match', async () => {
  const stated = {
    ...{ placeOfBirth: 'Kolhapur', rashi: 'karka', nakshatra: 'pushya', manglik: 'no' },
    dateShown: true,
  };
  await show(her, stated, 'everyone');
  await show(him, his, 'everyone');
  const { body } = await read(him, her);
  expect(body.person).toMatchObject({ rashiName: 'Karka', nakshatraName: 'Pushya', pada: null, chart: null });
  expect(body.person.counted).toEqual({ rashiName: 'Karka', nakshatraName: 'Pushya', pada: 2 });
  expect(body.match.milan.range).not.toBeNull();
  expect(await profileOf(him, her)).toMatchObject({
    computed: false,
    rashi: 'karka',
    manglik: 'no',
    pada: null,
  });
  await show(her, { rashi: null, nakshatra: null, manglik: null }, 'everyone');
  expect((await read(him, her)).body).toMatchObject({ match: null, noMatch: 'unknown' });
  expect((await him.browser.get(`/api/profiles/${her.id}/horoscope.pdf`)).status).toBe(404);
});

test('PDFs are limited, so that nobody keeps the server drawing', async () => {
  await show(her, hers, 'everyone');
  const path = `/api/profiles/${her.id}/horoscope.pdf`;
  const answers = await Promise.all(Array.from({ length: 22 }, () => her.browser.get(path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const late = answers.find(({ status }) => status !== 200)!;
  expect([late.status, late.body.data.reason.code]).toEqual([429, 'horoscopes_too_often']);
});

test('a match has what a family states of manglik where no chart says it, and what is not known as null', async () => {
  await show(her, hers, 'everyone');
  await show(him, { rashi: 'vrishabha', nakshatra: 'rohini', manglik: 'yes' }, 'everyone');
  const { body } = await read(her, him);
  expect(body.person).toMatchObject({ manglik: null, statedManglik: 'yes' });
  expect(body.match.viewer).toMatchObject({ manglik: { severity: expect.any(String) }, statedManglik: null });
});
