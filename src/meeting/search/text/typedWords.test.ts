import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addSearched, type Facts } from '../../../../test/setup/searched.ts';
import { startIndex } from '../index/index.ts';

let site: Test;
let end: () => Promise<void>;
beforeAll(async () => {
  site = await openTest();
  end = startIndex(site.app);
});
afterAll(async () => {
  await end();
  await site.close();
});

const addWoman = (name: string, facts: Facts) => addSearched(site, name, facts);

const find = async (q: string) => {
  const { body } = await site.visitor().get(`/api/profiles?${new URLSearchParams({ q, gender: 'female' })}`);
  return body.profiles.map(({ id }: { id: string }) => id) as string[];
};

describe('a place as families write it', () => {
  let byState: Record<string, string>;
  let hers: string;
  beforeAll(async () => {
    byState = {};
    for (const [place, state] of ['up', 'mp', 'ap', 'tn', 'wb', 'hp', 'jk', 'mh', 'gj', 'rj', 'od'].entries())
      byState[state] = (
        await addWoman(`Zinnia${'abcdefghijk'[place]}`, { state, profession: 'Woodcarver' })
      ).id;
    hers = (await addWoman('Ujjwala', { city: 'Quxpur', state: 'up', profession: 'Woodcarver' })).id;
  });
  test.each([
    ['UP', 'up'],
    ['U.P.', 'up'],
    ['MP', 'mp'],
    ['AP', 'ap'],
    ['TN', 'tn'],
    ['WB', 'wb'],
    ['HP', 'hp'],
    ['J&K', 'jk'],
    ['J & K', 'jk'],
    ['j and k', 'jk'],
    ['MH', 'mh'],
    ['GJ', 'gj'],
    ['RJ', 'rj'],
    ['Orissa', 'od'],
    ['Uttar Pradesh state', 'up'],
  ])('%s is the state %s, alone and beside a profession', async (q, state) => {
    const alone = await find(q);
    expect(alone.filter((id) => Object.values(byState).includes(id))).toEqual([byState[state]]);
    const found = await find(`woodcarver ${q}`);
    expect(found.filter((id) => id !== hers)).toEqual([byState[state]]);
  });
  test.each(['quxpur city', 'Quxpur District', 'quxpur dist UP', 'woodcarver in quxpur city', 'quxpur शहर'])(
    '%s leaves out what kind of place it is',
    async (q) => {
      expect(await find(q)).toEqual([hers]);
    },
  );
  test.each(['Quxpur City', 'quxpur, UP', 'Quxpur (UP)'])('%s is the city in the filter', async (city) => {
    const { body } = await site.visitor().get(`/api/profiles?${new URLSearchParams({ city })}`);
    expect(body.profiles.map(({ id }: { id: string }) => id)).toEqual([hers]);
  });
  test('such a word is looked for where no city is before it', async () => {
    const planner = await addWoman('Waheeda', { city: 'Vexpur', profession: 'City Planner' });
    expect(await find('city planner')).toEqual([planner.id]);
    expect(await find('vexpur city planner')).toEqual([planner.id]);
    expect(await find('woodcarver city')).toEqual([]);
  });
  test('cities around Delhi are the NCR', async () => {
    const [delhi, noida] = [
      await addWoman('Yamini', { city: 'Delhi', profession: 'Gilder' }),
      await addWoman('Yashika', { city: 'Noida', profession: 'Gilder' }),
    ];
    for (const q of ['gilder ncr', 'gilder in Delhi NCR', 'gilder delhi-ncr'])
      expect((await find(q)).toSorted()).toEqual([delhi.id, noida.id].toSorted());
    expect(await find('gilder noida')).toEqual([noida.id]);
  });
  test('a short name of a city is not a part of another word', async () => {
    const ooty = await addWoman('Yesha', { city: 'Udhagamandalam', profession: 'Fletcher' });
    await addWoman('Yogita', { city: 'Vexpur', profession: 'Deputy Fletcher' });
    expect(await find('fletcher ooty')).toEqual([ooty.id]);
  });
});

