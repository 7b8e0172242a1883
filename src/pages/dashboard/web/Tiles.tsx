import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';

type Figures = { profileViews: number; interestsReceived: number; messages: number; shortlisted: number };

const number = new Intl.NumberFormat('en-IN');

/** The four figures of the dashboard, with skeletons while they load. */
export function Tiles({ figures }: { figures: Figures | undefined }) {
  const { t } = useLingui();
  const tiles: { label: string; count: number | undefined; to: string }[] = [
    { label: t`Profile Views`, count: figures?.profileViews, to: paths.viewers() },
    { label: t`Interests Received`, count: figures?.interestsReceived, to: paths.interests() },
    { label: t`Messages`, count: figures?.messages, to: paths.messages() },
    { label: t`Shortlisted`, count: figures?.shortlisted, to: paths.shortlisted() },
  ];
  return (
    <div className="@container mt-10">
      <ul className="grid @max-[13rem]:grid-cols-1 grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line md:grid-cols-4">
        {tiles.map(({ label, count, to }) => (
          <li key={label} className="relative bg-raised px-4 py-4 lg:px-6">
            <div className="h-12 font-semibold font-serif text-4xl">
              {count === undefined ? <Skeleton className="h-10 w-14" /> : number.format(count)}
            </div>
            <Link
              to={to}
              className="text-kumkum-ink underline underline-offset-4 after:absolute after:inset-0"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
