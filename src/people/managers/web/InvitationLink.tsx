import { Trans } from '@lingui/react/macro';
import { LinkBox } from './LinkBox.tsx';

/** The link of an invitation to a profile, with a button that copies it. */
export function InvitationLink({ link }: { link: string }) {
  return (
    <LinkBox
      link={link}
      label={<Trans>Invitation link</Trans>}
      help={<Trans>It works for 7 days, and only once. Share it only with this person.</Trans>}
    />
  );
}
