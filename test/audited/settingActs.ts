import { expect } from 'vitest';
import { usualRetention } from '../../src/kit/app/retention/rules.ts';
import type { Browser } from '../client.ts';
import { drawPicture } from '../pictures.ts';
import type { Act } from './act.ts';

/** What an admin does to the logo and to how long data is kept, and what finance reads of it. */
export function settingActs(admin: Browser, finance: Browser, base: string): Act[] {
  const retention = '/api/staff/settings/retention';
  const logo = '/api/staff/settings/logo';
  const kept = new URLSearchParams(
    Object.entries(usualRetention).map(([field, value]) => [field, String(value)]),
  );
  const change = { role: 'admin', action: 'change', subject_kind: 'setting' };
  return [
    ['staff.retention', () => finance.get(retention), null],
    ['staff.retentionEffect', () => finance.get(`${retention}/effect?${kept}`), null],
    [
      'staff.changeRetention',
      () => admin.put(retention, { ...usualRetention, eventDays: 365 }),
      { ...change, subject_ids: ['retention'], before: { eventDays: 90 }, after: { eventDays: 365 } },
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
