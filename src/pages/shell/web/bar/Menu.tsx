import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

type MenuProps = { label: string; ref: Ref<HTMLDialogElement>; children: ReactNode };

// BottomBar.tsx opens it as a separate step in the history.
const isMenuStep = () => history.state?.menu;

/**
 * The menu of small screens. The browser's own dialog keeps the focus inside, closes on Esc and gives the focus back,
 * so the first load of a page needs no library for it.
 */
export function Menu({ label, ref, children }: MenuProps) {
  const own = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  const leaving = useRef(false);
  const navigate = useNavigate();

  useEffect(() => own.current?.close(), [key]);
  useEffect(() => {
    const close = () => own.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  function onClickCapture(event: MouseEvent) {
    const target = event.target as Element;
    // The dialog itself is hit only beside its content.
    if (target === own.current) return own.current.close();
    const link = target.closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The page takes the place of the menu's step. A link to where one is already leads nowhere.
    event.preventDefault();
    const { pathname, search, hash } = link;
    if (link.href !== location.href) {
      leaving.current = true;
      void navigate(pathname + search + hash, { replace: isMenuStep() });
    }
    own.current?.close();
  }

  function keep(dialog: HTMLDialogElement | null) {
    own.current = dialog;
    if (typeof ref === 'function') ref(dialog);
    else if (ref) ref.current = dialog;
  }

  return (
    <dialog
      ref={keep}
      aria-label={label}
      onClickCapture={onClickCapture}
      onClose={() => {
        if (isMenuStep() && !leaving.current) history.back();
        leaving.current = false;
      }}
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-2rem)] bg-ground text-ink shadow-lift backdrop:bg-veil open:animate-slide"
    >
      <div className="flex min-h-full flex-col gap-1 p-4">
        <form method="dialog" className="flex justify-end">
          <button
            type="submit"
            className="flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold hover:bg-sunk"
          >
            <X aria-hidden className="size-6" />
            <Trans>Close</Trans>
          </button>
        </form>
        <nav aria-label={label} className="grid">
          {children}
        </nav>
      </div>
    </dialog>
  );
}
