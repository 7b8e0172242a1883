import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { MatchingFigures } from '../../../meeting/matching/web/MatchingFigures.tsx';
import { FigureTiles } from './dashboard/FigureTiles.tsx';
import { Stats } from './dashboard/Stats.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { staff } from './staff.ts';

export const meta = () => page({ title: t`Admin Dashboard` });

export default function AdminDashboardPage() {
  const { t } = useLingui();
  const found = useQuery(staff.dashboard.queryOptions({ refetchInterval: 60_000 }));
  return (
    <>
      <h1 className="mb-6 text-3xl">
        <Trans>Dashboard</Trans>
      </h1>
      {found.isError && !found.data ? (
        <NotLoaded of={found} title={t`Couldn't load your numbers`} />
      ) : (
        <FigureTiles figures={found.data} />
      )}
      {found.data && <NeedsAttention attention={found.data.attention} />}
      <Stats />
      <MatchingFigures />
    </>
  );
}
