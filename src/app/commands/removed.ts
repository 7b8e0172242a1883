import type { Removed } from './demoRemoval.ts';

/** Returns what `npm run demo:remove` prints: what is gone, what stays, and what to check and do next. */
export function describeRemoval(it: Removed): string {
  const lists =
    it.lists.length > 0 ? `, and these option lists: ${it.lists.join(', ').replaceAll('_', ' ')}` : '';
  return [
    `Removed ${it.accounts} demo accounts with ${it.profiles} sample profiles, and all sandbox payments.`,
    `Removed all staff (${it.staff} added in the demo) and their open invitations (${it.invitations}).`,
    it.kept === 1
      ? '1 registered account remains. It must verify its email address.'
      : `${it.kept} registered accounts remain. They must verify their email addresses.`,
    `Check the plans and their prices${lists}: anyone with the public password could change them.`,
    'Create the first admin with src/desk/staff/create.ts (npm run staff:create).',
    'Then start the site with NODE_ENV=production and SUPPORT_EMAIL.',
  ].join('\n');
}
