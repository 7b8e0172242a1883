import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import type { ShownHoroscope } from '../contract.ts';

/** Says why there is no match with a profile whose horoscope is shown, and what would change that. */
export function NoMatch({ reason, name }: { reason: ShownHoroscope['noMatch']; name: string }) {
  const viewsOnly = useViewsOnly();
  const { self, name: person } = useSubject();
  // A manager who can only view the profile cannot change it.
  const edit = viewsOnly ? undefined : (
    <ButtonLink to={paths.myProfile('horoscope')} kind="quiet" size="small">
      <Trans>Edit horoscope</Trans>
    </ButtonLink>
  );
  if (reason === 'viewer_unknown') {
    return (
      <Notice className="print:hidden" title={<Trans>See how the horoscopes match</Trans>} action={edit}>
        {self ? (
          <Trans>Add your date, time and place of birth to see the 36 points with {name}.</Trans>
        ) : (
          <Trans>
            Add {person}'s date, time and place of birth to see the 36 points with {name}.
          </Trans>
        )}
      </Notice>
    );
  }
  if (reason === 'viewer_hides') {
    return (
      <Notice className="print:hidden" title={<Trans>See how the horoscopes match</Trans>} action={edit}>
        {self ? (
          <Trans>{name} can't see your horoscope. The match is shown once both of you share it.</Trans>
        ) : (
          <Trans>
            {name} can't see {person}'s horoscope. The match is shown once both families share it.
          </Trans>
        )}
      </Notice>
    );
  }
  if (reason === 'unknown') {
    return (
      <p className="text-soft">
        <Trans>{name} hasn't added enough details for a match yet.</Trans>
      </p>
    );
  }
  return null;
}
