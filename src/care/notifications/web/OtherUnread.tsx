import { Plural } from '@lingui/react/macro';
import { resource } from '../../../kit/web/resource.ts';
import { onForget } from '../../../kit/web/viewer.ts';
import { CountBadge } from '../../../ui/marks/CountBadge.tsx';

/** Unread notifications of the account's other profiles. Menus show them on pages without the query library, too. */
export const otherUnread = resource<{ id: string; unread: number }[]>(
  '/api/notifications/unread/other-profiles',
);
onForget(() => otherUnread.set([]));

/** Badge with how many notifications of another profile are unread; nothing when there are none. */
export function OtherUnread({ profile }: { profile: string }) {
  const unread = otherUnread.use()?.find(({ id }) => id === profile)?.unread;
  if (!unread) return null;
  return (
    <CountBadge count={unread}>
      <Plural value={unread} one="unread notification" other="unread notifications" />
    </CountBadge>
  );
}
