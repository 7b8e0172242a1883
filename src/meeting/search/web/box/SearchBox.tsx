import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { afterPress } from '../../../../ui/form/afterPress.ts';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import type { Suggestion } from '../../contract.ts';
import type { FilterTexts } from '../filters/address.ts';
import { useTyped } from '../useTyped.ts';

const load = () => import('./Suggestions.tsx');
const Suggestions = lazyPart(load);

/** Handles a key pressed in the field; returns whether it handled it. */
export type OnKey = (key: string) => boolean;

type SearchBoxProps = {
  value: string;
  /** The active filters: the counts of suggestions depend on them. */
  filters: FilterTexts;
  onType(text: string): void;
  /** Called with the chosen suggestion and the rest of the text. */
  onChoose(suggestion: Suggestion, rest: string): void;
};

/** Field for free text, with suggestions while the user types (a combobox). */
export function SearchBox({ value, filters, onType, onChoose }: SearchBoxProps) {
  const { t } = useLingui();
  const typed = useTyped(value, onType);
  const listId = useId();
  // Suggestions open while the user types, not for a text from the address.
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<{ active?: string | undefined }>();
  const onKey = useRef<OnKey>(undefined);

  function press(event: KeyboardEvent) {
    if (open && onKey.current?.(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter') typed.now();
    // The browser would empty the field.
    if (event.key === 'Escape' && shown) event.preventDefault();
    if (event.key === 'Enter' || event.key === 'Escape') setOpen(false);
    if (event.key === 'ArrowDown' && typed.text) setOpen(true);
  }

  return (
    <search className="min-w-0 grow basis-64 max-sm:basis-0">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
        />
        <TextInput
          type="search"
          role="combobox"
          aria-label={t`Search by name, city or profession`}
          aria-autocomplete="list"
          aria-expanded={shown !== undefined}
          aria-controls={shown && listId}
          aria-activedescendant={shown?.active}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed.text}
          maxLength={80}
          placeholder={t`Name, city or profession`}
          onFocus={() => void load()}
          // Closing the list moves what is below it, and a press may be meant for that.
          onBlur={() => afterPress(() => setOpen(false))}
          onChange={({ target }) => {
            typed.type(target.value);
            setOpen(true);
          }}
          onKeyDown={press}
          className={classes(
            'pl-12 placeholder:text-ellipsis max-sm:min-h-11 [&::-webkit-search-cancel-button]:hidden',
            typed.text && 'pr-12',
          )}
        />
        {typed.text && (
          <button
            type="button"
            aria-label={t`Clear the search`}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector('input')?.focus();
              typed.type('');
            }}
            className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-xl text-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
      </div>
      {open && (
        <Suspense>
          <Suggestions
            listId={listId}
            text={typed.text}
            filters={filters}
            onKey={onKey}
            onShow={setShown}
            onChoose={(suggestion, rest) => {
              setOpen(false);
              typed.replace(rest);
              onChoose(suggestion, rest);
            }}
          />
        </Suspense>
      )}
    </search>
  );
}
