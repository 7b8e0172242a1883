import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { MoreOf } from '../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../paths.ts';
import { Portrait } from '../../../people/profiles/web/card/Portrait.tsx';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Listed } from '../contract.ts';
import { useMayBegin } from './beginning/useMayBegin.ts';
import { formatMoment } from './thread/days.ts';
import { Unwritten, useUnwritten } from './Unwritten.tsx';
import { useConversations } from './useConversations.ts';

/** List of the viewer's conversations, sorted by newest message. */
export function ConversationList() {
  const { t } = useLingui();
  const { found, all } = useConversations();
  if (found.isPending) return <ListSkeleton />;
  if (!all) {
    return <NotLoaded of={found} className="mx-4" title={t`Couldn't load messages`} />;
  }
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <Unwritten />
      {all.length === 0 && <NoConversations />}
      <ul>
        {all.map((conversation) => (
          <li key={conversation.id} className="@container">
            <Row conversation={conversation} />
          </li>
        ))}
      </ul>
      <MoreOf found={found} />
    </div>
  );
}

function Row({ conversation: { id, name, profile, last, unread } }: { conversation: Listed }) {
  return (
    <NavLink
      to={paths.conversation(id)}
      className="flex items-center gap-3 @max-[13rem]:flex-wrap border-line border-b px-4 py-3 hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=page]:bg-sunk md:px-5"
    >
      <Portrait
        name={name}
        photo={profile?.photo ?? null}
        sizes="3.5rem"
        priority
        className="w-13 shrink-0 rounded-xl"
      />
      <span className="min-w-0 grow @max-[13rem]:basis-full">
        <span className="flex items-baseline justify-between gap-3 @max-[13rem]:flex-wrap">
          <span className="line-clamp-5 min-w-0 [overflow-wrap:anywhere] font-semibold font-serif text-lg leading-snug">
            {name || <Trans>Deleted profile</Trans>}
          </span>
          <time dateTime={last.sentAt} className="shrink-0 text-soft text-sm">
            {formatMoment(last.sentAt)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span dir="auto" className={classes('truncate', unread > 0 ? 'font-semibold' : 'text-soft')}>
            {last.mine ? <Trans>You: {last.body}</Trans> : last.body}
          </span>
          {unread > 0 && (
            <Badge tone="kumkum" className="shrink-0">
              {unread}
              <span className="sr-only">
                <Plural value={unread} one="unread message" other="unread messages" />
              </span>
            </Badge>
          )}
        </span>
      </span>
    </NavLink>
  );
}

function NoConversations() {
  const mayBegin = useMayBegin();
  const { all } = useUnwritten();
  const connected = all && all.length > 0;
  return (
    <div className="grid gap-3 px-4 pt-3 pb-8 text-soft first:pt-0 md:px-5">
      {!connected && (
        <p>
          <Trans>No messages yet. Messages with connected members appear here.</Trans>
        </p>
      )}
      {mayBegin === false && (
        <p>
          <Trans>
            You need a <TextLink to={paths.subscription()}>plan</TextLink> to write first. Replying is free.
          </Trans>
        </p>
      )}
      <p>
        <TextLink to={paths.interests()}>
          <Trans>View interests</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="flex items-center gap-3 border-line border-b px-4 py-3 md:px-5">
          <Skeleton className="aspect-4/5 w-13 shrink-0" />
          <div className="grow">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="mt-2 h-5" />
          </div>
        </div>
      ))}
    </div>
  );
}