test.each<[string, Facts]>([
  ['muslim glazier', { religion: 'muslim' }],
  ['glazier bride muslim', { religion: 'muslim' }],
  ['मुस्लिम glazier', { religion: 'muslim' }],
  ['punjabi glazier', { mother_tongue: 'pa' }],
  ['gujrati glazier', { mother_tongue: 'gu' }],
  ['divorcee glazier', { marital_status: 'divorced' }],
  ['glazier ki ladki sikh', { religion: 'sikh' }],
])('%s finds who is %j', async (q, facts) => {
  const city = 'Wexpur';
  const other = await addWoman('Ekta', {
    city,
    profession: 'Glazier',
    religion: 'buddhist',
    mother_tongue: 'te',
  });
  const added = await addWoman('Ekta', {
    city,
    profession: 'Glazier',
    religion: 'jain',
    mother_tongue: 'ml',
    ...facts,
  });
  const found = await find(q);
  expect(found).toContain(added.id);
  expect(found).not.toContain(other.id);
});

describe('a profession or a degree as families type it', () => {
  let doctor: string;
  let teacher: string;
  beforeAll(async () => {
    const state = 'hp';
    doctor = (
      await addWoman('Qamar', { city: 'Zexpur', profession: 'General Physician', education: 'mbbs', state })
    ).id;
    teacher = (
      await addWoman('Qudsia', {
        city: 'Zexpur',
        profession: 'Government Teacher',
        education: 'bed',
        caste: 'Brahmin',
        state,
      })
    ).id;
    await addWoman('Qalima', {
      city: 'Zexpur',
      profession: 'Driver',
      education: '10th',
      caste: 'Dravidar',
      state,
    });
    await addWoman('Qetaki', {
      city: 'Zexpur',
      profession: 'Laboratory Technician',
      caste: 'Catholic',
      education: 'bsc',
      state,
    });
  });
  test.each([
    ['ca zexpur', () => []],
    ['doctor zexpur', () => [doctor]],
    ['Dr zexpur', () => [doctor]],
    ['dr. zexpur', () => [doctor]],
    ['डॉक्टर zexpur', () => [doctor]],
    ['ডাক্তার zexpur', () => [doctor]],
    ['મેડિકલ zexpur', () => []],
    ['ડૉક્ટર zexpur', () => [doctor]],
    ['ਡਾਕਟਰ zexpur', () => [doctor]],
    ['மருத்துவர் zexpur', () => [doctor]],
    ['డాక్టర్ zexpur', () => [doctor]],
    ['ವೈದ್ಯೆ zexpur', () => [doctor]],
    ['ഡോക്ടർ zexpur', () => [doctor]],
    ['ಶಿಕ್ಷಕಿ zexpur', () => [teacher]],
    ['শিক্ষিকা zexpur', () => [teacher]],
    ['zexpur / teacher', () => [teacher]],
    ['teacher+zexpur', () => [teacher]],
    ['Teacher-Zexpur', () => [teacher]],
    ['govt teacher zexpur', () => [teacher]],
    ['sarkari teacher zexpur', () => [teacher]],
    ['b ed zexpur', () => [teacher]],
    ['B. Ed. zexpur', () => [teacher]],
    ['बीएड zexpur', () => [teacher]],
    ['ಎಂಬಿಬಿಎಸ್ zexpur', () => [doctor]],
    ['b tech zexpur', () => []],
    ['brahman zexpur', () => [teacher]],
    ['ब्राह्मण zexpur', () => [teacher]],
    ['ব্রাহ্মণ zexpur', () => [teacher]],
    ['பிராமணர் zexpur', () => [teacher]],
  ])('%s', async (q, found) => expect(await find(q)).toEqual(found()));
});

test('two names that find the same are suggested once', async () => {
  await addWoman('Parveen', { city: 'Delhi', profession: 'Quilter' });
  await addWoman('Parnika', { city: 'New Delhi', profession: 'Quilter' });
  const suggest = async (text: string) =>
    (
      await site
        .visitor()
        .get(`/api/suggestions?${new URLSearchParams({ gender: 'female', profession: 'quilter', text })}`)
    ).body;
  expect(await suggest('delhi')).toEqual([
    { kind: 'city', name: expect.any(String), count: 2, typed: 'delhi' },
  ]);
});
