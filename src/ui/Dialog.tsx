import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
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

/** A question in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return (
    <Frame
      {...props}
      className="inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-form -translate-y-1/2 rounded-xl data-[state=closed]:animate-out data-[state=open]:animate-in"
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
