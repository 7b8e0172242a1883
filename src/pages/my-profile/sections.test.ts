import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { filled, save } from '../../../test/setup/myProfile.ts';
import { SECTIONS, type SectionName } from '../../people/profiles/shared/sections/lists.ts';

let site: Test;
let her: Awaited<ReturnType<typeof addMember>>;
beforeAll(async () => {
  site = await openTest();
  her = await addMember(site);
});
afterAll(() => site.close());

const read = async (browser = her.browser) => (await browser.get('/api/my-profile')).body;
const kolhapur = filled.horoscope.birthplace;
const long = (length: number) => 'x'.repeat(length);

describe('every section', () => {
  test.each(SECTIONS)('%s is saved whole, and read back as it was written', async (name) => {
    const { status, body } = await save(her.browser, name, filled[name]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ changedByMe: true, values: filled[name] });
    expect((await read()).sections[name]).toEqual(body);
  });

  test.each(SECTIONS)('%s can be emptied again, but for what registration needs', async (name) => {
    const needed = [
      'profileFor',
      'name',
      'religion',
      'motherTongue',
      'dateOfBirth',
      'timeUnknown',
      'shownTo',
      'dateShown',
      'weighed',
    ];
    const empty = Object.fromEntries(
      Object.entries(filled[name]).map(([field, value]) => [
        field,
        needed.includes(field) ? value : Array.isArray(value) ? [] : field === 'importance' ? {} : null,
      ]),
    );
    const { status, body } = await save(her.browser, name, empty);
    expect([status, body.values]).toEqual([200, empty]);
    await save(her.browser, name, filled[name]);
  });

  test('is what others see, a name in any script included', async () => {
    const { browser } = await addMember(site, {
      name: 'Aditya Joshi',
      gender: 'male',
      dateOfBirth: '1994-08-30',
    });
    const { body } = await browser.get(`/api/profiles/${her.id}`);
    const { about, basics, community, work, family, horoscope, wishes } = filled;
    const { importance: _, ...preferences } = wishes;
    expect(body).toMatchObject({
      ...about,
      ...basics,
      ...community,
      ...work,
      family: { ...family, contactHours: null },
      preferences,
      view: 'full',
    });
    // Computed from the birth, whose minute and place are for matches only.
    const { timeOfBirth, placeOfBirth, ...others } = body.horoscope;
    expect([timeOfBirth, placeOfBirth]).toEqual([null, null]);
    expect(others).toMatchObject({
      dateOfBirth: horoscope.dateOfBirth,
      rashi: 'vrishabha',
      manglik: 'partial',
    });
  });

  test('has what only matches read: when to call', async () => {
    const seenAs = async (as: string) =>
      (await her.browser.get(`/api/my-profile/preview?as=${as}`)).body.profile;
    expect((await seenAs('match')).family.contactHours).toBe(filled.family.contactHours);
    expect((await seenAs('member')).family.contactHours).toBeNull();
    expect(await seenAs('visitor')).not.toHaveProperty('family');
  });

  test.each<[SectionName, Record<string, unknown>, string, string]>([
    ['family', { brothers: 1, marriedBrothers: 2 }, 'marriedBrothers', 'married_too_many'],
    ['about', { name: '' }, 'name', 'full_name_missing'],
    ['about', { name: 'Asha 98220 12345' }, 'name', 'name_letters'],
    ['about', { name: '<b>Asha</b>' }, 'name', 'name_letters'],
    ['about', { profileFor: 'neighbour' }, 'profileFor', 'choice_invalid'],
    ['about', { bio: long(2001) }, 'bio', 'text_long'],
    ['about', { bio: 'a\u0007b' }, 'bio', 'text_unstorable'],
    ['about', { hobbies: Array.from({ length: 16 }, (_, n) => `Hobby ${n}`) }, 'hobbies', 'list_long'],
    ['about', { hobbies: [long(41)] }, 'hobbies.0', 'text_long'],
    ['basics', { heightCm: 89 }, 'heightCm', 'number_small'],
    ['basics', { heightCm: 251 }, 'heightCm', 'number_large'],
    ['basics', { weightKg: 'heavy' }, 'weightKg', 'weight_invalid'],
    ['basics', { weightKg: 60.5 }, 'weightKg', 'weight_invalid'],
    ['basics', { weightKg: 301 }, 'weightKg', 'number_large'],
    ['basics', { maritalStatus: 'complicated' }, 'maritalStatus', 'choice_invalid'],
    ['basics', { diet: 'no' }, 'diet', 'choice_invalid'],
    ['community', { religion: '' }, 'religion', 'religion_missing'],
    ['community', { religion: 'mr' }, 'religion', 'choice_invalid'],
    ['community', { motherTongue: null }, 'motherTongue', 'mother_tongue_missing'],
    ['community', { caste: 'a\nb' }, 'caste', 'text_unstorable'],
    ['community', { gotra: long(81) }, 'gotra', 'text_long'],
    ['work', { education: 'wizard' }, 'education', 'choice_invalid'],
    ['work', { incomeMinRupees: 2_000_000 }, 'incomeMaxRupees', 'range_reversed'],
    ['work', { incomeMaxRupees: -1 }, 'incomeMaxRupees', 'number_small'],
    ['work', { workingWith: 'no' }, 'workingWith', 'choice_invalid'],
    ['work', { country: 'XX' }, 'country', 'choice_invalid'],
    ['family', { brothers: -1 }, 'brothers', 'number_small'],
    ['family', { sisters: 21 }, 'sisters', 'number_large'],
    ['family', { brothers: 1.5 }, 'brothers', 'number_invalid'],
    ['family', { familyType: 'commune' }, 'familyType', 'choice_invalid'],
    ['horoscope', { dateOfBirth: '' }, 'dateOfBirth', 'birth_missing'],
    ['horoscope', { dateOfBirth: '97-02-28' }, 'dateOfBirth', 'birth_year_digits'],
    ['horoscope', { dateOfBirth: '1997-02-30' }, 'dateOfBirth', 'birth_invalid'],
    ['horoscope', { dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'birth_woman_young'],
    ['horoscope', { timeOfBirth: '24:00' }, 'timeOfBirth', 'time_invalid'],
    ['horoscope', { birthplace: { ...kolhapur, latitude: 91 } }, 'birthplace.latitude', 'latitude_invalid'],
    [
      'horoscope',
      { birthplace: { ...kolhapur, timeZone: 'Asia/Atlantis' } },
      'placeOfBirth',
      'time_zone_unknown',
    ],
    [
      'horoscope',
      { timeOfBirth: null, rashi: 'mesha', nakshatra: 'pushya' },
      'nakshatra',
      'nakshatra_not_in_rashi',
    ],
    ['horoscope', { shownTo: 'friends' }, 'shownTo', 'choice_invalid'],
    ['horoscope', { nakshatra: 'karka' }, 'nakshatra', 'choice_invalid'],
    ['wishes', { ageMin: 17 }, 'ageMin', 'number_small'],
    ['wishes', { ageMin: 40 }, 'ageMax', 'range_reversed'],
    ['wishes', { heightMinCm: 200 }, 'heightMaxCm', 'range_reversed'],
    ['wishes', { religion: ['hindu', 'pirate'] }, 'religion', 'choice_invalid'],
    ['wishes', { cities: [''] }, 'cities.0', 'value_invalid'],
    ['wishes', { importance: { religion: 'vital' } }, 'importance.religion', 'choice_invalid'],
    ['wishes', { description: long(1001) }, 'description', 'text_long'],
  ])('%s refuses %j at its field', async (name, wrong, field, code) => {
    const before = (await read()).sections[name];
    const { status, body } = await save(her.browser, name, wrong);
    expect([status, body.data?.fields[field]?.code]).toEqual([422, code]);
    expect((await read()).sections[name]).toEqual(before);
  });

  test('keeps words tidy: spaces, the same hobby twice, empty texts', async () => {
    const { body } = await save(her.browser, 'about', {
      hobbies: ['  Chess ', 'chess', 'Long   walks'],
      bio: '  ',
    });
    expect(body.values).toMatchObject({ hobbies: ['chess', 'Long walks'], bio: null });
    await save(her.browser, 'about', filled.about);
  });

  test('keeps one empty line of many: hundreds would push the page away', async () => {
    const bio = `A teacher.${'\n'.repeat(900)}She sings.\n \t\n\r\n\n\nShe\ncooks.\n\nShe reads.`;
    const { body } = await save(her.browser, 'about', { bio });
    expect(body.values.bio).toBe('A teacher.\n\nShe sings.\n\nShe\ncooks.\n\nShe reads.');
    await save(her.browser, 'about', filled.about);
  });

  test('keeps an option that forms no longer offer, and gives it to nobody else', async () => {
    const offer = (in_forms: boolean) =>
      site.app.db
        .updateTable('vocabulary')
        .set({ in_forms })
        .where('kind', '=', 'diet')
        .where('key', '=', 'vegetarian')
        .execute();
    await offer(false);
    const other = await addMember(site);
    // The lists are read every ten seconds: a later server shows the change at once.
    await site.crash();
    expect((await save(her.browser, 'basics', { weightKg: 59 })).status).toBe(200);
    expect((await save(other.browser, 'basics', { diet: 'vegetarian' })).status).toBe(422);
    await offer(true);
    await site.crash();
  });

  test('a verified name and date of birth stay, and the rest of their sections can change', async () => {
    const { browser, key } = await addMember(site);
    await site.app.db
      .updateTable('profiles')
      .set({ verified_at: new Date() })
      .where('id', '=', key)
      .execute();
    expect((await read(browser)).verified).toBe(true);
    for (const [section, field, value] of [
      ['about', 'name', 'Another Person'],
      ['horoscope', 'dateOfBirth', '1990-01-01'],
    ] as const) {
      const { status, body } = await save(browser, section, { [field]: value });
      expect([status, body.data.fields[field].code]).toEqual([422, 'verified_locked']);
    }
    expect((await save(browser, 'about', { bio: 'Kind.' })).status).toBe(200);
    expect((await save(browser, 'horoscope', { timeOfBirth: '10:00' })).status).toBe(200);
  });
});

