import type { FilterKey } from '../../shared/filters.ts';
import type { PanelProps } from './FilterControl.tsx';
import { FilterControl } from './FilterControl.tsx';

/** The filters that are used less often. */
export default function MoreFilters({ id, keys, ...props }: PanelProps & { id: string; keys: FilterKey[] }) {
  return (
    <div id={id} className="grid gap-5">
      {keys.map((key) => (
        <FilterControl key={key} filter={key} {...props} />
      ))}
    </div>
  );
}
