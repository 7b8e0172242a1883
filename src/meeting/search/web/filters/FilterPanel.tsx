import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import { classes } from '../../../../ui/classes.ts';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { customFilterKey } from '../../shared/customFilters.ts';
import { type AnyFilter, descriptorOf, type FilterKey, filterKeys } from '../../shared/filters.ts';
import { countFilters } from './address.ts';
import { CustomFilter } from './CustomFilter.tsx';
import { FilterControl, type PanelProps } from './FilterControl.tsx';
import { useOptionCounts } from './useOptionCounts.ts';

// Loaded when it is opened.
const MoreFilters = lazyPart(() => import('./MoreFilters.tsx'));

const first: FilterKey[] = ['gender', 'age', 'religion', 'maritalStatus', 'education', 'city', 'state'];

/** All filters except the free text: a column on a desktop, inside a sheet on a phone. */
export default function FilterPanel({
  member,
  ...rest
}: Pick<PanelProps, 'texts' | 'onChange' | 'onDrag'> & { member: boolean }) {
  const others = filterKeys.filter((key) => !first.includes(key) && (member || !descriptorOf(key).members));
  const number = countFilters(rest.texts, others);
  const [more, setMore] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<AnyFilter>>(new Set());
  const own = useCustomFields().filter((field) => field.filter && (member || field.seenBy === 'everyone'));
  const id = useId();
  // Options of closed groups are not counted.
  const counted: AnyFilter[] = [
    ...[...first, ...(more ? others : [])].filter(
      (key) => open.has(key) || ['gender', 'number', 'flag'].includes(descriptorOf(key).kind),
    ),
    ...own.map(({ key }) => customFilterKey(key)).filter((key) => open.has(key)),
  ];
  const props: PanelProps = {
    ...rest,
    counts: useOptionCounts(rest.texts, counted),
    open,
    onOpen(key, opened) {
      const next = new Set(open);
      if (opened) next.add(key);
      else next.delete(key);
      setOpen(next);
    },
  };
  return (
    <div className="grid gap-5">
      {first.map((key) => (
        <FilterControl key={key} filter={key} {...props} />
      ))}
      {own.map((field) => (
        <CustomFilter key={field.key} field={field} {...props} />
      ))}
      <button
        type="button"
        aria-expanded={more}
        aria-controls={more ? id : undefined}
        onClick={() => setMore(!more)}
        className="-mx-2 flex min-h-11 items-center gap-2 rounded-xl px-2 font-semibold text-kumkum-ink hover:bg-sunk"
      >
        <Trans>More filters</Trans>
        {number > 0 && (
          <span className="grid min-w-6 place-items-center rounded-full bg-kumkum px-1.5 text-on-kumkum text-sm">
            {number}
          </span>
        )}
        <ChevronDown
          aria-hidden
          className={classes('ml-auto size-5 transition-transform', more && 'rotate-180')}
        />
      </button>
      {more && (
        <Suspense>
          <MoreFilters id={id} keys={others} {...props} />
        </Suspense>
      )}
    </div>
  );
}
