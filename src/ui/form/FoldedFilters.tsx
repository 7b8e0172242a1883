import { Trans } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button.tsx';

/** Filters above a list, folded on a phone, where they would fill its first screen. `set` is how many are set. */
export function FoldedFilters({ set, children }: { set: number; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="quiet"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="w-full sm:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-5" />
        <Trans>Filters</Trans>
        {set > 0 && (
          <span className="grid min-w-6 place-items-center rounded-full bg-kumkum px-1.5 text-on-kumkum text-sm">
            {set}
          </span>
        )}
      </Button>
      <div id={id} className={open ? 'max-sm:mt-4' : 'max-sm:hidden'}>
        {children}
      </div>
    </>
  );
}
