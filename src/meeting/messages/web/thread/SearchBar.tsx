import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { control } from '../../../../ui/form/control.ts';
import { SEARCH_MAX } from '../../shared/rules.ts';
import type { Search } from './useSearch.ts';

/** Field that searches the open conversation, with how many were found and the way from one to the next. */
export default function SearchBar({ search, onClose }: { search: Search; onClose(): void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search.go(event.shiftKey ? -1 : 1);
  }

  return (
    <search className="flex items-center gap-1 border-line border-b bg-sunk px-3 py-2 md:px-5">
      <input
        ref={input}
        type="search"
        aria-label={t`Search in this conversation`}
        placeholder={t`Search in this conversation`}
        value={search.text}
        maxLength={SEARCH_MAX}
        onChange={({ target }) => search.setText(target.value)}
        onKeyDown={onKeyDown}
        // The bar has its own button that closes it.
        className={classes(control, 'min-w-0 grow [&::-webkit-search-cancel-button]:hidden')}
      />
      <p role="status" className="shrink-0 px-1 text-sm text-soft">
        {search.failed ? (
          <Trans>Couldn't search</Trans>
        ) : (
          search.q && !search.pending && <Count search={search} />
        )}
      </p>
      <Step label={t`Older match`} disabled={search.number < 2} onClick={() => search.go(1)}>
        <ChevronUp aria-hidden className="size-5" />
      </Step>
      <Step label={t`Newer match`} disabled={search.number < 2} onClick={() => search.go(-1)}>
        <ChevronDown aria-hidden className="size-5" />
      </Step>
      <Step label={t`Close search`} onClick={onClose}>
        <X aria-hidden className="size-5" />
      </Step>
    </search>
  );
}

function Count({ search: { number, more, index } }: { search: Search }) {
  if (number === 0) return <Trans>Not found</Trans>;
  const place = index + 1;
  const all = more ? `${number}+` : String(number);
  return (
    <Trans>
      {place} of {all}
    </Trans>
  );
}

type StepProps = { label: string; disabled?: boolean; onClick(): void; children: ReactNode };

function Step({ label, disabled = false, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 shrink-0 place-items-center rounded-xl text-kumkum-ink hover:bg-raised aria-disabled:text-soft aria-disabled:opacity-60"
    >
      {children}
    </button>
  );
}
