import { expect, test } from 'vitest';
import { type Capability, can, isStaffRole, type StaffRole, staffRoles } from './capabilities.ts';

const finance: Capability[] = [
  'invoices.read',
  'payments.read',
  'payments.refund',
  'payments.resolve',
  'revenue.read',
  'settings.read',
];

/** What each role may do beside seeing the dashboard, written out a second time: a slip in the table shows here. */
const expected: Record<StaffRole, Capability[]> = {
  support: ['requests.answer'],
  moderator: ['profiles.review'],
  finance,
  editor: [],
  admin: [...finance, 'requests.answer', 'profiles.review', 'plans.edit', 'settings.edit'],
};
const everything: Capability[] = ['dashboard.read', ...expected.admin];

test.each(staffRoles)('%s may do what is part of the role and nothing else', (role) => {
  const allowed = everything.filter((capability) => can({ staff: { role } }, capability));
  expect(allowed.toSorted()).toEqual(['dashboard.read', ...expected[role]].toSorted());
});

test('whoever has no role of this version may do nothing', () => {
  const unknown = JSON.parse('{ "staff": { "role": "toString" } }') as { staff: { role: StaffRole } };
  for (const viewer of [null, undefined, { staff: null }, unknown]) {
    expect(everything.filter((capability) => can(viewer, capability))).toEqual([]);
  }
  expect(['admin', 'Admin', '', 'constructor', 'toString'].filter(isStaffRole)).toEqual(['admin']);
});
