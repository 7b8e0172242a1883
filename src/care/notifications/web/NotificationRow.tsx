import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { keepDates } from '../../../kit/web/locale/longDate.ts';
import { useFrom } from '../../../people/profiles/web/card/ProfileLink.tsx';
import { classes } from '../../../ui/classes.ts';
import { notificationIcon } from './notificationIcon.ts';
import { notifications } from './notifications.ts';

type Notification = Awaited<ReturnType<typeof notifications.list.call>>['notifications'][number];

/** One notification: a link that also marks it as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const queries = useQueryClient();
  const markRead = useMutation(
    notifications.markRead.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: notifications.key() }),
    }),
  );
  const { id, kind, text, path, createdAt, read } = notification;
  const Icon = notificationIcon(kind);
  return (
    <li className="first:*:rounded-t-xl last:*:rounded-b-xl">
      <Link
        to={path}
        state={useFrom()}
        onClick={() => {
          if (!read) markRead.mutate({ id });
        }}
        className={classes('flex items-center gap-4 p-4 hover:bg-sunk', !read && 'bg-kumkum-soft')}
      >
        <span className="relative shrink-0">
          <Icon aria-hidden className={classes('size-6', read ? 'text-soft' : 'text-kumkum-ink')} />
          {!read && <span aria-hidden className="absolute -top-1 -right-1 size-2.5 rounded-full bg-kumkum" />}
        </span>
        <span className="min-w-0 grow">
          <span className={classes('block', !read && 'font-semibold')}>{keepDates(text)}</span>
          <span className="block text-soft text-sm">
            <Day time={createdAt} exact />
          </span>
          {!read && (
            <span className="sr-only">
              <Trans>Unread</Trans>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
