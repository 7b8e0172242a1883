import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addField, changeField } from '../../../../test/customFields.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';
import { filled, save } from '../../../../test/setup/myProfile.ts';
import { MASK } from '../../../kit/shared/mask/stretches.ts';

let site: Test;
let admin: Browser;
let her: Awaited<ReturnType<typeof addMember>>;
let him: typeof her;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
  ({ her, him } = await addCouple(site));
  await addField(admin, 'option', { name: 'Sect', options: ['Digambar', 'Shvetambar'], onCard: true });
  await addField(admin, 'options', { name: 'Vows', options: ['Fasts', 'Silence'], seenBy: 'everyone' });
  await addField(admin, 'yes_no', { name: 'Own house' });
  await addField(admin, 'number', { name: 'Acres', min: 1, max: 500 });
  await addField(admin, 'date', { name: 'Diksha' });
  await addField(admin, 'line', { name: 'Deity', onCard: true });
  await addField(admin, 'text', { name: 'About our temple' });
  await addField(admin, 'number', { name: 'Members at home', seenBy: 'matches' });
});
afterAll(() => site.close());

const state = (custom: Record<string, unknown>, browser = her.browser) =>
  save(browser, 'community', { ...filled.community, custom });
const own = async () => (await her.browser.get('/api/my-profile')).body.sections.community;
const seen = async (browser: Browser) => (await browser.get(`/api/profiles/${her.id}`)).body.custom;
const all = {
  sect: 'digambar',
  vows: ['fasts', 'silence'],
  own_house: false,
  acres: 4,
  diksha: '2019-11-08',
  deity: 'Padmavati',
  about_our_temple: 'We go there\n\nevery Sunday.',
  members_at_home: 7,
};

test('values are saved with their section and read back; what is left out stays', async () => {
  const saved = await state(all);
  expect([saved.status, saved.body.values.custom]).toEqual([200, all]);
  expect((await state(all)).body.version).toBe(saved.body.version);
  expect((await own()).values.custom).toEqual(all);
  const { body } = await save(her.browser, 'community', filled.community);
  expect(body).toMatchObject({ version: saved.body.version, values: { custom: all } });
  const { acres: _, ...rest } = all;
  expect((await state({ acres: null, sect: 'digambar' })).body.values.custom).toEqual(rest);
  expect((await state({ vows: ['silence', 'fasts'], nothing_like_it: 'x' })).body.values.custom).toEqual(
    rest,
  );
  // Each section has its own fields alone.
  expect(
    (await save(her.browser, 'basics', { ...filled.basics, custom: { sect: 'shvetambar' } })).body.values,
  ).toMatchObject({ custom: {} });
  expect((await own()).values.custom).toEqual(rest);
  await state(all);
});

test.each([
  ['sect', 'svetambar', 'choice_invalid'],
  ['sect', true, 'choice_invalid'],
  ['vows', 'fasts', 'choice_invalid'],
  ['vows', ['fasts', 'x'], 'choice_invalid'],
  ['own_house', 'yes', 'choice_invalid'],
  ['acres', 0, 'number_small'],
  ['acres', 501, 'number_large'],
  ['acres', 1.5, 'number_invalid'],
  ['acres', '4', 'number_invalid'],
  ['diksha', '2019-02-30', 'date_invalid'],
  ['diksha', '19-02-03', 'date_invalid'],
  ['deity', 'x'.repeat(81), 'text_long'],
  ['about_our_temple', 'x'.repeat(1001), 'text_long'],
])('%s: %j is refused at its field', async (key, value, wrong) => {
  const { status, body } = await state({ [key]: value });
  expect([status, body.data.fields]).toMatchObject([422, { [`custom.${key}`]: { code: wrong } }]);
});

test('everybody reads what is for everyone, members what is for them, and connected members the rest', async () => {
  const { members_at_home: _, ...forMembers } = all;
  const visitor = { vows: all.vows };
  expect(await seen(site.visitor())).toEqual(visitor);
  expect(await seen(him.browser)).toEqual(forMembers);
  const { body } = await him.browser.get('/api/profiles?gender=female&sort=newest');
  expect(body.profiles.find(({ id }: { id: string }) => id === her.id).custom).toEqual({
    ...visitor,
    sect: 'digambar',
    deity: 'Padmavati',
  });
  expect(await seen(her.browser)).toEqual(all);
  await connect(him, her);
  expect(await seen(him.browser)).toEqual(all);
  await changeField(admin, 'vows', { seenBy: 'matches' });
  expect(await seen(site.visitor())).toEqual({});
  await changeField(admin, 'vows', { seenBy: 'everyone' });
});

test('texts are masked for those who are not connected, on cards too', async () => {
  const { browser } = await addMember(site, {
    name: 'Nikhil Rao',
    gender: 'male',
    dateOfBirth: '1993-02-03',
  });
  await state({ deity: 'Call 98220 12345', about_our_temple: 'Or write to asha@gmail.com' });
  const masked = await seen(browser);
  expect(masked).toMatchObject({
    deity: expect.stringContaining(MASK),
    about_our_temple: expect.stringContaining(MASK),
    sect: 'digambar',
    diksha: '2019-11-08',
  });
  const { body } = await browser.get('/api/profiles?gender=female&sort=newest');
  const card = body.profiles.find(({ id }: { id: string }) => id === her.id);
  expect(card.custom.deity).toContain(MASK);
  expect((await seen(him.browser)).deity).toBe('Call 98220 12345');
  await state(all);
});

test('a retired option stays with who has it, and one that is removed is gone at once, and from the database soon', async () => {
  const other = await addMember(site);
  await state({ sect: 'digambar' }, other.browser);
  const options = [
    { key: 'digambar', names: { en: 'Digambar' }, retired: true },
    { key: 'shvetambar', names: { en: 'Shvetambar' } },
  ];
  await changeField(admin, 'sect', { options });
  expect((await state({ sect: 'digambar' })).status).toBe(200);
  await state({ sect: null }, other.browser);
  expect((await state({ sect: 'digambar' }, other.browser)).status).toBe(422);

  expect((await admin.get('/api/staff/custom-fields/sect/uses')).body).toEqual({
    profiles: 1,
    preferences: 0,
    options: { digambar: 1 },
  });
  expect((await admin.get('/api/staff/custom-fields/vows/uses')).body.options).toEqual({
    fasts: 1,
    silence: 1,
  });
  await changeField(admin, 'sect', { options: options.slice(1) });
  expect(await seen(her.browser)).not.toHaveProperty('sect');
  await changeField(admin, 'vows', { options: [{ key: 'silence', names: { en: 'Silence' } }] });
  await admin.delete('/api/staff/custom-fields/deity');
  expect(await seen(her.browser)).not.toHaveProperty('deity');
  await site.workOff();
  const { custom, custom_texts } = await site.app.db
    .selectFrom('profiles')
    .select(['custom', 'custom_texts'])
    .where('id', '=', her.key)
    .executeTakeFirstOrThrow();
  expect([custom, custom_texts]).toEqual([
    { vows: ['silence'], own_house: false, acres: 4, diksha: '2019-11-08', members_at_home: 7 },
    { about_our_temple: all.about_our_temple },
  ]);
});
