import { Trans, useLingui } from '@lingui/react/macro';
import { type FailedQuery, NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { BackToList } from './ThreadHead.tsx';

/** Error page: no conversation at this address, at least not for the viewer. */
export function NoSuchThread() {
  return (
    <div className="grow overflow-y-auto">
      <EmptyState
        heading="h1"
        title={<Trans>Conversation not found</Trans>}
        text={<Trans>It doesn't exist, or you don't have access to it.</Trans>}
        action={
          <ButtonLink to={paths.messages()} kind="quiet">
            <Trans>All messages</Trans>
          </ButtonLink>
        }
      />
    </div>
  );
}

/** Error page: neither the other side nor the messages could be loaded. */
export function ThreadFailed({ of }: { of: FailedQuery }) {
  return (
    <div className="grow">
      <h1 className="sr-only">
        <Trans>Messages</Trans>
      </h1>
      <BackToList />
      <MessagesFailed of={of} />
    </div>
  );
}

/** Error notice: the messages could not be loaded. */
export function MessagesFailed({ of }: { of: FailedQuery }) {
  const { t } = useLingui();
  return (
    <div className="grow p-4 md:p-5">
      <NotLoaded of={of} title={t`Couldn't load this conversation`} />
    </div>
  );
}

/** Skeleton of a conversation while it loads. */
export function ThreadSkeleton() {
  return (
    <div aria-busy="true" className="flex grow flex-col">
      <h1 className="sr-only">
        <Trans>Messages</Trans>
      </h1>
      <div className="flex items-center gap-3 border-line border-b px-3 py-2 md:px-5">
        <Skeleton className="aspect-4/5 w-10" />
        <Skeleton className="h-7 w-48" />
      </div>
      <div className="grid grow content-end gap-3 px-3 py-4 md:px-5">
        {['w-1/2', 'w-2/3 justify-self-end', 'w-2/5', 'w-1/2 justify-self-end'].map((look) => (
          <Skeleton key={look} className={`h-14 ${look}`} />
        ))}
      </div>
    </div>
  );
}
