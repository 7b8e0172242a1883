import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { dropUnsent, type Unsent } from '../../../../kit/web/outbox/outbox.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Message } from '../../contract.ts';
import type { Written } from '../unsentMessages.ts';
import { SentBubble, UnsentBubble } from './Bubbles.tsx';
import { formatDay, sameDay } from './days.ts';

/** Distance from the end, in pixels, that still counts as the end. */
const NEAR_END = 80;

type ThreadProps = {
  name: string;
  /** Whether the other profile is deleted. */
  gone?: boolean | undefined;
  sent: Message[];
  unsent: Unsent<Written>[];
  /** The first message that was unread when the conversation was opened. */
  firstUnread?: string;
  /** Shown above the oldest message: the button that loads older ones. */
  older?: ReactNode;
  onRetry(): void;
  /** The searched text, and the found message that is shown. */
  search?: { q: string; current: string | undefined };
  /** Actions for a received message. */
  menuOf?: (message: Message) => ReactNode;
  /** Shown below the newest message with words that fraudsters use. */
  warningOf?: (message: Message) => ReactNode;
  /** Called when the end is visible: all loaded messages have been seen. */
  onSeen?(): void;
};

/**
 * The messages of a conversation by day. At the end it stays at the end; otherwise it stays where the reader scrolled
 * to.
 */
export function Thread({
  name,
  gone,
  sent,
  unsent,
  firstUnread,
  older,
  search,
  menuOf,
  warningOf,
  onRetry,
  onSeen,
}: ThreadProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const known = new Set(sent.map(({ id }) => id));
  const waiting = unsent.filter(({ id }) => !known.has(id));
  // A message can have arrived although its answer was lost.
  const arrived = unsent.find(({ id, state }) => state !== 'sending' && known.has(id))?.id;
  useEffect(() => {
    if (arrived) dropUnsent(arrived);
  }, [arrived]);
  const last = sent.at(-1);
  const lastMine = [...sent].reverse().find(({ mine }) => mine)?.id;
  const risky = sent.findLast(({ risky }) => risky)?.id;
  const news = useNews(last);
  const toEnd = () => box.current?.scrollTo({ top: 0 });

  useEffect(() => {
    if (atEnd && last) onSeen?.();
  }, [atEnd, last, onSeen]);

  const found = search?.current;
  useEffect(() => {
    if (found) document.getElementById(`message-${found}`)?.scrollIntoView({ block: 'center' });
  }, [found]);

  // The writer sees the new message: the list scrolls to its end.
  const newest = waiting.at(-1)?.id;
  useEffect(() => {
    if (newest) box.current?.scrollTo({ top: 0 });
  }, [newest]);

  return (
    <div className="relative min-h-0 grow">
      {/* Laid out from below: it opens at the end, and messages added above or below do not move the visible ones. */}
      <section
        ref={box}
        aria-label={t`Messages with ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: needed to scroll by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setAtEnd(Math.abs(currentTarget.scrollTop) < NEAR_END)}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div className="py-4">
          {older}
          <ol>
            {sent.map((message, place) => (
              <Fragment key={message.id}>
                <DayLine before={sent[place - 1]?.sentAt} time={message.sentAt} />
                {message.id === firstUnread && <NewLine />}
                <SentBubble
                  message={message}
                  name={name}
                  gone={gone}
                  receipt={message.id === lastMine}
                  menu={!message.mine && menuOf?.(message)}
                  wanted={search?.q}
                  found={message.id === found}
                />
                {message.id === risky && warningOf?.(message)}
              </Fragment>
            ))}
            {waiting.map((message, place) => (
              <Fragment key={message.id}>
                <DayLine before={waiting[place - 1]?.writtenAt ?? last?.sentAt} time={message.writtenAt} />
                <UnsentBubble message={message} onRetry={onRetry} onDrop={() => dropUnsent(message.id)} />
              </Fragment>
            ))}
          </ol>
        </div>
      </section>
      <p role="status" className="sr-only">
        {news && t`${name} wrote: ${news}`}
      </p>
      {!atEnd && (
        <Button
          kind="quiet"
          size="small"
          onClick={toEnd}
          className="absolute right-4 bottom-3 bg-raised shadow-lift"
        >
          <ArrowDown aria-hidden className="size-5" />
          {last && !last.mine && !last.readAt ? <Trans>New message</Trans> : <Trans>Latest messages</Trans>}
        </Button>
      )}
    </div>
  );
}

/** New messages of the other side since the conversation was opened, for screen readers. */
function useNews(last: Message | undefined): string | null {
  const first = useRef(last?.id);
  first.current ??= last?.id;
  return last && !last.mine && last.id !== first.current ? last.body : null;
}

function DayLine({ before, time }: { before: string | undefined; time: string }) {
  if (before && sameDay(before, time)) return null;
  return (
    <li className="py-3 text-center text-sm text-soft">
      <span className="rounded-full bg-sunk px-3 py-1">{formatDay(time)}</span>
    </li>
  );
}

function NewLine() {
  return (
    <li className="flex items-center gap-3 px-3 py-2 font-semibold text-kumkum-ink text-sm md:px-5">
      <span aria-hidden className="h-px grow bg-kumkum-ink/40" />
      <Trans>New messages</Trans>
      <span aria-hidden className="h-px grow bg-kumkum-ink/40" />
    </li>
  );
}
