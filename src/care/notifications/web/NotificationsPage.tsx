import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { page } from '../../../base/site/web/page.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { notifications } from './notifications.ts';

const queries = ofMember(() => [notifications.list.infiniteOptions(byCursor())]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Notifications` });

export default function NotificationsPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useInfiniteQuery(notifications.list.infiniteOptions(byCursor()));
  const all = found.data?.pages.flatMap((part) => part.notifications);
  const newest = all?.[0];
  const readAll = useMutation(
    notifications.markAllRead.mutationOptions({
      async onSuccess() {
        await queries.invalidateQueries({ queryKey: notifications.key() });
        // The pressed button is gone, so the focus moves.
        heading.current?.focus();
        toast({ title: t`All notifications marked as read` });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't mark all as read`, description: errorText(error) }),
    }),
  );

  return (
    <div className="page max-w-[46rem] py-6 md:py-10">
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 md:mb-6">
        <h1 ref={heading} tabIndex={-1} className="grow text-3xl md:text-4xl">
          <Trans>Notifications</Trans>
        </h1>
        {newest && all.some(({ read }) => !read) && (
          <Button
            kind="quiet"
            size="small"
            busy={readAll.isPending}
            onClick={() => readAll.mutate({ upTo: newest.id })}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </div>
      {!all && found.isError && (
        <NotLoaded of={found} title={<Trans>Couldn't load your notifications</Trans>} />
      )}
      {!all && !found.isError && <Waiting />}
      {all?.length === 0 && !found.hasNextPage && (
        <EmptyState
          title={<Trans>No notifications yet</Trans>}
          text={<Trans>New interests, replies and messages appear here.</Trans>}
          action={
            <ButtonLink to={paths.browse()}>
              <Trans>Browse Profiles</Trans>
            </ButtonLink>
          }
        />
      )}
      {all && all.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
          {all.map((one) => (
            <NotificationRow key={one.id} notification={one} />
          ))}
        </ul>
      )}
      {all && found.hasNextPage && (
        <LoadMore
          busy={found.isFetchingNextPage}
          failed={found.isFetchNextPageError ? errorText(found.error) : undefined}
          onMore={() => void found.fetchNextPage()}
        />
      )}
      <p className="mt-8 text-soft">
        <TextLink to={paths.settings('notifications')}>
          <Trans>Notification settings</Trans>
        </TextLink>
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
