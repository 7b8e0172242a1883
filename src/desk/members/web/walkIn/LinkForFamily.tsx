import { Trans } from '@lingui/react/macro';
import { LinkBox } from '../../../../people/managers/web/LinkBox.tsx';
import { CLAIM_DAYS } from '../../shared/rules.ts';

/** The link to claim a profile, with a button that copies it. */
export function LinkForFamily({ link }: { link: string }) {
  return (
    <LinkBox
      link={link}
      label={<Trans>Link for the family</Trans>}
      help={
        <Trans>
          It works for {CLAIM_DAYS} days, and only once. It is shown only now. Earlier links stop working.
        </Trans>
      }
    />
  );
}
