import { Trans } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../../../paths.ts';
import ReportButton from '../../../../people/safety/web/ReportButton.tsx';
import type { ReportTarget } from '../../../../people/safety/web/sendReport.ts';
import { Button } from '../../../../ui/Button.tsx';
import { browserStorage } from '../../../../ui/state/storage.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';

const place = (conversation: string) => `warned ${conversation}`;

/**
 * Advice below the newest message with words that fraudsters use. A conversation has one at a time. Once closed, it
 * stays away until there is another such message.
 */
export default function Warning({ conversation, message, person, target }: WarningProps) {
  // While the server renders the page, this browser's storage is not known.
  const { name } = person;
  const [closed, setClosed] = useState(true);
  useEffect(() => setClosed(browserStorage.read(place(conversation)) === message), [conversation, message]);
  if (closed) return null;

  function close() {
    setClosed(true);
    // A browser without storage: it is shown again.
    browserStorage.write(place(conversation), message);
  }

  return (
    <li className="px-3 py-2 md:px-5">
      <div
        role="note"
        className="flex max-w-136 gap-3 rounded-xl border border-marigold bg-marigold-soft px-4 py-3"
      >
        <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-marigold-ink" />
        <div className="min-w-0">
          <p className="font-semibold">
            <Trans>Never send money or codes</Trans>
          </p>
          <p>
            <Trans>
              Messages like this are often used by fraudsters. Don't pay, don't share an OTP, and don't invest
              for {name}, whatever the reason. Talk to your family first.
            </Trans>
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            <ReportButton person={person} target={target}>
              <Trans>Report message</Trans>
            </ReportButton>
            <TextLink to={paths.safety()}>
              <Trans>Safety Tips</Trans>
            </TextLink>
            <Button kind="plain" size="small" className="-mx-4" onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}

type WarningProps = {
  conversation: string;
  /** Id of the message with the words. */
  message: string;
  /** The writer of the message. */
  person: { id: string | null; name: string };
  target: ReportTarget;
};
