import { useLingui } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useViewer } from '../../../kit/web/viewer.ts';
import { useLateMenu } from '../../../ui/menu/useLateMenu.ts';
import type { ReportTarget } from './sendReport.ts';

const load = () => import('./OpenMenu.tsx');
const OpenMenu = lazy(load);

export type SafetyMenuProps = {
  /** The other person; null as id where their profile is not visible to the viewer. */
  person: { id: string | null; name: string };
  /** What is reported: the profile, unless it is a message or somebody whose profile can't be seen. */
  target?: ReportTarget;
  /** On a photo it has a ground of its own; in a bar it has none. */
  look?: 'disc' | 'plain';
  /** Called once the person is blocked. */
  onBlocked?: () => void;
};

export const triggerClasses =
  'grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-ink';
export const disc = 'grid size-9 place-items-center rounded-full bg-raised text-ink shadow-lift';

/** Button with what protects the viewer from somebody: block and report. Loaded when it is pressed. */
export function SafetyMenu(props: SafetyMenuProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { opened, button: opens } = useLateMenu(load);
  const { person, target, look = 'plain' } = props;
  const profile = viewer?.profile;
  // Visitors and staff have nobody to protect; a relative who can only view does not act.
  if (!profile || profile.role === 'viewer' || profile.id === person.id) return null;
  if (!target && !person.id) return null;
  const { name } = person;
  const button = (
    <button
      type="button"
      aria-label={
        target?.kind === 'message' ? t`Options for this message from ${name}` : t`Options for ${name}`
      }
      {...opens}
      className={triggerClasses}
    >
      <span className={look === 'disc' ? disc : undefined}>
        <EllipsisVertical aria-hidden className="size-5" />
      </span>
    </button>
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
