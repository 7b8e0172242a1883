import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { page } from '../../../../base/site/web/page.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { NoProfile } from '../noProfile/NoProfile.tsx';
import { AddProfileForm } from './AddProfileForm.tsx';

export const meta = () => page({ title: t`Add another profile` });

export default function AddProfilePage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  if (viewer.staff) return <NoProfile staff />;
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">
        {viewer.profile ? <Trans>Add another profile</Trans> : <Trans>Add a profile</Trans>}
      </h1>
      {viewer.profile && (
        <p className="mt-2 max-w-text text-soft md:text-lg">
          <Trans>
            For another person in your family. You use the same login and switch between profiles in the menu.
            A plan covers one profile only.
          </Trans>
        </p>
      )}
      <AddProfileForm />
    </div>
  );
}
