import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CheckCheck, CircleAlert, Clock, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOffline } from '../../../../kit/web/live/connection.ts';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import type { Unsent } from '../../../../kit/web/outbox/outbox.ts';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import type { Message } from '../../contract.ts';
import type { Written } from '../unsentMessages.ts';
import { marked } from './marked.tsx';

type BubbleProps = {
  id?: string;
  mine: boolean;
  from: string;
  body: ReactNode;
  foot: ReactNode;
  /** Actions for the message, beside it. */
  menu?: ReactNode;
  /** Whether it is the search result that is shown now. */
  found?: boolean;
  children?: ReactNode;
};

function Bubble({ id, mine, from, body, foot, menu, found = false, children }: BubbleProps) {
  return (
    <li id={id} className={classes('flex flex-col px-3 py-1 md:px-5', mine ? 'items-end' : 'items-start')}>
      <div
        className={classes('flex items-center', mine ? 'max-w-[min(85%,34rem)]' : 'max-w-[min(95%,37rem)]')}
      >
        <div
          className={classes(
            'min-w-0 rounded-xl border px-3.5 py-2',
            found && 'ring-2 ring-marigold',
            mine ? 'rounded-br-sm border-kumkum-soft bg-kumkum-soft' : 'rounded-bl-sm border-line bg-raised',
          )}
        >
          <span className="sr-only">{from}</span>
          {/* Letters that are joined are not broken: so many of them are cut. */}
          <p dir="auto" className="overflow-x-clip whitespace-pre-wrap [overflow-wrap:anywhere]">
            {body}
          </p>
          <p className="mt-0.5 flex items-center justify-end gap-1.5 text-sm text-soft leading-tight">
            {foot}
          </p>
        </div>
        {menu}
      </div>
      {children}
    </li>
  );
}

type SentBubbleProps = {
  message: Message;
  name: string;
  /** Whether the other profile is deleted: nothing is hidden from anybody. */
  gone?: boolean | undefined;
  /** Whether sent or read is shown: at the viewer's last one. */
  receipt: boolean;
  menu?: ReactNode;
  /** The searched text, which is marked. */
  wanted?: string | undefined;
  found?: boolean | undefined;
};

/** A message that the server has stored. */
export function SentBubble({ message, name, gone, receipt, menu, wanted = '', found }: SentBubbleProps) {
  const { t } = useLingui();
  const { mine, sentAt, readAt, masked } = message;
  return (
    <Bubble
      id={`message-${message.id}`}
      mine={mine}
      from={mine ? t`You wrote:` : t`${name} wrote:`}
      body={marked(message.body, wanted)}
      menu={menu}
      found={found}
      foot={
        <>
          <time dateTime={sentAt}>{clockTime(sentAt)}</time>
          {mine && receipt && (
            <span className="inline-flex items-center gap-1">
              {readAt ? (
                <CheckCheck aria-hidden className="size-4 text-leaf-ink" />
              ) : (
                <Check aria-hidden className="size-4" />
              )}
              {readAt ? <Trans>Read</Trans> : <Trans>Sent</Trans>}
            </span>
          )}
        </>
      }
    >
      {masked && !(mine && gone) && (
        <p className="mt-1 flex max-w-[min(85%,34rem)] gap-1.5 text-sm text-soft">
          <EyeOff aria-hidden className="mt-1 size-4 shrink-0" />
          {mine ? (
            <Trans>Contact details are hidden from {name}</Trans>
          ) : (
            <Trans>Contact details are hidden</Trans>
          )}
        </p>
      )}
    </Bubble>
  );
}

type UnsentBubbleProps = { message: Unsent<Written>; onRetry(): void; onDrop(): void };

/** A message that is being sent, waits for the connection, or was refused. */
export function UnsentBubble({
  message: { input, writtenAt, state, words },
  onRetry,
  onDrop,
}: UnsentBubbleProps) {
  const { t } = useLingui();
  const offline = useOffline();
  const { body } = input;
  const waits = state !== 'failed' && (offline || (state === 'waiting' && words !== undefined));
  return (
    <Bubble
      mine
      from={t`You wrote:`}
      body={body}
      foot={
        <>
          <time dateTime={writtenAt}>{clockTime(writtenAt)}</time>
          {state !== 'failed' && (
            <>
              <Clock aria-hidden className="size-4" />
              {waits ? <Trans>Waiting to send</Trans> : <Trans>Sending</Trans>}
            </>
          )}
        </>
      }
    >
      {state === 'failed' && (
        <p role="alert" className="mt-1 flex max-w-[min(85%,34rem)] gap-1.5 text-bad-ink text-sm">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            <Trans>Not sent.</Trans> {words}
          </span>
        </p>
      )}
      {(state === 'failed' || waits) && (
        <div className="flex gap-1">
          <Button kind="plain" size="small" onClick={onDrop}>
            <Trans>Delete</Trans>
          </Button>
          <Button kind="plain" size="small" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </Bubble>
  );
}
