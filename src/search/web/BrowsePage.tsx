import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { errorWords } from '../../kit/web/errors.ts';
import { useViewer } from '../../kit/web/viewer.ts';
import { paths } from '../../paths.ts';
import { ProfileCardSkeleton } from '../../profiles/web/ProfileCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { page } from '../../vocabulary/web/page.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { filtersOf, OLDEST, useFilters, YOUNGEST } from './filters.ts';
import { grid, Results } from './Results.tsx';
import { search } from './search.ts';
import { useSettled, useTyped } from './useTyped.ts';

export const meta = () =>
  page({
    title: t`Browse Profiles`,
    description: t`Look through profiles by age, religion, community, education and place.`,
    path: paths.browse(),
  });

const number = new Intl.NumberFormat('en-IN');

export default function BrowsePage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { texts, any, set, clear } = useFilters();
  const filters = filtersOf(texts);
  const [sheet, setSheet] = useState(false);
  const [dragged, setDragged] = useState<[number, number]>();
  const ages = dragged ?? [filters.ageMin ?? YOUNGEST, filters.ageMax ?? OLDEST];

  const found = useInfiniteQuery(
    search.browse.infiniteOptions({
      input: (cursor: number | undefined) => ({ ...filters, cursor }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      gcTime: 15 * 60_000,
    }),
  );
  // While a thumb of the age slider is dragged, the number follows before the cards do.
  const drafted = useSettled(
    dragged && filtersOf({ ...texts, ageMin: String(ages[0]), ageMax: String(ages[1]) }),
  );
  const draft = useQuery(
    search.count.queryOptions({
      input: drafted ?? {},
      enabled: Boolean(drafted),
      placeholderData: keepPreviousData,
    }),
  );
  const pages = found.data?.pages ?? [];
  const count = (dragged && draft.data?.count) ?? pages[0]?.count ?? undefined;
  const profiles = pages.flatMap((one) => one.profiles);

  const change: typeof set = (changed, options) => {
    setDragged(undefined);
    set(changed, options);
  };
  const reset = () => {
    setDragged(undefined);
    clear();
  };
  const panel = <FilterPanel texts={texts} set={change} ages={ages} onAges={setDragged} />;

  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Browse Profiles</Trans>
      </h1>
      <p aria-live="polite" className="mt-1 min-h-7 text-soft">
        {count !== undefined && (
          <Trans>Discover {number.format(count)} verified profiles matching your preferences</Trans>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SearchBox value={texts.q ?? ''} apply={(q) => change({ q }, { replace: true })} />
        <Button kind="quiet" onClick={() => setSheet(true)} aria-expanded={sheet} className="lg:hidden">
          <SlidersHorizontal aria-hidden className="size-5" />
          <Trans>Filters</Trans>
        </Button>
        {any && (
          <Button kind="plain" onClick={reset}>
            <X aria-hidden className="size-5" />
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      <div className="mt-6 gap-8 lg:grid lg:grid-cols-[17rem_1fr] lg:items-start">
        <aside
          aria-label={t`Filters`}
          className="hidden rounded-xl border border-line bg-raised p-5 lg:block"
        >
          {panel}
        </aside>
        <section aria-label={t`Profiles`} className="min-w-0">
          <div className="mb-4 empty:hidden">
            <FilterChips texts={texts} set={change} />
          </div>
          {viewer === null && (
            <Notice className="mb-5">
              <Trans>
                You see first names and blurred photos.{' '}
                <TextLink to={paths.register()}>Register Free</TextLink> or{' '}
                <TextLink to={paths.login(paths.browse())}>Login</TextLink> to see whole profiles.
              </Trans>
            </Notice>
          )}
          {found.isPending ? (
            <div className={grid}>
              {[0, 1, 2, 3, 4, 5].map((place) => (
                <ProfileCardSkeleton key={place} />
              ))}
            </div>
          ) : found.isError && profiles.length === 0 ? (
            <Notice
              tone="bad"
              title={t`The profiles could not be loaded`}
              action={
                <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {errorWords(found.error)}
            </Notice>
          ) : profiles.length === 0 ? (
            <EmptyState
              title={t`No profiles found`}
              text={t`Try adjusting your filters or search criteria`}
              action={
                any && (
                  <Button onClick={reset}>
                    <Trans>Clear Filters</Trans>
                  </Button>
                )
              }
            />
          ) : (
            <div className={classes('transition-opacity', found.isPlaceholderData && 'opacity-60')}>
              <Results
                profiles={profiles}
                more={found.hasNextPage}
                busy={found.isFetchingNextPage}
                onMore={() => void found.fetchNextPage()}
              />
            </div>
          )}
        </section>
      </div>
      <Sheet
        open={sheet}
        onOpenChange={setSheet}
        title={t`Filters`}
        actions={
          <>
            {any && (
              <Button kind="plain" onClick={reset}>
                <Trans>Clear</Trans>
              </Button>
            )}
            <Button onClick={() => setSheet(false)}>
              {count === undefined ? (
                <Trans>Show profiles</Trans>
              ) : (
                <Trans>Show {number.format(count)} profiles</Trans>
              )}
            </Button>
          </>
        }
      >
        {panel}
      </Sheet>
    </div>
  );
}

function SearchBox({ value, apply }: { value: string; apply(text: string): void }) {
  const { t } = useLingui();
  const id = useId();
  const typed = useTyped(value, apply);
  return (
    <search className="relative min-w-0 grow basis-64">
      <label htmlFor={id} className="sr-only">
        <Trans>Search by name, city or profession</Trans>
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-soft"
      />
      <TextInput
        id={id}
        type="search"
        enterKeyHint="search"
        value={typed.text}
        maxLength={60}
        placeholder={t`Name, city or profession`}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && typed.now()}
        className="pl-12"
      />
    </search>
  );
}
