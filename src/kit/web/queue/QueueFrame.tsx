import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { MoreOf } from '../api/MoreOf.tsx';
import { NotLoaded } from '../api/NotLoaded.tsx';
import { Day } from '../locale/Day.tsx';
import { DeskTable } from './DeskTable.tsx';

/** One line of a queue of the staff. */
export type QueueRow = {
  id: string;
  /** When it came, an ISO time. */
  shownAt: string;
  overdue: boolean;
  name: string;
  /** Distinguishes this member from others of the same name. */
  about: ReactNode;
  kind: ReactNode;
  text?: ReactNode;
  /** Who is handling it, or who has done it. */
  status: ReactNode;
  /** What is read out after 'Open'. */
  opens: ReactNode;
  onOpen(): void;
};

type QueueFrameProps<Page> = {
  found: UseInfiniteQueryResult<{ pages: Page[] }>;
  rowsOf(page: Page): QueueRow[];
  headings: { time: ReactNode; what: ReactNode; who?: ReactNode };
  empty: { title: ReactNode; text?: ReactNode };
  failed: string;
};

/** What waits for the staff, the same for every kind of work: a table on a desk, cards on a phone. */
export function QueueFrame<Page>({ found, rowsOf, headings, empty, failed }: QueueFrameProps<Page>) {
  if (found.isPending) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-24" />
        ))}
      </div>
    );
  }
  const rows = found.data?.pages.flatMap(rowsOf);
  if (!rows) return <NotLoaded of={found} title={failed} />;
  if (rows.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:hidden">
        {rows.map((row) => (
          <li key={row.id}>
            <Card className="p-4">
              <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
                <Day time={row.shownAt} exact />
                <Marks row={row} />
              </p>
              <p className="mt-2 font-semibold font-serif text-lg [overflow-wrap:anywhere]">
                <bdi>{row.name}</bdi>
              </p>
              <p className="text-sm text-soft [overflow-wrap:anywhere]">{row.about}</p>
              <p className="mt-2 line-clamp-3 [overflow-wrap:anywhere] empty:hidden">{row.text}</p>
              <p className="mt-1 text-sm text-soft [overflow-wrap:anywhere] empty:hidden">{row.status}</p>
              <div className="mt-3">
                <OpenButton row={row} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <DeskTable
        columns={[
          { heading: headings.time, width: 'w-40' },
          { heading: headings.who ?? <Trans>Member</Trans>, width: 'w-56' },
          { heading: headings.what },
        ]}
        actions="w-36"
      >
        {rows.map((row) => (
          <tr key={row.id} className="border-line border-b align-top">
            <td className="py-4 pr-4 text-soft">
              <Day time={row.shownAt} exact />
            </td>
            <td className="py-4 pr-4 [overflow-wrap:anywhere]">
              <p className="font-semibold">
                <bdi>{row.name}</bdi>
              </p>
              <p className="text-sm text-soft">{row.about}</p>
            </td>
            <td className="py-4 pr-6">
              <p className="flex flex-wrap gap-2">
                <Marks row={row} />
              </p>
              <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere] empty:hidden">{row.text}</p>
              <p className="mt-1 text-sm text-soft empty:hidden">{row.status}</p>
            </td>
            <td className="py-4 text-right">
              <OpenButton row={row} />
            </td>
          </tr>
        ))}
      </DeskTable>
      <MoreOf found={found} />
    </>
  );
}

function Marks({ row: { kind, overdue } }: { row: QueueRow }) {
  return (
    <span className="flex flex-wrap gap-2">
      {kind}
      {overdue && <Overdue />}
    </span>
  );
}

/** Shows that something is overdue. */
export function Overdue() {
  return (
    <Badge tone="notice">
      <Clock aria-hidden />
      <Trans>Overdue</Trans>
    </Badge>
  );
}

function OpenButton({ row: { opens, onOpen } }: { row: QueueRow }) {
  return (
    <Button kind="quiet" size="small" onClick={onOpen}>
      <Trans>
        Open<span className="sr-only"> {opens}</span>
      </Trans>
    </Button>
  );
}
