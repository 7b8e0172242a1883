import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReviewKindName } from '../../../care/reviews/shared/rules.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { Overdue } from '../../../kit/web/queue/QueueFrame.tsx';
import { paths } from '../../../paths.ts';
import type { staff } from './staff.ts';

type Attention = Awaited<ReturnType<typeof staff.dashboard.call>>['attention'];
type Queue = NonNullable<Attention['messages']>;

/** The queues of the viewer's role that have open work, as links; nothing for a role without queues. */
export function NeedsAttention({ attention }: { attention: Attention }) {
  const {
    reviews,
    payments,
    requests,
    calls,
    duplicates,
    messages,
    dataRequests,
    suggestions,
    heavyReaders,
    securityAlarms,
  } = attention;
  const queues: {
    to: string;
    queue: Queue | null;
    text(waiting: number): ReactNode;
    /** Where the viewer finds what is assigned when nothing waits. */
    assignedTo?: string;
  }[] = [
    {
      to: `${paths.adminSettings()}?tab=security`,
      queue: securityAlarms,
      text: (n) => <Plural value={n} one="# security alarm" other="# security alarms" />,
    },
    {
      to: `${paths.adminSettings()}?tab=security`,
      queue: heavyReaders,
      text: (n) => (
        <Plural
          value={n}
          one="# member or visitor is reading unusually many profiles"
          other="# members or visitors are reading unusually many profiles"
        />
      ),
    },
    ...(reviews?.kinds ?? []).map(({ kind, ...queue }) => ({
      to: `${paths.adminReviews()}?kind=${kind}`,
      queue,
      text: reviewsText[kind],
    })),
    {
      to: paths.adminPayments(),
      queue: payments,
      text: (n) => <Plural value={n} one="# payment needs attention" other="# payments need attention" />,
    },
    {
      to: paths.adminRequests(),
      queue: requests,
      assignedTo: `${paths.adminRequests()}?tab=in_progress`,
      text: (n) => (
        <Plural
          value={n}
          _0="Requests in progress"
          one="# request is waiting"
          other="# requests are waiting"
        />
      ),
    },
    {
      to: `${paths.adminUsers()}?calls=due`,
      queue: calls,
      text: (n) => <Plural value={n} one="# call-back is due" other="# call-backs are due" />,
    },
    {
      to: paths.adminDuplicates(),
      queue: duplicates,
      text: (n) => (
        <Plural
          value={n}
          one="# family may have registered twice"
          other="# families may have registered twice"
        />
      ),
    },
    {
      to: paths.adminSuggestions(),
      queue: suggestions,
      text: (n) => (
        <Plural
          value={n}
          one="# suggested match has a new reply"
          other="# suggested matches have new replies"
        />
      ),
    },
    {
      to: paths.adminInbox(),
      queue: messages,
      text: (n) => (
        <Plural value={n} _0="Messages to close" one="# message is waiting" other="# messages are waiting" />
      ),
    },
    {
      to: `${paths.adminInbox()}?about=data`,
      queue: dataRequests,
      text: (n) => (
        <Plural
          value={n}
          _0="Data requests to close"
          one="# data request is waiting"
          other="# data requests are waiting"
        />
      ),
    },
  ];
  const own = queues.flatMap(({ queue, ...one }) => (queue ? [{ ...one, ...queue }] : []));
  if (own.length === 0 && !reviews) return null;
  const waiting = own.filter((one) => one.waiting > 0 || one.overdue > 0 || one.assigned > 0);
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
          {waiting
            .toSorted((a, b) => Number(b.overdue > 0) - Number(a.overdue > 0))
            .map(({ to, text, assignedTo, waiting: n, overdue, assigned, oldestAt }) => (
              <li
                key={to}
                className="relative flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-xl border border-line bg-raised px-5 py-3 hover:bg-sunk"
              >
                <div>
                  <Link
                    to={n === 0 && assignedTo ? assignedTo : to}
                    className="font-semibold text-kumkum-ink underline underline-offset-4 after:absolute after:inset-0"
                  >
                    {text(n)}
                  </Link>
                  {assigned > 0 && (
                    <p className="text-sm">
                      <Trans>For you: {assigned}</Trans>
                    </p>
                  )}
                  {oldestAt && (
                    <p className="text-sm text-soft">
                      <Trans>
                        Oldest: <Day time={oldestAt} exact />
                      </Trans>
                    </p>
                  )}
                </div>
                {overdue > 0 && <Overdue />}
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

/** How many of each kind wait for a review. */
const reviewsText: Record<ReviewKindName, (waiting: number) => ReactNode> = {
  profile: (n) => <Plural value={n} one="# new profile is waiting" other="# new profiles are waiting" />,
  profile_text: (n) => <Plural value={n} one="# new text is waiting" other="# new texts are waiting" />,
  photo: (n) => <Plural value={n} one="# photo is waiting" other="# photos are waiting" />,
  id_document: (n) => <Plural value={n} one="# ID document is waiting" other="# ID documents are waiting" />,
  story: (n) => <Plural value={n} one="# success story is waiting" other="# success stories are waiting" />,
  report: (n) => <Plural value={n} one="# report is waiting" other="# reports are waiting" />,
};
