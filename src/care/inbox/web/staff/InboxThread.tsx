import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { HandledBy } from '../../../../kit/web/queue/claims.tsx';
import { Overdue } from '../../../../kit/web/queue/QueueFrame.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { inbox } from '../inbox.ts';
import { MessageBadges } from './MessageBadges.tsx';

export type OpenMessage = Awaited<ReturnType<typeof inbox.thread.call>>;

/** A conversation, oldest first. */
export function InboxThread({ message }: { message: OpenMessage }) {
  const { name, state, overdue, dueAt, takenBy, mine } = message;
  const open = state === 'new' || state === 'answered';
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm text-soft">
        <MessageBadges message={message} />
        {overdue ? (
          <Overdue />
        ) : (
          open && (
            <Trans>
              Due by <Day time={dueAt} exact />
            </Trans>
          )
        )}
        <HandledBy name={takenBy} mine={mine} />
      </p>
      <ol className="grid gap-4">
        <ThreadEntry sentAt={message.sentAt} author={name}>
          {message.message}
        </ThreadEntry>
        {message.replies.map((reply) => (
          <ThreadEntry
            key={reply.id}
            sentAt={reply.writtenAt}
            ours={reply.byStaff}
            author={reply.byStaff ? (reply.author ?? <Trans>Our team</Trans>) : name}
          >
            {reply.text}
          </ThreadEntry>
        ))}
      </ol>
    </>
  );
}

type ThreadEntryProps = { sentAt: string; author: ReactNode; ours?: boolean; children: string };

/** What one side wrote in a conversation; ours has a mark. */
function ThreadEntry({ sentAt, author, ours, children }: ThreadEntryProps) {
  return (
    <li className={ours ? 'border-kumkum-ink border-l-2 pl-4' : 'border-clay border-l-2 pl-4'}>
      <p className="text-sm text-soft">
        <Dots>
          {author}
          <Day time={sentAt} exact />
        </Dots>
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </li>
  );
}
