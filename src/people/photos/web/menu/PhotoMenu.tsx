import { useLingui } from '@lingui/react/macro';
import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLateMenu } from '../../../../ui/menu/useLateMenu.ts';

const load = () => import('./OpenPhotoMenu.tsx');
const OpenPhotoMenu = lazy(load);

export const photoTriggerClasses = 'grid size-11 place-items-center text-ink focus-visible:rounded-full';

export type PhotoMenuProps = {
  /** From 1. */
  number: number;
  place: number;
  of: number;
  canCrop: boolean;
  onMove(to: number): void;
  onCrop(): void;
  onRemove(): void;
};

/** What can be done with a photo, behind one button: five would not fit on a phone. Loaded when it is pressed. */
export function PhotoMenu(props: PhotoMenuProps) {
  const { t } = useLingui();
  const { number } = props;
  const { opened, button: opens } = useLateMenu(load);
  const button = (
    <button
      type="button"
      aria-label={t`Options for photo ${number}`}
      {...opens}
      className={photoTriggerClasses}
    >
      <EllipsisVertical aria-hidden className="size-5" />
    </button>
  );
  if (!opened) return button;
  return (
    <Suspense fallback={button}>
      <OpenPhotoMenu {...props} />
    </Suspense>
  );
}
