import { Trans } from '@lingui/react/macro';
import { useViewer } from '../../kit/web/viewer.ts';

/** Whether the signed-in account may look at what its profile receives, and do nothing for it. */
export const useViewsOnly = (): boolean => useViewer().viewer?.profile?.role === 'viewer';

/** Says so, in place of the buttons of those who act for the profile. */
export function ViewsOnly() {
  const { viewer } = useViewer();
  const name = viewer?.profile?.name;
  return (
    <p className="max-w-text text-soft [overflow-wrap:anywhere]">
      <Trans>You can view {name}'s profile, but you can't make changes.</Trans>
    </p>
  );
}
