import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { MINUTE_MS } from '../../../kit/time/durations.ts';
import { focusStart } from '../../../kit/web/pages/useArrival.ts';
import { namesOf } from '../../filters/descriptors.ts';
import { asQuery, type FilterTexts } from '../filters/address.ts';
import { useFilterText } from '../filters/useFilterText.ts';
import { search } from '../search.ts';

const FRESH_MS = 5 * MINUTE_MS;

/** Filters that hide profiles who would accept the viewer, each with a button that removes it. */
export default function HiddenNote({
  texts,
  onRemove,
}: {
  texts: FilterTexts;
  onRemove(changed: FilterTexts): void;
}) {
  const { t, i18n } = useLingui();
  const { label } = useFilterText();
  const { data } = useQuery(search.hidden.queryOptions({ input: asQuery(texts), staleTime: FRESH_MS }));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="hidden-by-filters" className="mt-8 rounded-xl border border-line bg-raised p-5">
      <h2 id="hidden-by-filters" className="text-xl">
        <Trans>See more profiles</Trans>
      </h2>
      <ul className="mt-3 grid gap-1">
        {data.map(({ filter, more, atLeast }) => {
          const name = label(filter);
          const number = i18n.number(more);
          return (
            <li key={filter}>
              <button
                type="button"
                onClick={() => {
                  onRemove(Object.fromEntries(namesOf(filter).map((one) => [one, ''])));
                  focusStart();
                }}
                className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-xl px-2 py-1.5 text-left hover:bg-sunk"
              >
                <span className="grow">
                  {atLeast
                    ? t`Remove filter ‘${name}’: see more than ${number} others whose preferences you match`
                    : t`Remove filter ‘${name}’: see ${number} more whose preferences you match`}
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
