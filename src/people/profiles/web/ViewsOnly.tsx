import { Trans } from '@lingui/react/macro';
import { useViewer } from '../../../kit/web/viewer.ts';

/** Returns whether the signed-in account may only view what its profile receives. */
export const useViewsOnly = (): boolean => useViewer().viewer?.profile?.role === 'viewer';

/** Notice for a relative who may only view the profile, instead of the buttons. */
export function ViewsOnly() {
  const { viewer } = useViewer();
  const name = viewer?.profile?.name;
  return (
    <p className="max-w-text text-soft [overflow-wrap:anywhere]">
      <Trans>You can view {name}'s profile, but you can't make changes.</Trans>
    </p>
  );
}
