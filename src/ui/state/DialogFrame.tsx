import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
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
  actions,
  className,
}: DialogProps & { className: string }) {
  const { t } = useLingui();
  const before = useRef<Element>(null);
  useCloseRequest(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
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
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-line border-t px-6 py-4">{actions}</div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
