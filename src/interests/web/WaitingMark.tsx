import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../kit/web/viewer.ts';
import { Badge } from '../../ui/Badge.tsx';
import { interests } from './interests.ts';

const MOST = 99;

/** Badge with the number of interests that wait for a reply, updated by the live stream; nothing when there are none. */
export function WaitingMark() {
  const { viewer } = useViewer();
  const { data } = useQuery(interests.waiting.queryOptions({ enabled: Boolean(viewer?.profile) }));
  if (!viewer?.profile || !data || data.waiting === 0) return null;
  return (
    <Badge tone="kumkum">
      {data.waiting > MOST ? `${MOST}+` : data.waiting}
      <span className="sr-only">
        {' '}
        <Trans>waiting for your reply</Trans>
      </span>
    </Badge>
  );
}
