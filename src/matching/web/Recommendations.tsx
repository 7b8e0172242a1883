import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { InterestHeart } from '../../interests/web/InterestHeart.tsx';
import { errorWords } from '../../kit/web/errors.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../profiles/web/ProfileCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { MatchReasons } from './MatchReasons.tsx';
import { matching } from './matching.ts';

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** Up to six people who fit best, both ways. */
export function Recommendations() {
  const { t } = useLingui();
  const found = useQuery(matching.recommendations.queryOptions({ staleTime: 60_000 }));
  if (found.isPending) {
    return (
      <div className={grid}>
        {[0, 1, 2].map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (found.isError) {
    return (
      <Notice
        tone="bad"
        title={t`The recommendations could not be loaded`}
        action={
          <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorWords(found.error)}
      </Notice>
    );
  }
  if (found.data.length === 0) {
    return (
      <p className="text-soft">
        <Trans>There is nobody to recommend yet..</Trans>
      </p>
    );
  }
  return (
    <ul className={grid}>
      {found.data.map(({ score, meetsMine, meetsTheirs, interest, ...profile }) => (
        <li key={profile.id}>
          <ProfileCard
            profile={profile}
            heading="h3"
            corner={<InterestHeart profile={profile} interest={interest} />}
            foot={<MatchReasons {...{ score, meetsMine, meetsTheirs }} gender={profile.gender} />}
          />
        </li>
      ))}
    </ul>
  );
}