describe('who may edit', () => {
  test('a manager may, a viewer sees all of it and may not, a visitor and an account without a profile see nothing', async () => {
    const mother = await addManager(site, her.key);
    const uncle = await addManager(site, her.key, { role: 'viewer' });
    expect(await read(mother.browser)).toMatchObject({ canEdit: true, account: { email: mother.email } });
    expect((await read(her.browser)).account).toEqual({ email: her.email, phone: '+91 98220 12345' });
    expect((await save(mother.browser, 'basics', { weightKg: 57 })).status).toBe(200);
    expect((await read()).sections.basics).toMatchObject({ changedByMe: false, values: { weightKg: 57 } });

    expect((await read(uncle.browser)).canEdit).toBe(false);
    for (const name of SECTIONS) {
      const { status, body } = await save(uncle.browser, name, filled[name]);
      expect([status, body.data.reason.code]).toEqual([403, 'manager_only_views']);
    }
    expect((await uncle.browser.put('/api/my-profile/steps/about')).status).toBe(403);
    expect((await site.visitor().get('/api/my-profile')).status).toBe(401);
    expect((await site.visitor().put('/api/my-profile/about', { ...filled.about, version: 0 })).status).toBe(
      401,
    );
    const admin = await site.as('admin');
    expect((await admin.get('/api/my-profile')).status).toBe(403);
    expect((await admin.put('/api/my-profile/about', { ...filled.about, version: 0 })).status).toBe(403);
  });

  test('a page of another profile changes neither, and an ex-manager nothing', async () => {
    const other = await addMember(site);
    const { version, values } = (await read(other.browser)).sections.about;
    const sent = { ...values, name: 'Taken Over', version };
    const { status, body } = await other.browser.put('/api/my-profile/about', sent, { 'x-profile': her.id });
    expect([status, body.data.reason.code]).toEqual([403, 'profile_switched']);
    expect((await read()).sections.about.values.name).toBe(filled.about.name);
    expect((await read(other.browser)).sections.about.values.name).not.toBe('Taken Over');

    const aunt = await addManager(site, her.key);
    await site.app.db.deleteFrom('profile_managers').where('account_id', '=', aunt.id).execute();
    expect((await aunt.browser.put('/api/my-profile/about', sent)).status).toBe(403);
  });
});

