import { expect, test } from 'vitest';
import { can, capabilities, isStaffRole, type StaffRole, staffRoles } from './capabilities.ts';

const listAllowed = (role: StaffRole) =>
  capabilities.filter((capability) => can({ staff: { role } }, capability));

// What a role may do is a promise: check what `vitest run --update` changes here before you commit it.
test('each role may do what is part of it and nothing else', () => {
  const allowed = staffRoles.map((role) => [role, listAllowed(role).join(', ')]);
  expect(Object.fromEntries(allowed)).toMatchInlineSnapshot(`
    {
      "admin": "audit.read, dashboard.read, invoices.read, members.delete, members.edit, members.export, members.impersonate, members.read, members.register, members.reveal, members.suggest, members.suspend, members.verify, messages.answer, payments.read, payments.refund, payments.resolve, plans.edit, posts.edit, profiles.review, requests.answer, revenue.read, settings.edit, settings.read, staff.manage",
      "editor": "dashboard.read, posts.edit",
      "finance": "dashboard.read, invoices.read, members.read, payments.read, payments.refund, payments.resolve, revenue.read, settings.read",
      "moderator": "dashboard.read, members.read, members.reveal, members.suspend, members.verify, profiles.review",
      "support": "dashboard.read, members.edit, members.impersonate, members.read, members.register, members.reveal, members.suggest, messages.answer, requests.answer",
    }
  `);
});

test('an admin may do everything, and every role sees the dashboard', () => {
  expect(listAllowed('admin')).toEqual(capabilities);
  expect(staffRoles.filter((role) => !listAllowed(role).includes('dashboard.read'))).toEqual([]);
});

test('whoever has no role of this version may do nothing', () => {
  const unknown = JSON.parse('{ "staff": { "role": "toString" } }') as { staff: { role: StaffRole } };
  for (const viewer of [null, undefined, { staff: null }, unknown]) {
    expect(capabilities.filter((capability) => can(viewer, capability))).toEqual([]);
  }
  expect(['admin', 'Admin', '', 'constructor', 'toString'].filter(isStaffRole)).toEqual(['admin']);
});
