import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { AnyFilter } from '../../shared/filters.ts';
import { type FilterTexts, textsOf, valuesOf } from './address.ts';
import { useFilterText } from './useFilterText.ts';
import type { OptionCounts } from './useOptionCounts.ts';

/** With more options than this, they can be searched. */
const MANY = 12;

type OptionFilterProps = {
  filter: AnyFilter;
  texts: FilterTexts;
  /** Counts beside options. */
  counts: OptionCounts;
  /** Groups of options that are open, and a function that opens or closes one. */
  open: ReadonlySet<AnyFilter>;
  onOpen(key: AnyFilter, open: boolean): void;
  onChange(changed: FilterTexts): void;
  /** Undefined until they are loaded. */
  options: { value: string; label: string }[] | undefined;
  /** Options shown at first, with the others behind a button; absent or empty: all are shown. */
  first?: string[] | undefined;
  /** Shown instead of the options if they failed to load. */
  failed?: ReactNode;
};

/** A list with any number of options to tick. While closed, it shows the chosen ones. */
export function OptionFilter({
  filter,
  options: loaded,
  first = [],
  failed,
  texts,
  counts,
  open: opened,
  onOpen,
  onChange,
}: OptionFilterProps) {
  const { t } = useLingui();
  const { label, option, ready } = useFilterText();
  const options = loaded ?? [];
  const open = opened.has(filter);
  const counted = counts?.[filter];
  const [part, setPart] = useState('');
  const id = useId();
  const chosen = valuesOf(texts, filter);
  const name = label(filter);
  // A value of the address stays while its list is not loaded, or no longer has it.
  const unknown = chosen
    .filter((value) => !options.some((one) => one.value === value))
    .map((value) => ({ value, label: ready ? option(filter, value) : '' }));
  const all = [...unknown, ...options];
  const [isWhole, setWhole] = useState(false);
  const isFirst = ({ value }: { value: string }) => first.includes(value) || chosen.includes(value);
  const few = first.length > 0 && !isWhole ? all.filter(isFirst) : all;
  const shown = few.filter((one) => one.label.toLowerCase().includes(part.trim().toLowerCase()));
  const toggle = (value: string, on: boolean) =>
    onChange(textsOf(filter, on ? [...chosen, value] : chosen.filter((one) => one !== value)));
  const summary = all
    .filter(({ value }) => chosen.includes(value))
    .map((one) => one.label)
    .join(', ');
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(filter, !open)}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-xl px-2 py-1.5 text-left hover:bg-sunk"
      >
        <span className="grow">
          <span className="block font-semibold leading-snug">{name}</span>
          <span className={classes('line-clamp-2 text-sm', summary ? 'text-kumkum-ink' : 'text-soft')}>
            {summary || t`Any`}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={classes('size-5 shrink-0 text-soft transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: the button above is its name
        <div id={id} role="group" aria-label={name} className="mt-2">
          {few.length > MANY && (
            <TextInput
              type="search"
              aria-label={t`Search in ${name}`}
              placeholder={t`Search`}
              autoComplete="off"
              value={part}
              onChange={({ target }) => setPart(target.value)}
              className="mb-3 [&::-webkit-search-cancel-button]:hidden"
            />
          )}
          <ul
            className={classes(
              'grid gap-1',
              few.length > MANY && // Room for the ring of focus, which the list would cut.
                '-mx-2 max-h-72 overflow-y-auto px-2 py-1',
            )}
          >
            {shown.map((one) => (
              <li key={one.value} className="flex items-start gap-3 py-1">
                <div className="min-w-0 grow">
                  <Checkbox
                    label={one.label}
                    checked={chosen.includes(one.value)}
                    onChange={({ target }) => toggle(one.value, target.checked)}
                  />
                </div>
                {counted && <Count number={counted[one.value] ?? 0} />}
              </li>
            ))}
            {loaded && shown.length === 0 && <li className="py-1 text-soft">{t`Nothing found`}</li>}
          </ul>
          {(isWhole || few.length < all.length) && (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => {
                setWhole(!isWhole);
                setPart('');
              }}
              className="mt-1 min-h-11 font-semibold text-kumkum-ink hover:underline hover:underline-offset-4"
            >
              {isWhole ? t`Show fewer` : t`Show all`}
            </button>
          )}
          {!loaded && (failed || <Skeleton className="h-24" />)}
        </div>
      )}
    </div>
  );
}

/** How many profiles an option would find. */
export function Count({ number }: { number: number }) {
  const { i18n } = useLingui();
  return (
    <span
      className={classes('shrink-0 pt-0.5 text-sm tabular-nums', number > 0 ? 'text-soft' : 'text-soft/70')}
    >
      {i18n.number(number)}
    </span>
  );
}
