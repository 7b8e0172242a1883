import { Trans, useLingui } from '@lingui/react/macro';
import { can } from '../../../../kit/shared/api/capabilities.ts';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { staff } from '../staff.ts';

type Figures = Awaited<ReturnType<typeof staff.dashboard.call>>;
type Name = keyof Figures['before'];

const number = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** The four figures, each with what it counts, and with how it has changed in 30 days. */
export function FigureTiles({ figures }: { figures: Figures | undefined }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const tiles: { name: Name; label: string; counts: string; money?: boolean }[] = [
    { name: 'totalUsers', label: t`Total Users`, counts: t`Accounts of members and relatives` },
    // The server does not send it to other roles; until it has answered, the tiles must not jump either.
    ...(can(viewer, 'revenue.read')
      ? [
          {
            name: 'totalRevenuePaise' as const,
            label: t`Total Revenue`,
            counts: t`Payments less refunds`,
            money: true,
          },
        ]
      : []),
    { name: 'newSignups', label: t`New Signups (30d)`, counts: t`New accounts` },
    { name: 'activeSubscriptions', label: t`Active Subscriptions`, counts: t`Plans running now` },
  ];
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))] gap-3 sm:gap-4 xl:grid-cols-4">
      {tiles.map(({ name, label, counts, money }) => {
        const now = figures?.[name];
        const write = money ? rupees : (value: number) => number.format(value);
        return (
          <li
            key={label}
            className="@container rounded-xl border border-line bg-raised px-4 py-3 sm:px-5 sm:py-4"
          >
            <p className="text-soft">{label}</p>
            <p className="text-soft text-sm">{counts}</p>
            {/* ₹10,00,00,000 fits on one line. */}
            <p
              className={classes(
                'text-[clamp(1.25rem,14cqw,2.25rem)] [overflow-wrap:anywhere]',
                money ? 'amount' : 'font-semibold font-serif',
              )}
            >
              {now == null ? <Skeleton className="h-12 w-24" /> : write(now)}
            </p>
            {now == null ? (
              <Skeleton className="mt-1 h-5 w-32" />
            ) : (
              <Change now={now} before={figures?.before[name] ?? 0} write={write} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ChangeProps = { now: number; before: number; write(value: number): string };

function Change({ now, before, write }: ChangeProps) {
  const difference = now - before;
  const signed = `${difference < 0 ? '−' : '+'}${write(Math.abs(difference))}`;
  const share = before > 0 ? ` (${percent.format(Math.abs(difference) / before)})` : '';
  return (
    <p className="mt-1 text-sm text-soft">
      {difference === 0 ? (
        <Trans>Same as 30 days ago</Trans>
      ) : (
        <Trans>
          <span className={difference > 0 ? 'font-semibold text-leaf-ink' : 'font-semibold text-kumkum-ink'}>
            {signed}
          </span>
          {share} vs 30 days ago
        </Trans>
      )}
    </p>
  );
}
