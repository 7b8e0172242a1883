import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { InterestHeart, ReceivedNote } from '../../interests/web/InterestHeart.tsx';
import { NotLoaded } from '../../kit/web/api/NotLoaded.tsx';
import { ProfileCard, ProfileCardSkeleton } from '../../profiles/web/card/ProfileCard.tsx';
import { SafetyMenu } from '../../safety/web/SafetyMenu.tsx';
import { ShortlistButton } from '../../shortlist/web/ShortlistButton.tsx';
import { useShortlistIds } from '../../shortlist/web/useShortlistIds.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { useVocabulary } from '../../vocabulary/web/useVocabulary.ts';
import { LIFT } from '../rules.ts';
import { keepPlaces } from './keepPlaces.ts';
import { MatchReasons } from './MatchReasons.tsx';
import { matching } from './matching.ts';

type Recommended = Awaited<ReturnType<typeof matching.recommendations.call>>;

// Narrow screens scroll sideways: six whole cards would be a long way down.
const row =
  '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 *:w-[min(17rem,78vw)] *:shrink-0 *:snap-start md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-5 lg:overflow-visible lg:px-0 lg:pb-0 lg:*:w-auto';

/** Up to six profiles that match best, both ways, with the reasons. */
export function Recommendations() {
  const { t } = useLingui();
  const { ready } = useVocabulary();
  useShortlistIds();
  const queries = useQueryClient();
  const found = useQuery(
    matching.recommendations.queryOptions({
      structuralSharing: (shown, next) => keepPlaces(shown as Recommended | undefined, next as Recommended),
    }),
  );

  // A profile kept because its heart was just pressed is removed on leaving the page.
  useEffect(() => () => queries.removeQueries({ queryKey: matching.recommendations.key() }), [queries]);

  if (found.isPending || (found.data && !ready)) {
    return (
      <div className={row} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <div key={place}>
            <ProfileCardSkeleton />
          </div>
        ))}
      </div>
    );
  }
  if (!found.data) {
    return <NotLoaded of={found} title={t`Couldn't load your recommendations`} />;
  }
  if (found.data.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title={<Trans>No recommendations yet</Trans>}
        text={<Trans>Matching profiles will appear here.</Trans>}
      />
    );
  }
  return (
    <>
      <ul className={row}>
        {found.data.map(({ score, promoted, meetsMine, meetsTheirs, interest, ...profile }) => (
          <li key={profile.id}>
            <ProfileCard
              profile={profile}
              heading="h3"
              menu={<SafetyMenu person={profile} look="disc" />}
              corner={
                <>
                  <ShortlistButton profile={profile} />
                  <InterestHeart profile={profile} interest={interest} />
                </>
              }
              note={<ReceivedNote interest={interest} />}
              foot={<MatchReasons {...{ score, promoted, meetsMine, meetsTheirs }} gender={profile.gender} />}
            />
          </li>
        ))}
      </ul>
      {found.data.some(({ promoted }) => promoted) && (
        <p className="mt-3 max-w-text text-soft text-sm">
          <Trans>
            ‘Promoted’ profiles meet all your preferences. Because of their plan, they can appear before
            profiles whose match is up to {LIFT - 1} points higher.
          </Trans>
        </p>
      )}
    </>
  );
}
