import { Trans } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';

/** How recommendations are chosen, and what a promotion does if one is among them. */
export default function HowChosen({ promoted }: { promoted: boolean }) {
  return (
    <p className="mt-4 max-w-text text-soft text-sm">
      {promoted && (
        <>
          <Trans>
            ‘Promoted’ profiles meet all the preferences. Because of their plan, they can appear a little
            earlier.
          </Trans>{' '}
        </>
      )}
      <TextLink to={paths.howMatchingWorks()}>
        <Trans>How matching works</Trans>
      </TextLink>
    </p>
  );
}
