import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { useSubject } from '../../profiles/web/useSubject.ts';
import { personConsent } from './personConsent.ts';
import { useStateText } from './useStateText.ts';

/** Notice that the profile is hidden because of its person, and what to do. */
export function WithheldNotice() {
  const { self, name } = useSubject();
  const stateText = useStateText();
  const { data } = useQuery(personConsent.read.queryOptions());
  if (!data?.withheld) return null;
  const latest = stateText(data, { self, name });
  return (
    <Notice
      className="mt-5"
      title={
        self ? (
          <Trans>Your profile is hidden from everyone</Trans>
        ) : (
          <Trans>{name}'s profile is hidden from everyone</Trans>
        )
      }
      action={<ToSettings text={<Trans>See what to do</Trans>} />}
    >
      {data.state === 'refused' || data.state === 'withdrawn' ? (
        latest
      ) : self ? (
        <Trans>{latest} Families see the profile once you agree.</Trans>
      ) : (
        <Trans>
          {latest} Families see the profile once {name} agrees.
        </Trans>
      )}
    </Notice>
  );
}

/** Line that offers to ask the person of a profile that is shown, until they have answered. */
export function AskPerson() {
  const { viewer } = useViewer();
  const { self, name } = useSubject();
  const stateText = useStateText();
  const { data } = useQuery(personConsent.read.queryOptions());
  // Whoever is the person needs no such offer while the profile is shown.
  if (self || !data?.applies || data.withheld || data.answeredAt) return null;
  if (viewer?.profile?.role === 'viewer') return null;
  return (
    <Notice
      className="mt-8"
      action={
        <ToSettings text={data.state === null ? <Trans>Ask {name}</Trans> : <Trans>Ask again</Trans>} />
      }
    >
      {data.state === null ? (
        <Trans>Does {name} agree to this profile?</Trans>
      ) : (
        stateText(data, { self, name })
      )}
    </Notice>
  );
}

function ToSettings({ text }: { text: ReactNode }) {
  const { viewer } = useViewer();
  if (viewer?.profile?.role === 'viewer') return null;
  return (
    <ButtonLink kind="quiet" size="small" to={paths.settings('person-consent')}>
      {text}
    </ButtonLink>
  );
}
