import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { countText } from '../../../ui/marks/CountBadge.tsx';
import { notifications } from './notifications.ts';

/** Bell in the bar with the number of unread notifications, updated by the live stream. */
export function Bell() {
  const { viewer } = useViewer();
  const { data } = useQuery(notifications.unread.queryOptions({ enabled: Boolean(viewer?.profile) }));
  if (!viewer?.profile) return null;
  const unread = data?.unread ?? 0;
  return (
    <NavLink
      to={paths.notifications()}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-xl hover:bg-sunk focus-visible:rounded-xl aria-[current=page]:bg-sunk"
    >
      <BellIcon aria-hidden className="size-6" />
      <span className="sr-only">
        {unread === 0 ? (
          <Trans>Notifications</Trans>
        ) : (
          <Plural value={unread} one="Notifications, # unread" other="Notifications, # unread" />
        )}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 left-1/2 rounded-full bg-kumkum px-1.5 font-semibold text-on-kumkum text-sm leading-5"
        >
          {countText(unread)}
        </span>
      )}
    </NavLink>
  );
}
