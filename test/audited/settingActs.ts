import { expect } from 'vitest';
import { usualReadingLimits } from '../../src/kit/shared/api/limits/readingRules.ts';
import { usualRetention } from '../../src/kit/shared/retention/rules.ts';
import type { Browser } from '../client.ts';
import { drawPicture } from '../pictures.ts';
import type { Act } from './act.ts';

/** What an admin does to the logo and to how long data is kept, and what finance reads of it. */
export function settingActs(admin: Browser, finance: Browser, base: string): Act[] {
  const retention = '/api/staff/settings/retention';
  const logo = '/api/staff/settings/logo';
  const fields = '/api/staff/custom-fields';
  const kept = new URLSearchParams(
    Object.entries(usualRetention).map(([field, value]) => [field, String(value)]),
  );
  const change = { role: 'admin', action: 'change', subject_kind: 'setting' };
  return [
    ['staff.retention', () => finance.get(retention), null],
    ['staff.retentionEffect', () => finance.get(`${retention}/effect?${kept}`), null],
    [
      'staff.changeRetention',
      () => admin.put(retention, { ...usualRetention, eventDays: 400 }),
      { ...change, subject_ids: ['retention'], before: { eventDays: 365 }, after: { eventDays: 400 } },
    ],
    ['customFields.edited', () => finance.get(fields), null],
    [
      'customFields.add',
      () =>
        admin.post(fields, { kind: 'line', names: { en: 'Deity' }, section: 'community', seenBy: 'members' }),
      { role: 'admin', action: 'create', subject_kind: 'custom_field', subject_ids: ['deity'] },
    ],
    ['customFields.uses', () => finance.get(`${fields}/deity/uses`), null],
    [
      'customFields.change',
      async () => {
        const { version } = (await admin.get(fields)).body;
        return admin.put(`${fields}/deity`, {
          ...{ version, names: { en: 'Kuldevi' }, section: 'community', seenBy: 'members' },
        });
      },
      { ...change, subject_kind: 'custom_field', subject_ids: ['deity'] },
    ],
    [
      'customFields.add, another one',
      () =>
        admin.post(fields, { kind: 'line', names: { en: 'Temple' }, section: 'family', seenBy: 'members' }),
      { role: 'admin', action: 'create', subject_kind: 'custom_field', subject_ids: ['temple'] },
    ],
    [
      'customFields.order',
      () => admin.put(`${fields}-order`, { keys: ['temple', 'deity'] }),
      { ...change, subject_kind: 'custom_field', after: { order: ['temple', 'deity'] } },
    ],
    [
      'customFields.remove',
      () => admin.delete(`${fields}/deity`),
      {
        ...{ role: 'admin', action: 'remove', subject_kind: 'custom_field', subject_ids: ['deity'] },
        after: { profiles: 0, preferences: 0 },
      },
    ],
    ['personConsent.setting', () => finance.get('/api/staff/settings/person-consent'), null],
    [
      'personConsent.changeSetting',
      () => admin.put('/api/staff/settings/person-consent', { shown: 'consented' }),
      {
        ...change,
        subject_ids: ['person_consent'],
        before: { show: 'always' },
        after: { show: 'consented' },
      },
    ],
    ['security.limits', () => finance.get('/api/staff/settings/reading-limits'), null],
    [
      'security.changeLimits',
      () => admin.put('/api/staff/settings/reading-limits', { ...usualReadingLimits, newDays: 14 }),
      { ...change, subject_ids: ['reading'], before: { newDays: 7 }, after: { newDays: 14 } },
    ],
    [
      'security.heavyReaders',
      () => admin.get('/api/staff/heavy-readers'),
      { action: 'read', subject_kind: 'reading_counts', subject_ids: ['page'] },
    ],
    [
      'security.incidents',
      () => admin.get('/api/staff/security-events'),
      { action: 'read', subject_kind: 'security_events', subject_ids: ['page'] },
    ],
    ['site.legal', () => finance.get('/api/staff/settings/legal'), null],
    [
      'site.changeLegal',
      () =>
        admin.put('/api/staff/settings/legal', {
          ...{ terms: 'Pay at our office.', privacy: null, refund: null, safety: null },
          changes: 'Plans are paid for at our office.',
        }),
      { ...change, subject_ids: ['legal'] },
    ],
    ['site.logo', () => finance.get(logo), null],
    [
      'logo upload',
      async () => {
        const response = await fetch(`${base}${logo}`, {
          method: 'PUT',
          headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          body: new Uint8Array(await drawPicture(1, 300, 300).png().toBuffer()),
        });
        return { status: response.status, body: await response.json(), headers: response.headers };
      },
      { ...change, subject_ids: ['logo'], after: { logo: expect.objectContaining({ width: 32 }) } },
    ],
    [
      'site.removeLogo',
      () => admin.delete(logo),
      { ...change, subject_ids: ['logo'], after: { logo: null } },
    ],
  ];
}
