import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { page } from '../../../../base/site/web/page.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { Sessions } from '../../../../people/accounts/web/Sessions.tsx';
import { SecondFactor } from '../../../../people/accounts/web/secondFactor/SecondFactor.tsx';
import { ChangePassword } from '../../../../people/accounts/web/settings/ChangePassword.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { roleName } from '../roleName.ts';
import { StaffOwnName } from './StaffOwnName.tsx';

export const meta = () => page({ title: t`Profile` });

/** A staff member's own account: name, two-step login, password, devices. */
export default function AdminProfilePage() {
  const { viewer } = useViewer();
  if (!viewer?.staff) return null;
  const { name, role, mustSetUp } = viewer.staff;
  return (
    <>
      <h1 className="mb-1 text-3xl">
        <Trans>Profile</Trans>
      </h1>
      <p className="mb-6 text-soft [overflow-wrap:anywhere]">
        <Dots>{[viewer.email, roleName(role)]}</Dots>
      </p>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        {!mustSetUp && (
          <Part title={<Trans>Name</Trans>}>
            <StaffOwnName key={name} name={name} />
          </Part>
        )}
        <Part title={<Trans>Two-step login</Trans>}>
          <SecondFactor />
        </Part>
        <Part title={<Trans>Change password</Trans>}>
          <ChangePassword />
        </Part>
        <Part title={<Trans>Your devices</Trans>}>
          <Sessions />
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-4 md:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
