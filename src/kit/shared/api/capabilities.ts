/** Capabilities (permissions) of staff roles. Endpoints, pages and the menu name one of these. */
export const capabilities = [
  'audit.read',
  'dashboard.read',
  'invoices.read',
  'members.delete',
  'members.edit',
  'members.export',
  'members.impersonate',
  'members.read',
  'members.register',
  'members.reveal',
  'members.suggest',
  'members.suspend',
  'members.verify',
  'messages.answer',
  'payments.read',
  'payments.refund',
  'payments.resolve',
  'plans.edit',
  'posts.edit',
  'profiles.review',
  'requests.answer',
  'revenue.read',
  'settings.edit',
  'settings.read',
  'staff.manage',
] as const;

export type Capability = (typeof capabilities)[number];

/** The roles of the staff. A new one is a line here and its name in staff/web/roleName.ts. */
const capabilitiesByRole = {
  support: [
    'dashboard.read',
    'members.edit',
    'members.impersonate',
    'members.read',
    'members.register',
    'members.reveal',
    'members.suggest',
    'messages.answer',
    'requests.answer',
  ],
  moderator: [
    'dashboard.read',
    'members.read',
    'members.reveal',
    'members.suspend',
    'members.verify',
    'profiles.review',
  ],
  finance: [
    'dashboard.read',
    'invoices.read',
    'members.read',
    'payments.read',
    'payments.refund',
    'payments.resolve',
    'revenue.read',
    'settings.read',
  ],
  editor: ['dashboard.read', 'posts.edit'],
  admin: capabilities,
} as const satisfies Record<string, readonly Capability[]>;

export type StaffRole = keyof typeof capabilitiesByRole;

export const staffRoles = Object.keys(capabilitiesByRole) as [StaffRole, ...StaffRole[]];

/** Returns whether a text, such as a column or an argument, is the name of a role. */
export const isStaffRole = (text: string): text is StaffRole => Object.hasOwn(capabilitiesByRole, text);

/** Returns the roles that have a capability. */
export const rolesWith = (capability: Capability): StaffRole[] =>
  staffRoles.filter((role) => can({ staff: { role } }, capability));

/** Returns whether an account's role has a capability. A visitor, and an account that is not staff, has none. */
export function can(
  viewer: { staff: { role: StaffRole; mustSetUp?: boolean } | null } | null | undefined,
  capability: Capability,
): boolean {
  const role = viewer?.staff?.role;
  // A page of an older version may receive a role that it does not have.
  if (!role || !isStaffRole(role) || viewer?.staff?.mustSetUp) return false;
  const allowed: readonly Capability[] = capabilitiesByRole[role];
  return allowed.includes(capability);
}
