import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { focusStart } from '../../../../kit/web/pages/useArrival.ts';
import { fieldOfFilter, withCustomFilter } from '../../shared/customFilters.ts';
import { type AnyFilter, type FilterKey, namesOf } from '../../shared/filters.ts';
import { type FilterTexts, queryOf } from '../filters/address.ts';
import { useFilterText } from '../filters/useFilterText.ts';
import { search } from '../search.ts';

const FRESH_MS = 5 * MINUTE_MS;

/** Filters that hide profiles who would accept the viewer, or hide all profiles, each with a button that removes it. */
export default function HiddenNote({
  texts,
  none,
  onRemove,
}: {
  texts: FilterTexts;
  /** Whether nobody is found. */
  none: boolean;
  onRemove(changed: FilterTexts): void;
}) {
  const { t, i18n } = useLingui();
  const { label } = useFilterText();
  const others = useOthersText();
  const { data } = useQuery(search.hidden.queryOptions({ input: queryOf(texts), staleTime: FRESH_MS }));
  if (!data || data.length === 0) return null;
  const listed = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  const together = data.some(({ filters }) => filters.length > 1);
  return (
    <section aria-labelledby="hidden-by-filters" className="mt-8 rounded-xl border border-line bg-raised p-5">
      <h2 id="hidden-by-filters" className="text-xl">
        {!none ? (
          <Trans>See more profiles</Trans>
        ) : together ? (
          <Trans>Remove these filters together</Trans>
        ) : (
          <Trans>Remove one of these filters</Trans>
        )}
      </h2>
      <ul className="mt-3 grid gap-1">
        {data.map(({ filters, more, atLeast }) => {
          const name = listed.format(filters.map(label));
          const number = i18n.number(more);
          return (
            <li key={filters.join()}>
              <button
                type="button"
                onClick={() => {
                  onRemove(without(texts, filters));
                  focusStart();
                }}
                className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-xl px-2 py-1.5 text-left hover:bg-sunk"
              >
                <span className="grow">
                  {none
                    ? t`Without ${name}: ${plural(more, { one: '# profile', other: '# profiles' })}`
                    : others(filters, atLeast ? `${number}+` : number)}
                </span>
                <ArrowRight aria-hidden className="size-5 shrink-0 text-kumkum-ink" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the change that removes some filters. */
function without(texts: FilterTexts, filters: AnyFilter[]): FilterTexts {
  const changed: FilterTexts = {};
  for (const filter of filters) {
    const field = fieldOfFilter(filter);
    if (field === null) for (const name of namesOf(filter as FilterKey)) changed[name] = '';
    else changed.custom = withCustomFilter(changed.custom ?? texts.custom, field, '');
  }
  return changed;
}

/** Returns a function that describes how many more profiles there are without a filter. */
function useOthersText() {
  const { t } = useLingui();
  const { label } = useFilterText();
  return (filters: AnyFilter[], number: string): string => {
    switch (filters.length === 1 && filters[0]) {
      case 'age':
        return t`${number} more if you include other ages`;
      case 'height':
        return t`${number} more if you include other heights`;
      case 'religion':
        return t`${number} more if you include other religions`;
      case 'caste':
        return t`${number} more if you include other communities`;
      case 'motherTongue':
        return t`${number} more if you include other mother tongues`;
      case 'maritalStatus':
        return t`${number} more if you include any marital status`;
      case 'education':
      case 'educationLevel':
      case 'educationField':
        return t`${number} more if you include other education`;
      case 'profession':
        return t`${number} more if you include other professions`;
      case 'workingWith':
        return t`${number} more if you include other employers`;
      case 'income':
        return t`${number} more if you include other incomes`;
      case 'city':
        return t`${number} more if you include other cities`;
      case 'state':
        return t`${number} more if you include other states`;
      case 'country':
        return t`${number} more if you include other countries`;
      case 'diet':
        return t`${number} more if you include other diets`;
      default: {
        const names = filters.map(label).join(', ');
        return t`${number} more without the filter ‘${names}’`;
      }
    }
  };
}
