import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { paths } from '../../../paths.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { reviews } from './reviews.ts';

// Few profiles have something that was rejected.
const Rejected = lazyPart(() => import('./Rejected.tsx'));

/** Notices of what our team rejected in the member's profile, why, and what to do; nothing without rejections. */
export function RejectedNotices() {
  const { data = [] } = useQuery(reviews.mine.queryOptions());
  const rejected = data.filter(({ state }) => state === 'rejected');
  if (rejected.length === 0) return null;
  return (
    <Suspense>
      <Rejected reviews={rejected} />
    </Suspense>
  );
}

/** Notice that others can't see the profile, where no review has the reason; nothing when they can. */
export function HiddenNotice({ listed }: { listed: boolean }) {
  const { self, name: person } = useSubject();
  const { data } = useQuery(reviews.mine.queryOptions());
  const explained = data?.some(({ kind, state }) => kind === 'profile' && state !== 'approved') ?? true;
  if (listed || explained) return null;
  return (
    <Notice
      className="mt-5"
      title={
        self ? (
          <Trans>Others can't see your profile</Trans>
        ) : (
          <Trans>Others can't see {person}'s profile</Trans>
        )
      }
      action={
        <TextLink to={paths.contact()}>
          <Trans>Contact us</Trans>
        </TextLink>
      }
    >
      <Trans>Please contact us. We will tell you why and what to do.</Trans>
    </Notice>
  );
}

/** Notice that the member's new profile is being reviewed; nothing when it is not. */
export function WaitingNotice() {
  const { self, name: person } = useSubject();
  const { data } = useQuery(reviews.mine.queryOptions());
  if (!data?.some(({ kind, state }) => kind === 'profile' && state === 'waiting')) return null;
  return (
    <Notice
      className="mt-5"
      title={
        self ? (
          <Trans>Your profile is waiting for review</Trans>
        ) : (
          <Trans>{person}'s profile is waiting for review</Trans>
        )
      }
    >
      <Trans>We check every new profile before others can see it. No action needed.</Trans>
    </Notice>
  );
}
