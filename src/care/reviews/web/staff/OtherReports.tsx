import { Trans } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Card } from '../../../../ui/Card.tsx';
import type { reviews } from '../reviews.ts';
import { reportedTitle } from '../reviewText.ts';

export type OtherReport = Awaited<ReturnType<typeof reviews.read.call>>['together'][number];

/** The other waiting reports about the same person, each with a link to it. */
export function OtherReports({ name, reports }: { name: string; reports: OtherReport[] }) {
  const [address] = useSearchParams();
  function linkTo(review: string): string {
    const next = new URLSearchParams(address);
    next.set('review', review);
    return `?${next}`;
  }
  return (
    <Card className="mb-8 max-w-text p-4">
      <h2 className="text-xl">
        <Trans>Other reports about {name}</Trans>
      </h2>
      <ul className="mt-2 grid gap-1">
        {reports.map(({ id, reported, submittedAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Link to={linkTo(id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {reportedTitle(reported)}
            </Link>
            <span className="text-soft text-sm">
              <Day time={submittedAt} exact />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
