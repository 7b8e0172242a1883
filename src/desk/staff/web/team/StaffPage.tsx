import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { page } from '../../../../base/site/web/page.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { staff } from '../staff.ts';
import { Colleagues } from './Colleagues.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Roles } from './Roles.tsx';
import { StaffInvitations } from './StaffInvitations.tsx';

export const meta = () => page({ title: t`Staff` });

/** The team with roles, invitations, and what each role may do. */
export default function StaffPage() {
  const { t } = useLingui();
  const [inviting, setInviting] = useState(false);
  const found = useQuery(staff.team.queryOptions());
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">
          <Trans>Staff</Trans>
        </h1>
        <Button size="small" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden className="size-5" />
          <Trans>Invite</Trans>
        </Button>
      </div>
      {found.data ? (
        <>
          <Colleagues team={found.data} />
          <StaffInvitations invitations={found.data.invitations} />
          <Roles />
        </>
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the staff`} />
      ) : (
        <Skeleton className="h-64" />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
