import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HandledBy } from '../../../../kit/web/queue/claims.tsx';
import { QueueFrame, type QueueRow } from '../../../../kit/web/queue/QueueFrame.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { featureName } from '../../../memberships/web/featureName.tsx';
import type { RequestState } from '../../shared/rules.ts';
import type { requests } from '../requests.ts';

type Page = Awaited<ReturnType<typeof requests.queue.call>>;
export type QueuedRequest = Page['items'][number];

type QueueProps = {
  state: RequestState;
  found: UseInfiniteQueryResult<{ pages: Page[] }>;
  onOpen(request: QueuedRequest): void;
};

/** The requests in one state. */
export function Queue({ state, found, onOpen }: QueueProps) {
  const { t } = useLingui();
  const rowOf = (request: QueuedRequest): QueueRow => ({
    id: request.id,
    shownAt: request.createdAt,
    overdue: request.overdue,
    name: request.member.name,
    about: `${request.member.publicId} · ${request.plan}`,
    kind: <Kind request={request} />,
    text: request.message,
    status: <Status request={request} />,
    opens: <Trans>request from {request.member.name}</Trans>,
    onOpen: () => onOpen(request),
  });
  return (
    <QueueFrame
      found={found}
      rowsOf={({ items }) => items.map(rowOf)}
      headings={{ time: <Trans>Received</Trans>, what: <Trans>Request</Trans> }}
      empty={nothing[state]}
      failed={t`Couldn't load the requests`}
    />
  );
}

function Kind({ request: { entitlement } }: { request: QueuedRequest }) {
  return (
    <Badge tone={entitlement === 'priority_support' ? 'kumkum' : 'quiet'}>
      {featureName({ entitlement, quota: null })}
    </Badge>
  );
}

function Status({ request: { takenBy, mine, state } }: { request: QueuedRequest }) {
  if (state !== 'done') return <HandledBy name={takenBy} mine={mine} />;
  if (mine) return <Trans>Replied by you</Trans>;
  return takenBy && <Trans>Replied by {takenBy}</Trans>;
}

const nothing: Record<RequestState, { title: ReactNode; text: ReactNode }> = {
  open: {
    title: <Trans>All clear</Trans>,
    text: <Trans>New requests from members appear here.</Trans>,
  },
  in_progress: {
    title: <Trans>Nothing in progress</Trans>,
    text: (
      <Trans>Assigned requests appear here. After one hour without a reply, they move back to Open.</Trans>
    ),
  },
  done: {
    title: <Trans>No replies sent yet</Trans>,
    text: <Trans>Requests with a reply appear here, newest first.</Trans>,
  },
};
