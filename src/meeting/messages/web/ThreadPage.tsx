import { useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { addUnsent, retryUnsent, useUnsent } from '../../../kit/web/outbox/outbox.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { SafetyMenu } from '../../../people/safety/web/SafetyMenu.tsx';
import type { ReportTarget } from '../../../people/safety/web/sendReport.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import type { Conversation, Message } from '../contract.ts';
import { messages } from './messages.ts';
import { ClosedNotice, NoComposer } from './thread/ClosedNotice.tsx';
import { Composer } from './thread/Composer.tsx';
import { MessagesFailed, NoSuchThread, ThreadFailed, ThreadSkeleton } from './thread/NoSuchThread.tsx';
import { Thread } from './thread/Thread.tsx';
import { ThreadHead } from './thread/ThreadHead.tsx';
import { useSearch } from './thread/useSearch.ts';
import { useOwnTyping, useTheirTyping } from './thread/useTyping.ts';
import type { Written } from './unsentMessages.ts';
import { useFirstUnread } from './useFirstUnread.ts';
import { threadQuery, useThread } from './useThread.ts';

const SearchBar = lazyPart(() => import('./thread/SearchBar.tsx'));
const Warning = lazyPart(() => import('./thread/Warning.tsx'));

/** On a phone the conversation's head and composer are the only bars. */
export const handle = { own: true, whole: true };

const queries = ofMember(({ params: { id = '' } }) => [
  messages.read.queryOptions({ input: { id } }),
  threadQuery(id),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

/** One conversation: the other side, the messages, and the composer. */
export default function ThreadPage() {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const found = useQuery(messages.read.queryOptions({ input: { id } }));
  if (found.data && viewer?.profile) {
    return <Open key={id} conversation={found.data} me={viewer.profile.id} />;
  }
  if (found.isPending) return <ThreadSkeleton />;
  const unknown = found.error instanceof ORPCError && [404, 422].includes(found.error.status);
  return unknown ? <NoSuchThread /> : <ThreadFailed of={found} />;
}

function Open({
  conversation: { id, name: known, profile, shut, masks, blocked },
  me,
}: {
  conversation: Conversation;
  me: string;
}) {
  const { t } = useLingui();
  const name = known || t`Deleted profile`;
  const viewsOnly = useViewsOnly();
  // Keyed by the other profile, as on the page that starts the conversation: unsent messages from there are shown here.
  const boxKey = `${me} ${profile?.id ?? id}`;
  const { found, all } = useThread(id);
  const unsent = useUnsent<Written>(boxKey);
  const onSeen = useMarkRead(id, all);
  const firstUnread = useFirstUnread(all, found);
  const typing = useTheirTyping(id, all);
  const onTyping = useOwnTyping(id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const search = useSearch(id, { all, hasNextPage, isFetchingNextPage, fetchNextPage });
  const searchButton = useRef<HTMLButtonElement>(null);
  function closeSearch() {
    search.setOpen(false);
    searchButton.current?.focus();
  }
  const person = { id: profile?.id ?? null, name };
  // Without the profile there is nothing else to report where the other side wrote nothing.
  const whole: ReportTarget | false = !profile &&
    known !== '' && {
      kind: 'person',
      send: (complaint) => messages.reportOther.call({ id, ...complaint }),
    };
  const targetOf = ({ id: message }: Message): ReportTarget => ({
    kind: 'message',
    send: (complaint) => messages.report.call({ id, message, ...complaint }),
  });

  return (
    <>
      <ThreadHead
        name={name}
        profile={profile}
        typing={typing && shut === null}
        actions={
          <>
            <button
              ref={searchButton}
              type="button"
              aria-label={t`Search in this conversation`}
              aria-expanded={search.open}
              onClick={() => search.setOpen(!search.open)}
              className="grid size-11 place-items-center rounded-full text-soft hover:text-ink"
            >
              <Search aria-hidden className="size-5" />
            </button>
            <SafetyMenu person={person} {...(whole && { target: whole })} />
          </>
        }
      />
      {search.open && (
        <Suspense>
          <SearchBar search={search} onClose={closeSearch} />
        </Suspense>
      )}
      {all ? (
        <Thread
          name={name}
          gone={known === ''}
          sent={all}
          unsent={unsent}
          firstUnread={firstUnread}
          onRetry={() => retryUnsent(boxKey)}
          onSeen={onSeen}
          search={search}
          menuOf={(message) => <SafetyMenu person={person} target={targetOf(message)} />}
          warningOf={(message) => (
            <Suspense>
              <Warning
                key={message.id}
                conversation={id}
                message={message.id}
                person={person}
                target={targetOf(message)}
              />
            </Suspense>
          )}
          older={
            found.hasNextPage && (
              <LoadMore
                busy={found.isFetchingNextPage}
                failed={found.isFetchNextPageError ? t`Couldn't load older messages.` : undefined}
                onMore={() => void found.fetchNextPage()}
              />
            )
          }
        />
      ) : found.isPending ? (
        <div aria-busy="true" className="grow" />
      ) : (
        <MessagesFailed of={found} />
      )}
      {viewsOnly ? (
        <NoComposer>
          <ViewsOnly />
        </NoComposer>
      ) : shut ? (
        <ClosedNotice because={shut} name={known} id={profile?.id} blocked={blocked} />
      ) : (
        <Composer
          name={name}
          draftKey={boxKey}
          masks={masks}
          onTyping={onTyping}
          onSend={(body) => addUnsent('message', boxKey, { to: id, body })}
        />
      )}
    </>
  );
}

/** Marks visible messages as read while the page is visible; once for each message. */
function useMarkRead(id: string, all: Message[] | undefined): () => void {
  const queries = useQueryClient();
  const markedRead = useRef<string>(undefined);
  // A manager who only views the profile does not mark its messages as read.
  const reads = !useViewsOnly();
  const last = reads ? all?.filter(({ mine, readAt }) => !mine && !readAt).at(-1)?.id : undefined;
  const mark = useCallback(async () => {
    if (!last || markedRead.current === last || document.hidden) return;
    markedRead.current = last;
    try {
      const answer = await messages.markRead.call({ id, message: last });
      storeAnswer(queries, messages.unread.queryKey(), answer);
    } catch {
      // The request failed: the next time the end is visible tries again.
      markedRead.current = undefined;
    }
  }, [id, last, queries]);
  useEffect(() => {
    const onVisible = () => void mark();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [mark]);
  return useCallback(() => void mark(), [mark]);
}
