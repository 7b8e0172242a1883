import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hasCustomFields } from '../../../base/custom-fields/web/fieldsVersion.ts';
import { customFieldsQuery } from '../../../base/custom-fields/web/useCustomFields.ts';
import { page } from '../../../base/site/web/page.ts';
import { errorText } from '../../../kit/web/api/errors.ts';
import { clientLoaderOf, loaderOf, type NamesQueries } from '../../../kit/web/loaders/pageQueries.ts';
import { initialOf } from '../../../kit/web/pages/rendering.tsx';
import { focusStart } from '../../../kit/web/pages/useArrival.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { SearchBox } from './box/SearchBox.tsx';
import { countFilters, type FilterTexts, queryOf, textsOf, writeFilters } from './filters/address.ts';
import { FilterChips } from './filters/FilterChips.tsx';
import { filtersOf, type Typing, useFilters } from './filters/useFilters.ts';
import { countsQuery } from './filters/useOptionCounts.ts';
import { rememberBrowse } from './lastBrowse.ts';
import { BrowseHead } from './results/BrowseHead.tsx';
import { CompactSwitch } from './results/CompactSwitch.tsx';
import { CardSkeletons, Results } from './results/Results.tsx';
import { SortSelect } from './results/SortSelect.tsx';
import { resultsQuery, useResults } from './results/useResults.ts';
import { openingQuery } from './useOpening.ts';
import { useWide } from './useWide.ts';

// Loaded when its button is pressed.
const loadSheet = () => import('./filters/FilterSheet.tsx');
const FilterSheet = lazyPart(loadSheet);
const LimitedNote = lazyPart(() => import('./results/LimitedNote.tsx'));
const HiddenNote = lazyPart(() => import('./results/HiddenNote.tsx'));
// The server renders it; the browser loads it after the page is rendered.
const FilterPanel = lazyPart(() => import('./filters/FilterPanel.tsx'));

/** With fewer results than this, browse shows which filters hide others. */
const FEW = 24;

const queries: NamesQueries = async ({ url, viewer, read }) => {
  const opening = viewer?.profile ? await read(openingQuery()) : undefined;
  if (viewer?.profile && !opening) return [];
  const fields = hasCustomFields() ? await read(customFieldsQuery(i18n.locale)) : undefined;
  const { texts, sort } = filtersOf(url.searchParams, { viewer, opening, fields: fields ?? [] });
  return [
    resultsQuery(texts, sort),
    // The column of a wide screen counts its options.
    ...(initialOf().wide ? [countsQuery(queryOf(texts), ['gender'])] : []),
  ];
};

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () =>
  page({
    title: t`Browse Profiles`,
    description: t`Browse verified profiles by age, religion, community, education, city and state.`,
    path: paths.browse(),
  });

