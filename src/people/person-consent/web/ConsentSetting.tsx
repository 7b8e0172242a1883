import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { useSubject } from '../../profiles/web/useSubject.ts';
import { AskForm } from './asking/AskForm.tsx';
import { personConsent } from './personConsent.ts';
import { useStateText } from './useStateText.ts';

/** Section of the settings: whether the person of a profile that somebody else registered agrees to it. */
export default function ConsentSetting() {
  const { self, name } = useSubject();
  const { viewer } = useViewer();
  const queries = useQueryClient();
  const stateText = useStateText();
  const [asking, setAsking] = useState(false);
  const found = useQuery(personConsent.read.queryOptions());
  const consent = found.data;
  // A profile that the person registered needs no action, unless it is withheld.
  if (consent && !consent.applies && !consent.withheld)
    return (
      <p className="text-soft">
        <Trans>{name} registered this profile. No action needed.</Trans>
      </p>
    );
  // Whoever agreed by joining has no link.
  const joined = consent?.state === 'given' && consent.channel === 'account';
  const hasRefused = consent?.state === 'refused' || consent?.state === 'withdrawn';
  const canAsk = viewer?.profile?.role !== 'viewer' && !(consent?.state === 'given' && !consent.address);
  if (self && joined)
    return (
      <>
        <p>{stateText(consent, { self, name })}</p>
        <p className="mt-2 max-w-text text-soft">
          {viewer?.profile?.role === 'viewer' ? (
            <Trans>
              If you no longer agree, please <TextLink to={paths.contact()}>contact us</TextLink>.
            </Trans>
          ) : (
            <Trans>
              If you no longer agree, <TextLink to={paths.settings('hide')}>hide the profile</TextLink>. Then
              nobody can see it.
            </Trans>
          )}
        </p>
      </>
    );
  return (
    <>
      <p className="mb-4 max-w-text text-soft">
        {self ? (
          <Trans>
            Somebody else registered this profile. With a link from us you agree to it or not, and can change
            your answer later.
          </Trans>
        ) : (
          <Trans>
            {name} gets a link, sees the whole profile, and says whether it may be shown. The same link
            changes the answer later.
          </Trans>
        )}
      </p>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-12" />}
      {consent && (
        <div className="grid justify-items-start gap-4">
          <p>
            {stateText(consent, { self, name })}
            {consent.address && (
              <span className="block text-soft [overflow-wrap:anywhere]">{consent.address}</span>
            )}
          </p>
          {consent.withheld && (
            <Notice className="w-full">
              {self ? (
                hasRefused ? (
                  <Trans>
                    The profile is hidden from everyone. If you change your mind, open the link that we sent
                    you, or get a new one.
                  </Trans>
                ) : (
                  <Trans>The profile is hidden until you agree.</Trans>
                )
              ) : hasRefused ? (
                <Trans>
                  The profile is hidden from everyone. {name} can agree with the link. If the link went to a
                  wrong address, ask again. You can also delete the profile.
                </Trans>
              ) : (
                <Trans>The profile is hidden until {name} agrees.</Trans>
              )}
            </Notice>
          )}
          {canAsk &&
            (asking ? (
              <AskForm
                reader={self ? 'self' : 'family'}
                name={name}
                consent={consent}
                onClose={() => setAsking(false)}
                send={async (it) =>
                  storeAnswer(queries, personConsent.read.queryKey(), await personConsent.ask.call(it))
                }
              />
            ) : (
              <Button
                kind={self && consent.withheld && !hasRefused ? 'primary' : 'quiet'}
                onClick={() => setAsking(true)}
              >
                {self ? (
                  <Trans>Send me the link</Trans>
                ) : consent.state === null ? (
                  <Trans>Ask {name}</Trans>
                ) : consent.state === 'given' ? (
                  <Trans>Send the link again</Trans>
                ) : (
                  <Trans>Ask again</Trans>
                )}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}
