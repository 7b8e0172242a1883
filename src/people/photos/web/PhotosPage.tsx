import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { page } from '../../../base/site/web/page.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { NoProfile } from '../../profiles/web/noProfile/NoProfile.tsx';
import { useSubject } from '../../profiles/web/useSubject.ts';
import { Gallery } from './Gallery.tsx';

export const meta = () => page({ title: t`Photos` });

export default function PhotosPage() {
  const { viewer } = useViewer();
  const { self, name } = useSubject();
  if (!viewer) return null;
  if (!viewer.profile) return <NoProfile staff={viewer.staff !== null} />;
  return (
    <div className="page py-6 md:py-10">
      <ButtonLink kind="plain" size="small" className="-ml-4 mb-1" to={paths.myProfile()}>
        <ArrowLeft aria-hidden className="size-5" />
        <Trans>My Profile</Trans>
      </ButtonLink>
      <h1 className="text-3xl md:text-4xl">
        {self ? <Trans>Your photos</Trans> : <Trans>{name}'s photos</Trans>}
      </h1>
      <p className="mt-2 mb-6 max-w-text text-soft">
        <Trans>
          The first photo is shown in search. JPEG, PNG or WebP, up to 10 MB. Visitors see them blurred.
        </Trans>
      </p>
      <Gallery />
    </div>
  );
}
