import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../../kit/web/viewer.ts';
import { CountBadge } from '../../../ui/marks/CountBadge.tsx';
import { interests } from './interests.ts';

/** Badge with the number of interests that wait for a reply, updated by the live stream; renders nothing for 0. */
export function WaitingMark() {
  const { viewer } = useViewer();
  const { data } = useQuery(interests.waiting.queryOptions({ enabled: Boolean(viewer?.profile) }));
  if (!viewer?.profile || !data || data.waiting === 0) return null;
  return (
    <CountBadge count={data.waiting}>
      {' '}
      <Trans>waiting for your reply</Trans>
    </CountBadge>
  );
}
