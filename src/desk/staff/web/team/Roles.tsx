import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Capability, can, capabilities, staffRoles } from '../../../../kit/shared/api/capabilities.ts';
import { roleName } from '../roleName.ts';

/** What each role may do, in words, from the table that the server checks. */
export function Roles() {
  return (
    <section aria-labelledby="roles" className="mt-10">
      <h2 id="roles" className="mb-4 text-2xl">
        <Trans>Roles</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {staffRoles.map((role) => (
          <li key={role} className="rounded-xl border border-line bg-raised p-4">
            <h3 className="mb-2 text-lg">{roleName(role)}</h3>
            <ul className="list-disc space-y-1 pl-5 text-sm marker:text-soft">
              {capabilities
                .filter((capability) => can({ staff: { role } }, capability))
                .map((capability) => (
                  <li key={capability}>{texts[capability]}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const texts: Record<Capability, ReactNode> = {
  'audit.read': <Trans>Read and export the audit log</Trans>,
  'dashboard.read': <Trans>See the dashboard</Trans>,
  'invoices.read': <Trans>Read invoices</Trans>,
  'members.delete': <Trans>Delete users</Trans>,
  'members.edit': <Trans>Edit profiles</Trans>,
  'members.export': <Trans>Export the list of users</Trans>,
  'members.impersonate': <Trans>Log in as a user who allows it (view only)</Trans>,
  'members.read': <Trans>See users, without private details</Trans>,
  'members.register': <Trans>Register a family</Trans>,
  'members.reveal': <Trans>Open private details, with a reason</Trans>,
  'members.suggest': <Trans>Suggest matches to families</Trans>,
  'members.suspend': <Trans>Warn and suspend users</Trans>,
  'members.verify': <Trans>Mark an ID as verified</Trans>,
  'messages.answer': <Trans>Reply to messages and data requests</Trans>,
  'payments.read': <Trans>See payments</Trans>,
  'payments.refund': <Trans>Refund payments</Trans>,
  'payments.resolve': <Trans>Resolve payments without an order</Trans>,
  'plans.edit': <Trans>Change plans and prices</Trans>,
  'posts.edit': <Trans>Write and publish blog posts</Trans>,
  'profiles.review': <Trans>Review profiles, photos and reports</Trans>,
  'requests.answer': <Trans>Reply to requests</Trans>,
  'revenue.read': <Trans>See the revenue</Trans>,
  'settings.edit': <Trans>Change the settings of the site</Trans>,
  'settings.read': <Trans>See the settings of the site</Trans>,
  'staff.manage': <Trans>Invite staff and change roles</Trans>,
};
