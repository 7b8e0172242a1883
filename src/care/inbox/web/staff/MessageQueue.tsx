import { Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HandledBy } from '../../../../kit/web/queue/claims.tsx';
import { QueueFrame, type QueueRow } from '../../../../kit/web/queue/QueueFrame.tsx';
import type { MessageState } from '../../shared/lists.ts';
import type { inbox } from '../inbox.ts';
import { MessageBadges } from './MessageBadges.tsx';

type Page = Awaited<ReturnType<typeof inbox.queue.call>>;
type Message = Page['items'][number];

type MessageQueueProps = {
  /** Null for what a search found. */
  state: MessageState | null;
  /** Whether requests about data alone are listed. */
  data: boolean;
  found: UseInfiniteQueryResult<{ pages: Page[] }>;
  onOpen(id: string): void;
};

/** The messages in one state. */
export function MessageQueue({ state, data, found, onOpen }: MessageQueueProps) {
  const { t } = useLingui();
  const rowOf = (message: Message): QueueRow => ({
    id: message.id,
    shownAt: message.sentAt,
    overdue: message.overdue,
    name: message.name,
    about: message.email,
    kind: <MessageBadges message={message} withoutState={state !== null} />,
    text: message.message,
    status: <HandledBy name={message.takenBy} mine={message.mine} />,
    opens: <Trans>message from {message.name}</Trans>,
    onOpen: () => onOpen(message.id),
  });
  return (
    <QueueFrame
      found={found}
      rowsOf={({ items }) => items.map(rowOf)}
      headings={{ time: <Trans>Received</Trans>, who: <Trans>From</Trans>, what: <Trans>Message</Trans> }}
      empty={
        state === null
          ? { title: <Trans>No messages found</Trans> }
          : data
            ? { title: <Trans>No data requests</Trans> }
            : nothing[state]
      }
      failed={t`Couldn't load the messages`}
    />
  );
}

const nothing: Record<MessageState, { title: ReactNode; text?: ReactNode }> = {
  new: {
    title: <Trans>All clear</Trans>,
    text: <Trans>New messages and data requests appear here.</Trans>,
  },
  answered: {
    title: <Trans>No replies sent yet</Trans>,
    text: <Trans>Messages with a reply appear here until they are closed.</Trans>,
  },
  closed: { title: <Trans>Nothing closed yet</Trans> },
  spam: { title: <Trans>No spam</Trans> },
};
