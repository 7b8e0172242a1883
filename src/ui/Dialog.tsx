import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classes } from './classes.ts';
import { loadFile } from './lazyPart.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called once it has closed, when the focus is back where it was before. */
  onClosed?(): void;
  title: ReactNode;
  /** One sentence under the title; without it pass the words as children. */
  description?: ReactNode;
  children?: ReactNode;
  /** Whether something is typed that closing it would lose: Escape, a press beside it and the cross then ask first. */
  unsaved?: boolean;
  /** The buttons, the one that acts last. */
  actions?: ReactNode;
};

type FrameProps = DialogProps & { className: string };

let DialogFrame: ComponentType<FrameProps> | undefined;

/**
 * A question in the middle of the screen.
 * @param withMessage whether a message comes with it: on a phone the upper edge of the screen stays free for that
 */
export function Dialog({ withMessage, ...props }: DialogProps & { withMessage?: boolean }) {
  return (
    <Frame
      {...props}
      className={classes(
        'inset-x-4 mx-auto max-w-form rounded-xl data-[state=closed]:animate-out data-[state=open]:animate-in md:top-1/2 md:max-h-[calc(100dvh-2rem)] md:-translate-y-1/2',
        withMessage
          ? 'max-md:bottom-4 max-md:max-h-[calc(100dvh-8.5rem)]'
          : 'max-md:top-1/2 max-md:max-h-[calc(100dvh-2rem)] max-md:-translate-y-1/2',
      )}
    />
  );
}

/** A panel from the side of the screen: filters and menus on a phone. */
export function Sheet(props: DialogProps) {
  return (
    <Frame
      {...props}
      className="inset-y-0 right-0 w-[min(24rem,100vw)] data-[state=closed]:animate-out data-[state=open]:animate-slide"
    />
  );
}

/** Its file is loaded with the first dialog that somebody opens. Where it cannot be, the dialog closes, and opening it tries again. */
function Frame(props: FrameProps) {
  const { open, onOpenChange } = props;
  const [wasOpen, setWasOpen] = useState(false);
  if (open && DialogFrame && !wasOpen) setWasOpen(true);
  const giveUp = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open || DialogFrame) return;
    let left = false;
    loadFile(() => import('./state/DialogFrame.tsx')).then(
      (file) => {
        DialogFrame = file.default;
        if (!left) setWasOpen(true);
      },
      () => left || giveUp(),
    );
    return () => {
      left = true;
    };
  }, [open]);
  return wasOpen && DialogFrame && <DialogFrame {...props} />;
}
