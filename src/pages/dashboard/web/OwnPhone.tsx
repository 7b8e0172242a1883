import { Trans } from '@lingui/react/macro';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Asks to verify the reader's phone number, which is no part of the profile. Where others wait for it, a notice above does. */
export function OwnPhone() {
  const { viewer } = useViewer();
  const viewsOnly = useViewsOnly();
  if (viewsOnly || viewer?.phone !== 'optional') return null;
  return (
    <p className="mt-4 border-line border-t pt-4 text-soft">
      <Trans>
        Your own phone number is not verified yet.{' '}
        <TextLink to={paths.settings('phone')}>Verify your phone number</TextLink>
      </Trans>
    </p>
  );
}
