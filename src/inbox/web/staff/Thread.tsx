import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dateTime } from '../../../kit/web/locale/format.ts';
import { HandledBy } from '../../../kit/web/queue/claims.tsx';
import { Overdue } from '../../../kit/web/queue/QueueFrame.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { markOf } from '../../rules.ts';
import type { inbox } from '../inbox.ts';
import { useTopicTexts } from '../useTopicTexts.ts';
import { stateNames } from './MessageQueue.tsx';

export type OpenMessage = Awaited<ReturnType<typeof inbox.thread.call>>;

/** A conversation, oldest first. */
export function Thread({ message }: { message: OpenMessage }) {
  const { name, state, overdue, dueAt, takenBy, mine } = message;
  const topics = useTopicTexts();
  const open = state === 'new' || state === 'answered';
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge>{stateNames[state]}</Badge>
        <Badge>{markOf(message.id)}</Badge>
        {message.topic !== 'general' && <Badge tone="notice">{topics[message.topic]}</Badge>}
        {overdue ? <Overdue /> : open && <Trans>Due by {dateTime(dueAt)}</Trans>}
        <HandledBy name={takenBy} mine={mine} />
      </p>
      <ol className="grid gap-4">
        <Entry at={message.sentAt} by={name}>
          {message.message}
        </Entry>
        {message.replies.map((reply) => (
          <Entry
            key={reply.id}
            at={reply.writtenAt}
            ours={reply.byStaff}
            by={reply.byStaff ? (reply.author ?? <Trans>Our team</Trans>) : name}
          >
            {reply.text}
          </Entry>
        ))}
      </ol>
    </>
  );
}

function Entry({ at, by, ours, children }: { at: string; by: ReactNode; ours?: boolean; children: string }) {
  return (
    <li className={ours ? 'border-kumkum-ink border-l-2 pl-4' : 'border-clay border-l-2 pl-4'}>
      <p className="text-sm text-soft">
        {by} · {dateTime(at)}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </li>
  );
}
