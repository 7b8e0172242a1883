import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../../paths.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Sort } from '../../filters/descriptors.ts';

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
    <div className="min-w-44 max-lg:flex max-lg:w-full max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-sm:[&>div]:grow">
      <Select
        aria-label={t`Sort by`}
        value={value}
        options={sorts.map((one) => ({ value: one, label: names[one] }))}
        onChange={({ target }) => onChange(target.value as Sort)}
      />
      {value === 'relevance' && (
        <TextLink
          to={paths.howMatchingWorks('most-relevant')}
          className="inline-block py-1.5 text-sm lg:mt-1.5"
        >
          <Trans>How matching works</Trans>
        </TextLink>
      )}
    </div>
  );
}
