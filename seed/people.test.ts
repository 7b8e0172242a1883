import { expect, test } from 'vitest';
import { DEMO_PASSWORD, demo } from '../src/base/site/samples.ts';
import { lists, nakshatras, rashis, type VocabularyKind } from '../src/base/vocabulary/shared/lists.ts';
import { yearsBefore } from '../src/kit/shared/time/calendar.ts';
import { weakness } from '../src/people/accounts/passwords/weakness.ts';
import { MARRIAGEABLE_AGE } from '../src/people/profiles/shared/facts/age.ts';
import { registrationOn } from '../src/people/profiles/shared/rules.ts';
import { conversations } from './cast/conversations.ts';
import { contactViews, interests, people, relatives, shortlisted, staff, views } from './people.ts';
import { phoneOf, publicIdOf } from './write/keys.ts';

const day = '2026-11-21';
const offered = (kind: VocabularyKind) =>
  lists[kind].filter(({ inForms }) => inForms).map(({ name }) => name);
const keys = [...people, ...staff, ...relatives].flatMap(({ key }) => key ?? []);

test('nobody shares a key, a public id or a phone number', () => {
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(people.map(publicIdOf)).size).toBe(people.length);
  expect(new Set(keys.map(phoneOf)).size).toBe(keys.length);
});

test('the six samples are P001 to P006, three women and three men, of several faiths and states', () => {
  const six = people.slice(0, 6);
  expect(six.map(publicIdOf)).toEqual(['P001', 'P002', 'P003', 'P004', 'P005', 'P006']);
  expect(six.filter(({ gender }) => gender === 'female')).toHaveLength(3);
  expect(new Set(six.map(({ religion }) => religion)).size).toBeGreaterThan(3);
  expect(new Set(six.map(({ facts }) => facts?.state)).size).toBeGreaterThan(4);
});

test.each(people.slice(0, 6).map((person) => [publicIdOf(person), person] as const))(
  '%s has every field of a profile',
  (_id, { religion, facts, family, horoscope, preferences }) => {
    // Christians and Muslims keep no gotra.
    const gotra = ['Christian', 'Muslim'].includes(religion) ? [] : ['gotra'];
    expect(Object.keys({ ...facts }).sort()).toEqual(
      [
        ...[
          'maritalStatus',
          'caste',
          'subCaste',
          ...gotra,
          'heightCm',
          'weightKg',
          'education',
          'profession',
          'workingWith',
        ],
        ...['income', 'city', 'state', 'country', 'diet', 'smoking', 'drinking', 'hobbies', 'bio'],
      ].sort(),
    );
    expect(Object.keys({ ...family }).sort()).toEqual(
      ['father', 'mother', 'brothers', 'sisters', 'type', 'status', 'values'].sort(),
    );
    expect(Object.keys({ ...horoscope }).sort()).toEqual(
      ['time', 'place', 'rashi', 'nakshatra', 'manglik'].sort(),
    );
    expect(preferences).toMatchObject({ age: expect.anything(), description: expect.any(String) });
  },
);

test.each(people.map((person) => [person.key, person] as const))(
  '%s could have registered, and states what the lists offer',
  (key, person) => {
    const { facts = {}, family = {}, horoscope = {}, preferences = {} } = person;
    const form = {
      profileFor: person.profileFor,
      name: person.name,
      gender: person.gender,
      dateOfBirth: person.born,
      religion: person.religion,
      motherTongue: person.motherTongue,
      email: `${key}@humsafar.example`,
      phone: phoneOf(key),
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      consent: true,
      declaration: true,
    };
    expect(registrationOn(() => day).safeParse(form).error).toBeUndefined();
    // 21 to 45, whatever the law allows.
    expect(person.born <= yearsBefore(day, 21)).toBe(true);
    expect(person.born > yearsBefore(day, 46)).toBe(true);

    const known = (kind: VocabularyKind, names: (string | undefined)[]) =>
      expect(offered(kind)).toEqual(expect.arrayContaining(names.filter((name) => name !== undefined)));
    known('religion', [person.religion, ...(preferences.religion ?? [])]);
    known('mother_tongue', [person.motherTongue, ...(preferences.motherTongue ?? [])]);
    known('marital_status', [facts.maritalStatus, ...(preferences.maritalStatus ?? [])]);
    known('education', [facts.education, ...(preferences.education ?? [])]);
    known('state', [facts.state, ...(preferences.states ?? [])]);
    known('country', [facts.country]);
    known('working_with', [facts.workingWith]);
    known('diet', [facts.diet, ...(preferences.diet ?? [])]);
    known('smoking', [facts.smoking]);
    known('drinking', [facts.drinking]);
    known('family_type', [family.type]);
    known('family_status', [family.status]);
    known('family_values', [family.values]);
    known('rashi', [horoscope.rashi]);
    known('nakshatra', [horoscope.nakshatra]);
    known('manglik', [horoscope.manglik]);

    const [from, to] = preferences.age ?? [30, 30];
    const partner = person.gender === 'female' ? 'male' : 'female';
    expect(from).toBeGreaterThanOrEqual(MARRIAGEABLE_AGE[partner]);
    expect(to).toBeGreaterThanOrEqual(from);
    if (facts.income) expect(facts.income[1]).toBeGreaterThan(facts.income[0]);
    expect(facts.bio ?? '').not.toMatch(/!|\d{5}|@|https?:/);
  },
);

