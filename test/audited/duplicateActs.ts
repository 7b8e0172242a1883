import { expect } from 'vitest';
import { findDuplicates } from '../../src/desk/members/actions/duplicates/find.ts';
import type { Test } from '../app.ts';
import type { Browser } from '../client.ts';
import { addMember } from '../registration.ts';
import type { Act } from './act.ts';

/** What staff do about a family that has registered twice. */
export async function duplicateActs(staff: Browser, site: Test): Promise<Act[]> {
  const alike = { name: 'Sumedha Gokhale', phone: '9822077701' };
  const twice = [await addMember(site, alike), await addMember(site, alike)];
  const list = '/api/staff/possible-duplicates';
  const row = { subject_kind: 'profile', subject_ids: expect.arrayContaining(twice.map(({ id }) => id)) };
  return [
    [
      'members.duplicates',
      async () => {
        await findDuplicates(site.app, twice[0]!.key);
        return staff.get(list);
      },
      { action: 'read', ...row },
    ],
    [
      'members.dismissDuplicate',
      async () => {
        const { items } = (await staff.get(list)).body;
        return staff.put(`${list}/${items[0].id}/dismissal`);
      },
      { action: 'not_duplicate', ...row },
    ],
  ];
}
