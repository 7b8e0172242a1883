import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { readsMembers } from '../../../../kit/web/readsMembers.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { classes } from '../../../../ui/classes.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';

/**
 * Note for viewers whose cards do not show everything, with how to unlock the rest.
 * @param beside whether it is beside the Filters button: on a phone a visitor sees it there, so that two cards are
 * visible
 */
export default function LimitedNote({ beside = false }: { beside?: boolean }) {
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  if (beside) {
    return (
      viewer === null && (
        <p className="w-50 shrink-0 self-center text-soft text-sm leading-tight sm:hidden">
          <Trans>
            <TextLink to={paths.login(pathname + search)}>Log in</TextLink> or{' '}
            <TextLink to={paths.register()}>register free</TextLink> to see full profiles.
          </Trans>
        </p>
      )
    );
  }
  if (viewer === undefined || (viewer?.profile && viewer.verified)) return null;
  if (readsMembers(viewer)) {
    return (
      <p className="mb-4 max-w-text text-soft">
        <Trans>You see names and photos as our team does. A card opens the member's page.</Trans>
      </p>
    );
  }
  return (
    <p
      className={classes(
        'mb-4 max-w-text text-soft max-sm:mb-2 max-sm:text-sm',
        viewer === null && 'max-sm:hidden',
      )}
    >
      {viewer === null ? (
        <Trans>
          Visitors see first names and blurred photos.{' '}
          <TextLink to={paths.login(pathname + search)}>Log in</TextLink> or{' '}
          <TextLink to={paths.register()}>register free</TextLink> to see full profiles.
        </Trans>
      ) : viewer.profile ? (
        <Trans>
          You see first names and blurred photos.{' '}
          <TextLink to={paths.settings('email')}>Verify your email address</TextLink> to see full profiles.
        </Trans>
      ) : (
        <Trans>Your account has no profile, so you see what visitors see.</Trans>
      )}
    </p>
  );
}
