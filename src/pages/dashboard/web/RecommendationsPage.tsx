import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { matching } from '../../../meeting/matching/web/matching.ts';
import { PickOfWeek } from '../../../meeting/matching/web/picks/PickOfWeek.tsx';
import { RecommendationList } from '../../../meeting/matching/web/recommended/RecommendationList.tsx';
import { SuggestedMatches } from '../../../meeting/suggestions/web/suggested/SuggestedMatches.tsx';
import { suggestions } from '../../../meeting/suggestions/web/suggestions.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { dashboard, hasWishes } from './dashboard.ts';

const queries = ofMember(() => [
  dashboard.mine.queryOptions(),
  suggestions.list.queryOptions(),
  matching.pick.queryOptions(),
  matching.recommendations.infiniteOptions(byCursor()),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Recommended For You` });

export default function RecommendationsPage() {
  const { viewer } = useViewer();
  const { data } = useQuery(dashboard.mine.queryOptions({ enabled: Boolean(viewer?.profile) }));
  if (!viewer) return null;
  if (!viewer.profile) return <NoProfile staff={viewer.staff !== null} />;
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Recommended For You</Trans>
      </h1>
      <p className="mt-2 mb-6 max-w-text text-soft md:text-lg">
        <Trans>
          Most likely matches first. Preferences on both sides, recent visits and replies all count.
        </Trans>
      </p>
      <SuggestedMatches />
      <PickOfWeek />
      <RecommendationList stated={hasWishes(data)} />
    </div>
  );
}
