import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useTyped } from './useTyped.ts';

/** Field for free text: part of a name, a city or a profession. */
export function SearchBox({ value, onType }: { value: string; onType(text: string): void }) {
  const { t } = useLingui();
  const typed = useTyped(value, onType);
  return (
    <search className="relative min-w-0 grow basis-64">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
      />
      <TextInput
        type="search"
        aria-label={t`Search by name, city or profession`}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={typed.text}
        maxLength={80}
        placeholder={t`Name, city or profession`}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && typed.now()}
        className={classes(
          'pl-12 placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden',
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
    </search>
  );
}
