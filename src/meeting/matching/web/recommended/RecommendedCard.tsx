import { Suspense } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../../../people/profiles/web/card/ProfileCard.tsx';
import { SafetyMenu } from '../../../../people/safety/web/SafetyMenu.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { InterestHeart, ReceivedNote } from '../../../interests/web/InterestHeart.tsx';
import { ShortlistButton } from '../../../shortlist/web/ShortlistButton.tsx';
import type { Recommendation } from '../dismissing/useDismiss.ts';
import { nameReasons } from '../reasons/nameReasons.ts';

const WhyRecommended = lazyPart(() => import('../reasons/WhyRecommended.tsx'));
const DismissedCard = lazyPart(() => import('../dismissing/DismissedCard.tsx'));

type RecommendedCardProps = { recommended: Recommendation; heading?: 'h2' | 'h3'; priority?: boolean };

/** Card of a recommended profile, with reasons and a button that removes it. */
export function RecommendedCard({ recommended, heading, priority }: RecommendedCardProps) {
  const reasons = nameReasons(recommended.reasons, useVocabulary());
  if (recommended.dismissed) {
    return (
      <Suspense fallback={<ProfileCardSkeleton />}>
        <DismissedCard profile={recommended} />
      </Suspense>
    );
  }
  const { interest, ...profile } = recommended;
  return (
    <ProfileCard
      profile={profile}
      heading={heading}
      priority={priority}
      marks={
        <>
          <ShortlistButton profile={profile} look="sign" />
          <SafetyMenu person={profile} />
        </>
      }
      corner={<InterestHeart profile={profile} interest={interest} />}
      note={<ReceivedNote interest={interest} />}
      foot={
        <KeepServed fallback={<Skeleton className="h-40" />}>
          <WhyRecommended recommended={recommended} reasons={reasons} />
        </KeepServed>
      }
    />
  );
}
