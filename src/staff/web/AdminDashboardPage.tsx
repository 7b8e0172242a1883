import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { can } from '../../kit/api/capabilities.ts';
import { NotLoaded } from '../../kit/web/api/NotLoaded.tsx';
import { rupees } from '../../kit/web/locale/format.ts';
import { useViewer } from '../../kit/web/viewer.ts';
import { page } from '../../site/web/page.ts';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { staff } from './staff.ts';

export const meta = () => page({ title: t`Admin Dashboard` });

const number = new Intl.NumberFormat('en-IN');

export default function AdminDashboardPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const found = useQuery(staff.dashboard.queryOptions({ refetchInterval: 60_000 }));
  const figures = found.data;
  const revenue = figures?.totalRevenuePaise;
  // The server does not send it to other roles; until it has answered, the tiles must not jump either.
  const seesRevenue = can(viewer, 'revenue.read');
  const tiles = [
    { label: t`Total Users`, value: figures && number.format(figures.totalUsers) },
    ...(seesRevenue
      ? [{ label: t`Total Revenue`, value: revenue == null ? undefined : rupees(revenue) }]
      : []),
    { label: t`New Signups (30d)`, value: figures && number.format(figures.newSignups) },
    { label: t`Active Subscriptions`, value: figures && number.format(figures.activeSubscriptions) },
  ];
  return (
    <>
      <h1 className="mb-6 text-3xl">
        <Trans>Dashboard</Trans>
      </h1>
      {found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load your numbers`} />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {tiles.map(({ label, value }) => (
            <li key={label} className="rounded-xl border border-line bg-raised px-5 py-4">
              <p className="text-soft">{label}</p>
              <p className="font-semibold font-serif text-4xl">
                {value ?? <Skeleton className="h-12 w-24" />}
              </p>
            </li>
          ))}
        </ul>
      )}
      {figures && <NeedsAttention attention={figures.attention} />}
    </>
  );
}
