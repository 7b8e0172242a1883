import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../kit/web/viewer.ts';
import { CountBadge } from '../../../ui/marks/CountBadge.tsx';
import { messages } from './messages.ts';

/** Badge with the number of unread messages, updated by the live stream; renders nothing for 0. */
export function UnreadMark() {
  const { viewer } = useViewer();
  const { data } = useQuery(messages.unread.queryOptions({ enabled: Boolean(viewer?.profile) }));
  if (!viewer?.profile || !data || data.unread === 0) return null;
  const { unread } = data;
  return (
    <CountBadge count={unread}>
      <Plural value={unread} one="unread message" other="unread messages" />
    </CountBadge>
  );
}
