import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { codeText } from '../../../../kit/web/api/errors.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import type { TypedContact } from '../../../../people/person-consent/web/asking/AskFields.tsx';
import { AskForm } from '../../../../people/person-consent/web/asking/AskForm.tsx';
import { personConsent } from '../../../../people/person-consent/web/personConsent.ts';
import { firstName } from '../../../../people/profiles/shared/facts/firstName.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import type { members } from '../members.ts';
import { LinkForFamily } from './LinkForFamily.tsx';

export type RegisteredFamily = Awaited<ReturnType<typeof members.registerWalkIn.call>> & {
  name: string;
  /** Where the person was to be asked. */
  person?: TypedContact | undefined;
};

/**
 * What staff see once a family is registered: its link, and whether the person was asked.
 * @property hidden what keeps the profile hidden, beside a link to pass on
 */
export function Registered({
  id,
  name,
  link,
  asked,
  notAsked,
  person,
  hidden,
}: RegisteredFamily & { hidden: ReactNode }) {
  const phone = useViewer().viewer?.phone !== 'unavailable';
  const first = firstName(name);
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <div className="grid max-w-form gap-5">
      <h1 className="text-3xl">
        <Trans>Register a family</Trans>
      </h1>
      <Notice tone="good" title={<Trans>{name} is registered</Trans>}>
        {link ? (
          <>
            <Trans>Give the family this link.</Trans> {hidden}
          </>
        ) : (
          <Trans>We've emailed the family a link to choose a password.</Trans>
        )}
        {(asked || sent) && (
          <span className="mt-2 block">
            <Trans>We've sent {first} the link to agree to the profile.</Trans>
          </span>
        )}
      </Notice>
      {notAsked && !sent && (
        <Notice
          tone="bad"
          title={<Trans>The link for {first} was not sent</Trans>}
          action={
            !again && (
              <Button kind="quiet" size="small" onClick={() => setAgain(true)}>
                <Trans>Ask again</Trans>
              </Button>
            )
          }
        >
          {codeText(notAsked.code, notAsked.message)}{' '}
          <Trans>You can also ask later on the profile's page, under ‘Consent of the person’.</Trans>
        </Notice>
      )}
      {again && !sent && (
        <AskForm
          reader="staff"
          name={first}
          consent={{ state: null, phone, channel: person?.channel ?? null, address: person?.address }}
          onClose={() => setAgain(false)}
          send={async (asking) => {
            await personConsent.askForMember.call({ id, ...asking });
            setSent(true);
          }}
        />
      )}
      {link && <LinkForFamily link={link} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${paths.adminUser(id)}?edit=basics`}>
          <Trans>Add more details</Trans>
        </ButtonLink>
        {notAsked && (
          <ButtonLink kind="quiet" to={paths.adminUser(id)}>
            <Trans>Open the profile's page</Trans>
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" to={paths.adminUsers()}>
          <Trans>Users</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