describe('two at once', () => {
  test('the later of two tabs is refused, and nothing of the first is lost', async () => {
    const { version, values } = (await read()).sections.family;
    const first = await her.browser.put('/api/my-profile/family', { ...values, brothers: 3, version });
    expect(first.body.version).toBe(version + 1);
    const second = await her.browser.put('/api/my-profile/family', { ...values, sisters: 4, version });
    expect([second.status, second.body.data.reason.code]).toEqual([409, 'section_changed']);
    expect((await read()).sections.family.values).toMatchObject({ brothers: 3, sisters: 2 });
    const merged = await save(her.browser, 'family', { sisters: 4 });
    expect(merged.body.values).toMatchObject({ brothers: 3, sisters: 4 });
  });

  test('of ten managers who save at the same moment one gets in, and each section counts for itself', async () => {
    const managers = await Promise.all(Array.from({ length: 10 }, () => addManager(site, her.key)));
    const { version, values } = (await read()).sections.basics;
    const work = (await read()).sections.work.version;
    const answers = await Promise.all(
      managers.map(({ browser }, n) =>
        browser.put('/api/my-profile/basics', { ...values, weightKg: 70 + n, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const { sections } = await read();
    expect(sections.basics.version).toBe(version + 1);
    expect(sections.basics.values.weightKg).toBe(
      answers.find(({ status }) => status === 200)!.body.values.weightKg,
    );
    expect(sections.work.version).toBe(work);
  });

  test('what was saved already is saved again without harm, also from an old page', async () => {
    const { version, values } = (await read()).sections.community;
    const sent = { ...values, gotra: 'Bharadwaja', version };
    const first = await her.browser.put('/api/my-profile/community', sent);
    const again = await her.browser.put('/api/my-profile/community', sent);
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});
