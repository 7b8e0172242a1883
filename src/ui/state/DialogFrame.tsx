import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { classes } from '../classes.ts';
import type { DialogProps } from '../Dialog.tsx';
import { showErrors } from './showErrors.ts';
import { useCloseRequest } from './useCloseRequest.ts';

/** What dialogs have in common: the veil, the title, the button that closes it. */
export default function DialogFrame({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  children,
  unsaved = false,
  actions,
  className,
}: DialogProps & { className: string }) {
  const { t } = useLingui();
  const before = useRef<Element>(null);
  const [asking, setAsking] = useState(false);
  const typedIn = useRef<Element>(null);
  useCloseRequest(open, () => change(false), asking);

  function close() {
    setAsking(false);
    onOpenChange(false);
  }

  function change(next: boolean) {
    if (next) return onOpenChange(true);
    // Asked twice is answered.
    if (!unsaved || asking) return close();
    typedIn.current = document.activeElement;
    setAsking(true);
  }

  function stay() {
    setAsking(false);
    if (typedIn.current instanceof HTMLElement) typedIn.current.focus();
  }

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-out data-[state=open]:animate-in" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            before.current = focusedBefore();
          }}
          onCloseAutoFocus={() => {
            focusAgain(before.current);
            onClosed?.();
          }}
          className={classes('fixed z-40 flex flex-col bg-raised shadow-lift outline-none', className)}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
            <div>
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={t`Close`}
              className="-mt-1.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </div>
          <div ref={showErrors} className={classes('grow overflow-y-auto px-6', children ? 'pb-6' : 'pb-2')}>
            {children}
          </div>
          {asking ? (
            <Question onClose={close} onStay={stay} />
          ) : (
            actions && (
              <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{actions}</div>
            )
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Asks in the place of the buttons whether to lose what is typed. */
function Question({ onClose, onStay }: { onClose(): void; onStay(): void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-line border-t px-6 py-4">
      <p role="alert" className="grow">
        <Trans>What you typed is not saved.</Trans>
      </p>
      <Button kind="quiet" onClick={onClose}>
        <Trans>Close anyway</Trans>
      </Button>
      <Button ref={stay} onClick={onStay}>
        <Trans>Stay here</Trans>
      </Button>
    </div>
  );
}

/** Returns what has the focus, and for an entry of a menu, which closes, the button of the menu. */
function focusedBefore(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role=menu]');
  return (menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) ?? focused;
}

/** Puts the focus on an element; of tabs on the selected one, which alone the keyboard reaches. */
function focusAgain(element: Element | null) {
  const tabs = element?.closest('[role=tablist]');
  const target = tabs?.querySelector('[aria-selected=true]') ?? element;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
