import { Trans, useLingui } from '@lingui/react/macro';
import { focusStart } from '../../../../kit/web/pages/useArrival.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Chip } from '../../../../ui/marks/Chip.tsx';
import type { FilterTexts } from './address.ts';
import { useChips } from './useChips.ts';

type FilterChipsProps = { texts: FilterTexts; onRemove(changed: FilterTexts): void; onClear(): void };

/** The active filters, each value with a button that removes it. */
export function FilterChips({ texts, onRemove, onClear }: FilterChipsProps) {
  const { t } = useLingui();
  const chips = useChips()(texts);
  if (!chips || chips.length === 0) return null;
  return (
    // On a phone the chips scroll in the row of controls: many filters would push the cards out of sight.
    <div className="flex items-start gap-1 max-sm:shrink-0 sm:w-full">
      <ul className="flex gap-2 max-sm:shrink-0 sm:flex-wrap" aria-label={t`Active filters`}>
        {chips.map(({ name, words, off }) => (
          <li key={name} className="min-w-0">
            <Chip
              remove={t`Remove filter: ${words}`}
              onRemove={({ currentTarget }) => {
                focusBeside(currentTarget.closest('li')!);
                onRemove(off);
              }}
            >
              {words}
            </Chip>
          </li>
        ))}
      </ul>
      <Button kind="plain" size="small" onClick={onClear} className="shrink-0">
        <Trans>Clear</Trans>
      </Button>
    </div>
  );
}

/** Moves the focus from a chip that is removed to the next one; without another, to the page's heading. */
function focusBeside(chip: Element): void {
  const next = (chip.nextElementSibling ?? chip.previousElementSibling)?.querySelector('button');
  if (next) next.focus();
  else focusStart();
}
