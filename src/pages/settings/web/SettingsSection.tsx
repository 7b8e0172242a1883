import { ChevronDown } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classes } from '../../../ui/classes.ts';

const never = () => () => {};

type SectionProps = { id: string; title: string; children: ReactNode };

/**
 * Section of the settings. On a phone it is one row of a list, which opens: which one is open is in the address, so that
 * the back button closes it and a link opens it. From a tablet on all are open.
 */
export function SettingsSection({ id, title, children }: SectionProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The server does not receive this part of the address.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const open = inBrowser && hash === `#${id}`;
  const toggle = () =>
    void navigate({ hash: open ? '' : id }, { replace: hash !== '', preventScrollReset: open });
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 md:scroll-mt-24 md:rounded-xl md:border md:border-line md:bg-raised md:p-6 lg:p-8"
    >
      <h2 id={`${id}-title`} className="text-lg md:text-xl">
        <span className="max-md:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={toggle}
          className="flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left font-semibold hover:bg-sunk focus-visible:-outline-offset-3 md:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={classes('size-5 shrink-0 text-soft transition-transform', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div
        id={`${id}-content`}
        className={classes('px-4 pt-2 pb-6 md:mt-4 md:p-0', !open && 'max-md:hidden')}
      >
        {children}
      </div>
    </section>
  );
}
