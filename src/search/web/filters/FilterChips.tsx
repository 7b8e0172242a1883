import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Chip } from '../../../ui/marks/Chip.tsx';
import type { FilterTexts } from './address.ts';
import { useChips } from './useChips.ts';

type FilterChipsProps = { texts: FilterTexts; onRemove(changed: FilterTexts): void };

/** The active filters, each value with a button that removes it. */
export function FilterChips({ texts, onRemove }: FilterChipsProps) {
  const { t } = useLingui();
  const chips = useChips()(texts);
  const list = useRef<HTMLUListElement>(null);
  /** The place of the chip that was removed, and how many there were. */
  const removed = useRef<{ place: number; of: number }>(null);
  const count = chips?.length ?? 0;
  useEffect(() => {
    if (!removed.current || removed.current.of === count) return;
    const { place } = removed.current;
    removed.current = null;
    // The button that had the focus is gone: the next one has it, and after the last one the page's heading.
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[Math.min(place, count - 1)] ?? document.querySelector<HTMLElement>('main h1');
    if (next?.tagName === 'H1') next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }, [count]);
  if (!chips || count === 0) return null;
  return (
    // On a phone one line, which scrolls: many filters would push the cards out of sight.
    <ul
      ref={list}
      className="mb-5 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
      aria-label={t`Active filters`}
    >
      {chips.map(({ name, words, off }, place) => (
        <li key={name} className="max-sm:shrink-0 sm:min-w-0">
          <Chip
            remove={t`Remove filter: ${words}`}
            onRemove={() => {
              removed.current = { place, of: count };
              onRemove(off);
            }}
          >
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
