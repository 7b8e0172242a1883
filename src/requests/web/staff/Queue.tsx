import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateTime } from '../../../kit/web/format.ts';
import { NotLoaded } from '../../../kit/web/NotLoaded.tsx';
import { featureName } from '../../../memberships/web/featureName.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { RequestState } from '../../rules.ts';
import type { requests } from '../requests.ts';

type Page = Awaited<ReturnType<typeof requests.queue.call>>;
export type QueuedRequest = Page['items'][number];

type QueueProps = {
  state: RequestState;
  found: UseInfiniteQueryResult<{ pages: Page[] }>;
  onOpen(request: QueuedRequest): void;
};

/** The requests in one state: a table on a desk, cards on a phone. */
export function Queue({ state, found, onOpen }: QueueProps) {
  const { t } = useLingui();
  if (found.isPending) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-24" />
        ))}
      </div>
    );
  }
  const all = found.data?.pages.flatMap(({ items }) => items);
  if (!all) {
    return <NotLoaded of={found} title={t`The requests could not be loaded`} />;
  }
  if (all.length === 0) return <EmptyState {...nothing[state]} />;
  return (
    <>
      <ul className="grid gap-3 lg:hidden">
        {all.map((request) => (
          <li key={request.id}>
            <Card className="p-4">
              <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
                {dateTime(request.createdAt)}
                <Kind request={request} />
              </p>
              <p className="mt-2 font-semibold font-serif text-lg [overflow-wrap:anywhere]">
                {request.member.name}
              </p>
              <p className="text-sm text-soft">
                {request.member.publicId} · {request.plan}
              </p>
              <p className="mt-2 line-clamp-3 [overflow-wrap:anywhere]">{request.message}</p>
              <Taker request={request} />
              <div className="mt-3">
                <OpenButton request={request} onOpen={onOpen} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <table className="hidden w-full table-fixed text-left lg:table">
        <thead className="border-line border-b text-sm text-soft">
          <tr>
            <th scope="col" className="w-40 py-2 pr-4 font-semibold">
              <Trans>Asked</Trans>
            </th>
            <th scope="col" className="w-56 py-2 pr-4 font-semibold">
              <Trans>Member</Trans>
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              <Trans>Request</Trans>
            </th>
            <th scope="col" className="w-36 py-2">
              <span className="sr-only">
                <Trans>What can be done</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map((request) => (
            <tr key={request.id} className="border-line border-b align-top">
              <td className="py-4 pr-4 text-soft">{dateTime(request.createdAt)}</td>
              <td className="py-4 pr-4 [overflow-wrap:anywhere]">
                <p className="font-semibold">{request.member.name}</p>
                <p className="text-sm text-soft">
                  {request.member.publicId} · {request.plan}
                </p>
              </td>
              <td className="py-4 pr-6">
                <Kind request={request} />
                <p className="mt-1 line-clamp-2 [overflow-wrap:anywhere]">{request.message}</p>
                <Taker request={request} />
              </td>
              <td className="py-4 text-right">
                <OpenButton request={request} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.hasNextPage && (
        <LoadMore
          busy={found.isFetchingNextPage}
          failed={found.isFetchNextPageError ? t`The next ones could not be loaded.` : undefined}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </>
  );
}

function Kind({ request: { entitlement } }: { request: QueuedRequest }) {
  return (
    <Badge tone={entitlement === 'priority_support' ? 'kumkum' : 'quiet'}>
      {featureName({ entitlement, quota: null })}
    </Badge>
  );
}

function Taker({ request: { takenBy, mine, state } }: { request: QueuedRequest }) {
  if (!takenBy) return null;
  const done = state === 'done';
  return (
    <p className="mt-1 text-sm text-soft">
      {mine ? (
        done ? (
          <Trans>You have answered it.</Trans>
        ) : (
          <Trans>You are at it.</Trans>
        )
      ) : done ? (
        <Trans>{takenBy} has answered it.</Trans>
      ) : (
        <Trans>{takenBy} is at it.</Trans>
      )}
    </p>
  );
}

function OpenButton({ request, onOpen }: { request: QueuedRequest; onOpen(request: QueuedRequest): void }) {
  const { name } = request.member;
  return (
    <Button kind="quiet" size="small" onClick={() => onOpen(request)}>
      <Trans>
        Open<span className="sr-only"> the request of {name}</span>
      </Trans>
    </Button>
  );
}

const nothing: Record<RequestState, { title: ReactNode; text: ReactNode }> = {
  open: {
    title: <Trans>Nobody is waiting</Trans>,
    text: <Trans>When a member asks for something that their plan has, you see it here.</Trans>,
  },
  in_progress: {
    title: <Trans>Nothing is in progress</Trans>,
    text: <Trans>What somebody has taken up stays here until it is answered.</Trans>,
  },
  done: {
    title: <Trans>Nothing has been answered yet</Trans>,
    text: <Trans>You see here what was answered, the newest first.</Trans>,
  },
};
