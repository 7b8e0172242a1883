import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { page } from '../../../base/site/web/page.ts';
import { useSite } from '../../../base/site/web/useSite.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { FormPage } from '../../accounts/web/FormPage.tsx';
import { isGone, useToken } from '../../accounts/web/useToken.ts';
import { personConsent } from './personConsent.ts';
import { useCreatorText } from './useCreatorText.ts';

export const meta = () => page({ title: t`Your profile` });

const AskedProfile = lazyPart(() => import('./AskedProfile.tsx'));

type Asked = Awaited<ReturnType<typeof personConsent.link.call>>;

/** Where the person of a profile that somebody else registered sees it, and agrees or not. */
export default function PersonConsentPage() {
  const token = useToken();
  const { ready } = useVocabulary();
  const found = useQuery({
    ...personConsent.link.queryOptions({ input: { token } }),
    enabled: token !== '',
  });
  if (!token || isGone(found.error)) {
    return (
      <FormPage
        title={<Trans>This link doesn't work any more</Trans>}
        intro={<Trans>It was replaced by a newer one, or the profile was deleted.</Trans>}
      >
        <p className="mb-6">
          <Trans>If you have a newer email or SMS from us, please use the link in it. Or contact us.</Trans>
        </p>
        <ButtonLink to={paths.contact()} kind="quiet">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <div className="page py-6 md:py-10">
      {found.data && ready ? (
        <Asked token={token} asked={found.data} />
      ) : found.isError ? (
        <NotLoaded of={found} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function Asked({ token, asked }: { token: string; asked: Asked }) {
  const { state, waiting, profile } = asked;
  const { name: site } = useSite();
  const created = useCreatorText(asked.creator, site);
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{created}</h1>
      <p className="mt-3 max-w-text text-soft md:text-lg">
        <Trans>
          Please read it. If you agree, families on {site} can see it. If you don't agree, nobody can.
        </Trans>
      </p>
      <Answer token={token} state={state} waiting={waiting} />
      <div className="mt-8 border-line border-t pt-6">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <AskedProfile profile={profile} />
        </Suspense>
      </div>
    </>
  );
}

type AnswerProps = { token: string; state: Asked['state']; waiting: boolean };

function Answer({ token, state, waiting }: AnswerProps) {
  const hasRefused = !waiting && (state === 'refused' || state === 'withdrawn');
  const { t } = useLingui();
  const queries = useQueryClient();
  const send = useMutation(
    personConsent.answer.mutationOptions({
      onSuccess: () =>
        queries.invalidateQueries({ queryKey: personConsent.link.queryKey({ input: { token } }) }),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your answer`, description: errorText(error) }),
    }),
  );
  const answer = (said: 'given' | 'refused') => send.mutate({ token, answer: said });
  const busy = (said: 'given' | 'refused') => send.isPending && send.variables?.answer === said;
  return (
    <div className="mt-5 grid max-w-text gap-4">
      <div role="status">
        {state === 'given' && (
          <Notice tone="good" title={<Trans>You have agreed to this profile</Trans>}>
            <Trans>You can change this at any time: open this link again and choose ‘I don't agree’.</Trans>
          </Notice>
        )}
        {hasRefused && (
          <Notice title={<Trans>The profile is hidden</Trans>}>
            <Trans>
              Nobody can see it, and we have told your family. If you change your mind, open this link again.
            </Trans>
          </Notice>
        )}
      </div>
      {/* Both look alike: neither answer is the expected one. */}
      <div className="flex flex-wrap gap-3">
        {state !== 'given' && (
          <Button kind="quiet" busy={busy('given')} disabled={send.isPending} onClick={() => answer('given')}>
            <Trans>I agree</Trans>
          </Button>
        )}
        {!hasRefused && (
          <Button
            kind="quiet"
            busy={busy('refused')}
            disabled={send.isPending}
            onClick={() => answer('refused')}
          >
            <Trans>I don't agree</Trans>
          </Button>
        )}
      </div>
      {state !== 'given' && (
        <p className="text-soft">
          <Trans>
            By agreeing, you accept our <TextLink to={paths.terms()}>Terms of Service</TextLink> and{' '}
            <TextLink to={paths.privacy()}>Privacy Policy</TextLink>.
          </Trans>
        </p>
      )}
    </div>
  );
}