export default function BrowsePage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { texts, member, waiting, failed, any, opens, set, sort, sorts, setSort } = useFilters();
  // Values that were just dragged or chosen, until the address has them.
  const [ahead, setAhead] = useState<FilterTexts>();
  const [seen, setSeen] = useState(texts);
  if (!same(texts, seen)) {
    setSeen(texts);
    setAhead(undefined);
  }
  const shown = ahead ?? texts;
  const [column, setColumn] = useState(true);
  const [sheet, setSheet] = useState<boolean>();
  const { profiles, count, ...found } = useResults(texts, ahead, { sort, enabled: !waiting, failed });
  const wide = useWide();
  const panelId = useId();
  const results = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => rememberBrowse(pathname + search), [pathname, search]);

  function show(next: FilterTexts, typing?: Typing) {
    setAhead(same(next, texts) ? undefined : next);
    set(next, typing);
    // After scrolling, new results are shown from the first card.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView();
  }
  const change = (changed: FilterTexts, typing?: Typing) => show({ ...shown, ...changed }, typing);
  function clear() {
    show({});
    // The pressed button disappears with the filters.
    focusStart();
  }

  const beside = wide && column;
  const number = countFilters(texts);
  const grid = classes(
    'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5',
    beside ? 'xl:grid-cols-3' : 'md:grid-cols-3 xl:grid-cols-4',
  );

  return (
    <div className="page pt-0.5 pb-6 sm:pt-6 md:py-10">
      <BrowseHead count={count} sort={found.state === 'none' ? undefined : sort} />
      <div className="mt-1.5 flex flex-wrap items-start gap-x-2 gap-y-1.5 sm:mt-4 sm:gap-3">
        <SearchBox
          value={shown.q ?? ''}
          filters={shown}
          onType={(q) => change({ q }, 'q')}
          onChoose={({ kind, name }, rest) => change({ q: rest, ...textsOf(kind, [name]) })}
        />
        <CompactSwitch />
        {/* On a phone one line, which scrolls: the cards begin close below it. */}
        <div className="flex items-start gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:contents">
          <Button
            kind="quiet"
            aria-expanded={wide ? column : sheet === true}
            aria-controls={beside ? panelId : undefined}
            onPointerEnter={wide ? undefined : loadSheet}
            onFocus={wide ? undefined : loadSheet}
            onClick={() => (wide ? setColumn(!column) : setSheet(true))}
            className="shrink-0 max-sm:min-h-11 max-sm:px-3"
          >
            <SlidersHorizontal aria-hidden className="size-5" />
            <Trans>Filters</Trans>
            {number > 0 && !beside && (
              <span className="grid min-w-6 place-items-center rounded-full bg-kumkum px-1.5 text-on-kumkum text-sm">
                {number}
              </span>
            )}
          </Button>
          {found.state !== 'none' && <SortSelect value={sort} sorts={sorts} onChange={setSort} />}
          {!member && (
            <Suspense>
              <LimitedNote beside />
            </Suspense>
          )}
          <FilterChips texts={texts} onRemove={change} onClear={clear} />
        </div>
      </div>
      <div
        className={classes(
          'mt-1.5 sm:mt-6 lg:items-start lg:gap-8',
          beside && 'lg:grid lg:grid-cols-[17rem_1fr]',
        )}
      >
        {/* The server only guesses how wide the screen is; styles use its real width. */}
        {beside && (
          <aside
            id={panelId}
            aria-label={t`Filters`}
            className="sticky top-[calc(5rem+var(--offline-bar))] max-h-[calc(100dvh-6rem-var(--offline-bar))] max-lg:hidden overflow-y-auto rounded-xl border border-line bg-raised p-5"
          >
            <KeepServed>
              <FilterPanel
                member={member}
                texts={shown}
                onChange={change}
                onDrag={(changed) => setAhead({ ...shown, ...changed })}
              />
            </KeepServed>
          </aside>
        )}
        <section ref={results} aria-label={t`Profiles`} className="min-w-0 scroll-mt-20">
          {!member && (found.state === 'waiting' || found.state === 'there') && (
            <Suspense>
              <LimitedNote />
            </Suspense>
          )}
          {found.state === 'waiting' && (
            <ul className={grid} aria-busy="true">
              <CardSkeletons number={6} />
            </ul>
          )}
          {found.state === 'failed' && (
            <EmptyState
              title={t`Couldn't load profiles`}
              text={errorText(found.error)}
              action={
                <Button onClick={found.retry}>
                  <Trans>Try again</Trans>
                </Button>
              }
            />
          )}
          {found.state === 'none' && (
            <EmptyState
              compact
              title={t`No profiles found`}
              text={any ? <Advice text={texts.q} musts={opens} /> : t`New profiles will appear here.`}
              action={
                any && (
                  <Button onClick={clear}>
                    <Trans>Clear Filters</Trans>
                  </Button>
                )
              }
            />
          )}
          {found.state === 'there' && (
            <div aria-busy={found.outdated} className="transition-opacity aria-busy:opacity-50">
              <Results {...found.results} profiles={profiles} sort={sort} text={texts.q} grid={grid} />
            </div>
          )}
          {viewer?.profile && any && count !== null && count < FEW && !found.outdated && (
            <Suspense>
              <HiddenNote texts={texts} none={count === 0} onRemove={change} />
            </Suspense>
          )}
        </section>
      </div>
      {!wide && sheet !== undefined && (
        <Suspense>
          <FilterSheet open={sheet} onOpenChange={setSheet} texts={texts} member={member} onShow={show} />
        </Suspense>
      )}
    </div>
  );
}

const same = (one: FilterTexts, other: FilterTexts) =>
  String(writeFilters(one)) === String(writeFilters(other));

/**
 * What to try when nobody is found. Free text never matches an age, a height or an income.
 * @param musts whether the filters are the must-haves
 */
function Advice({ text = '', musts }: { text?: string | undefined; musts: boolean }) {
  return (
    <>
      <Trans>Try adjusting your filters or search criteria</Trans>
      {musts && (
        <span className="mt-1 block">
          <Trans>No profile meets all the must-haves yet.</Trans>
        </span>
      )}
      {/\d/.test(text) && (
        <span className="mt-1 block">
          <Trans>For age, height or income, use the filters.</Trans>
        </span>
      )}
    </>
  );
}
