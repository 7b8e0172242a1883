import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './lazyPart.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called once it has closed, when the focus is back where it was before. */
  onClosed?(): void;
  title: ReactNode;
  /** One sentence under the title; without it pass the words as children. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the one that acts last. */
  actions?: ReactNode;
};

// Loaded with the first dialog that somebody opens: no page needs it to be shown.
const DialogFrame = lazyPart(() => import('./state/DialogFrame.tsx'));

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

function Frame(props: DialogProps & { className: string }) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <DialogFrame {...props} />
      </Suspense>
    )
  );
}