test('a stated sign holds a quarter of the stated birth star', () => {
  for (const { key, horoscope } of people) {
    if (!horoscope?.rashi || !horoscope.nakshatra) continue;
    const sign = Object.values(rashis).indexOf(horoscope.rashi);
    const star = Object.values(nakshatras).indexOf(horoscope.nakshatra);
    const signs = [0, 1, 2, 3].map((quarter) => Math.floor((star * 4 + quarter) / 9));
    expect({ key, holds: signs.includes(sign) }).toEqual({ key, holds: true });
  }
});

test('every faith, several scripts, a long name and every reason not to be seen are among them', () => {
  expect(new Set(people.map(({ religion }) => religion))).toEqual(
    new Set(['Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist', 'Other']),
  );
  expect(people.some(({ name }) => /\p{Script=Devanagari}/u.test(name))).toBe(true);
  expect(people.some(({ name }) => /\p{Script=Tamil}/u.test(name))).toBe(true);
  expect(people.map(({ name }) => name)).toContain('Venkata Satyanarayana Raghavendra Rao');
  expect(people.map(({ unlisted }) => unlisted)).toEqual(
    expect.arrayContaining(['hidden', 'suspended', 'unverified']),
  );
  expect(people.some(({ visibility }) => visibility === 'premium')).toBe(true);
  expect(people.some(({ photoVisibility }) => photoVisibility === 'accepted')).toBe(true);
  expect(people.some((one) => !one.facts && !one.family && !one.preferences)).toBe(true);
});

test('what plans do in lists can be seen in a demo: among women and men some have a plan, more have none', () => {
  for (const gender of ['female', 'male']) {
    const plans = people.filter((one) => one.gender === gender && !one.unlisted).map(({ plan }) => plan);
    expect(plans.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    expect(plans.filter((plan) => !plan).length).toBeGreaterThan(plans.filter(Boolean).length);
  }
});

test('interests, views and shortlists are between people of the cast, one interest a pair', () => {
  const named = [
    ...interests.flatMap(({ from, to }) => [from, to]),
    ...views.flatMap((v) => [v.viewer, v.viewed]),
    ...shortlisted.flatMap(({ profile, whom }) => [profile, whom]),
  ];
  expect(named.filter((key) => !people.some((person) => person.key === key))).toEqual([]);
  const pairs = interests.map(({ from, to }) => [from, to].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(new Set(views.map((view) => Object.values(view).join())).size).toBe(views.length);
});

test('conversations are between connected people of the cast, in the order of time, and none is of today', () => {
  for (const { between, lines, unread = 0 } of conversations) {
    const met = interests.find(({ from, to }) => [from, to].sort().join() === [...between].sort().join());
    expect(met?.state).toBe('accepted');
    expect(lines.filter(([from]) => !between.includes(from))).toEqual([]);
    const times = lines.map(
      ([, daysAgo, at]) => -daysAgo * 1440 + Number(at.slice(0, 2)) * 60 + Number(at.slice(3)),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(lines[0]![1]).toBeLessThan(met!.daysAgo);
    expect(lines.at(-1)![1]).toBeGreaterThan(0);
    expect(unread).toBeLessThan(lines.length);
  }
  for (const { viewer, viewed } of contactViews)
    expect(people.find(({ key }) => key === viewer)?.plan && viewed).toBeTruthy();
});

test('the accounts on the login forms exist, and their password would pass', () => {
  expect(keys.map((key) => `${key}@humsafar.example`)).toEqual(
    expect.arrayContaining([demo.member.email, demo.staff.email]),
  );
  expect(weakness(DEMO_PASSWORD, [])).toBeNull();
  expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(10);
});
