import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Overdue } from '../../kit/web/queue/QueueFrame.tsx';
import { paths } from '../../paths.ts';
import type { staff } from './staff.ts';

type Attention = Awaited<ReturnType<typeof staff.dashboard.call>>['attention'];

/** Queues with open work for the viewer's role, as links; nothing for a role without queues. */
export function NeedsAttention({ attention: { reviews, requests } }: { attention: Attention }) {
  if (!reviews && requests === null) return null;
  const waiting: { to: string; text: ReactNode; overdue: boolean }[] = [];
  if (reviews && reviews.waiting > 0) {
    waiting.push({
      to: paths.adminReviews(),
      text: <Plural value={reviews.waiting} one="# review is waiting" other="# reviews are waiting" />,
      overdue: reviews.overdue > 0,
    });
  }
  if (requests) {
    waiting.push({
      to: paths.adminRequests(),
      text: <Plural value={requests} one="# request is waiting" other="# requests are waiting" />,
      overdue: false,
    });
  }
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-xl">
        <Trans>Needs attention</Trans>
      </h2>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 text-soft">
          <CircleCheck aria-hidden className="size-5 text-leaf-ink" />
          <Trans>All clear</Trans>
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {waiting.map(({ to, text, overdue }) => (
            <li
              key={to}
              className="relative flex min-h-14 flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-raised px-5 py-3 hover:bg-sunk"
            >
              <Link
                to={to}
                className="font-semibold text-kumkum-ink underline underline-offset-4 after:absolute after:inset-0"
              >
                {text}
              </Link>
              {overdue && <Overdue />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
