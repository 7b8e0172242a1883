import { expect } from 'vitest';
import type { Browser } from '../client.ts';
import type { Act } from './act.ts';

/** What staff do to a member; it ends with the deletion of another one. */
export function memberActs(
  admin: Browser,
  id: string,
  other: { id: string; email: string },
  duplicate: { id: string },
): Act[] {
  const at = `/api/staff/members/${id}`;
  const row = (action: string, more: object = {}) => ({
    role: 'admin',
    action,
    subject_kind: 'profile',
    subject_ids: [id],
    ...more,
  });
  const reason = 'Asked on the phone';
  const about = { profileFor: 'self', name: 'Nandini Deshpande', bio: null, hobbies: ['reading'] };
  const basics = {
    heightCm: 160,
    weightKg: null,
    maritalStatus: null,
    diet: null,
    smoking: null,
    drinking: null,
  };
  const community = { religion: 'hindu', motherTongue: 'mr', caste: 'Maratha', subCaste: null, gotra: null };
  const work = {
    education: null,
    profession: 'Teacher',
    workingWith: 'government',
    incomeMinRupees: null,
    incomeMaxRupees: null,
    city: null,
    state: null,
    country: null,
  };
  const family = {
    ...{ fatherName: null, fatherOccupation: null, motherName: 'Sunita', motherOccupation: null },
    ...{ brothers: null, sisters: null, familyType: null, familyStatus: null, familyValues: null },
  };
  const horoscope = {
    ...{ dateOfBirth: '1997-04-12', timeOfBirth: '06:30', placeOfBirth: null },
    ...{ rashi: null, nakshatra: null, manglik: null },
  };
  const wishes = {
    ...{ ageMin: 27, ageMax: null, heightMinCm: null, heightMaxCm: null, maritalStatus: [], religion: [] },
    ...{ caste: [], motherTongue: [], education: [], profession: [], cities: [], states: [], diet: [] },
    ...{ description: null, importance: {} },
  };
  const saves = { about, basics, community, work, family, horoscope, wishes };
  const walkIn = {
    ...{ profileFor: 'son', name: 'Rohan Patil', gender: 'male', dateOfBirth: '1994-02-01' },
    ...{ religion: 'hindu', motherTongue: 'mr', email: 'walkin@example.com', phone: '9822011111' },
  };
  let registered = '';
  let view = '';
  let call = '';
  return [
    [
      'members.list',
      () => admin.get(`/api/staff/members?q=${id}`),
      row('read', { subject_ids: [id], before: null }),
    ],
    // The same person has just read it.
    ['members.read', () => admin.get(at), null],
    ['members.history', () => admin.get(`${at}/history`), null],
    ['members.views', () => admin.get('/api/staff/member-views'), null],
    [
      'members.saveView',
      async () => {
        const made = await admin.post('/api/staff/member-views', { name: 'New', query: 'within=7' });
        view = made.body.id;
        return made;
      },
      null,
    ],
    ['members.removeView', () => admin.delete(`/api/staff/member-views/${view}`), null],
    ['members.addNote', () => admin.post(`${at}/notes`, { text: 'Called.' }), row('note')],
    ['members.calls', () => admin.get(`${at}/calls`), null],
    [
      'members.addCall',
      async () => {
        const made = await admin.post(`${at}/calls`, {
          ...{ direction: 'outgoing', person: 'mother', outcome: 'talked' },
        });
        call = made.body.id;
        return made;
      },
      row('call', { before: null }),
    ],
    [
      'members.removeCall',
      () => admin.delete(`${at}/calls/${call}`),
      row('remove_call', { before: { call: expect.any(String) } }),
    ],
    [
      'members.reveal',
      async () => {
        const [manager] = (await admin.get(at)).body.managers;
        return admin.post(`${at}/reveals`, { field: 'phone', manager: manager.id, reason });
      },
      row('reveal', { reason, after: { field: 'phone', manager: expect.any(String) } }),
    ],
    ['members.edit', () => admin.post(`${at}/edits`, { reason }), row('open', { reason })],
    ...Object.entries(saves).map(
      ([name, values]): Act => [
        `members.save${name[0]!.toUpperCase()}${name.slice(1)}`,
        () => admin.put(`${at}/${name}`, { ...values, version: 0, reason }),
        row('change', { reason }),
      ],
    ),
    [
      'members.verify',
      () => admin.put(`${at}/verification`, { verified: true, reason }),
      row('verify', { reason, before: { verified: false }, after: { verified: true } }),
    ],
    [
      'members.warn',
      () => admin.post(`${at}/warnings`, { reason: 'money', message: 'Do not ask for money.' }),
      row('warn', { reason: 'money' }),
    ],
    [
      'members.suspend',
      () => admin.put(`${at}/suspension`, { reason: 'money', days: 7 }),
      row('suspend', {
        reason: 'money',
        before: { suspended: false },
        after: expect.objectContaining({ suspended: true }),
      }),
    ],
    ['members.restore', () => admin.put(`${at}/restoration`, { reason }), row('restore', { reason })],
    [
      'members.registerWalkIn',
      async () => {
        const made = await admin.post('/api/staff/walk-ins', { ...walkIn, send: false });
        registered = made.body.id;
        return made;
      },
      { action: 'create', subject_kind: 'profile', after: { walkIn: true, emailed: false } },
    ],
    [
      'members.sendClaim',
      () => admin.post(`/api/staff/members/${registered}/claim-link`, { send: false }),
      { action: 'change', after: { claimLink: 'shown' } },
    ],
    [
      'personConsent.ofMember',
      () => admin.get(`/api/staff/members/${registered}/person-consent`),
      { action: 'read', subject_kind: 'profile' },
    ],
    [
      'personConsent.askForMember',
      () =>
        admin.put(`/api/staff/members/${registered}/person-consent`, {
          channel: 'email',
          address: 'the-person@example.com',
        }),
      { action: 'change', after: { personAsked: 'email' } },
    ],
    [
      'members.previewMerge',
      () => admin.get(`/api/staff/members/${other.id}/merge?duplicate=${duplicate.id}`),
      row('read', { subject_ids: [other.id, duplicate.id] }),
    ],
    [
      'members.merge',
      async () => {
        const merge = `/api/staff/members/${other.id}/merge`;
        const { version } = (await admin.get(`${merge}?duplicate=${duplicate.id}`)).body;
        return admin.post(merge, { duplicate: duplicate.id, name: 'Nandini Deshpande', reason, version });
      },
      row('merge', {
        subject_ids: [other.id, duplicate.id],
        reason,
        after: { duplicate: duplicate.id, accounts: [] },
      }),
    ],
    [
      'members.remove',
      () => admin.post(`/api/staff/members/${other.id}/deletion`, { name: 'Nandini Deshpande', reason }),
      row('remove', {
        subject_ids: [other.id],
        reason,
        after: { accounts: [expect.any(Number), expect.any(Number)] },
      }),
    ],
  ];
}
