import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../../ui/form/Select.tsx';
import type { Sort } from '../../shared/sorts.ts';

type SortSelectProps = { value: Sort | undefined; sorts: readonly Sort[]; onChange(sort: Sort): void };

/** The order of the results, where there is more than one. */
export function SortSelect({ value, sorts, onChange }: SortSelectProps) {
  const { t } = useLingui();
  if (sorts.length < 2) return null;
  const names: Record<Sort, string> = {
    relevance: t`Most relevant`,
    newest: t`Newest first`,
    active: t`Recently active`,
    nearest: t`Nearest first`,
    guna: t`Most guna points first`,
  };
  return (
    <div className="min-w-36 max-sm:w-44 max-sm:shrink-0">
      <Select
        aria-label={t`Sort by`}
        value={value}
        options={sorts.map((one) => ({ value: one, label: names[one] }))}
        onChange={({ target }) => onChange(target.value as Sort)}
        className="text-ellipsis max-sm:min-h-11 max-sm:pl-3"
      />
    </div>
  );
}
