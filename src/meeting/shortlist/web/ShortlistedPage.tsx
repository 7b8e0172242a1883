import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer, type Viewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { ProfileCardSkeleton } from '../../../people/profiles/web/card/ProfileCard.tsx';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { usePagesOrder } from '../../../people/profiles/web/order/usePagesOrder.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { SHORTLIST_SORTS, type ShortlistSort } from '../shared/rules.ts';
import { EntryCard } from './EntryCard.tsx';
import { shortlist } from './shortlist.ts';
import { useRemovedFocus } from './useRemovedFocus.ts';
import { useShortlistIds } from './useShortlistIds.ts';

// Only members who see whole profiles see when others were here.
const sortsFor = (viewer: Viewer | null | undefined) =>
  SHORTLIST_SORTS.filter((one) => one !== 'active' || viewer?.verified);

const sortOf = (address: URLSearchParams, viewer: Viewer | null | undefined): ShortlistSort =>
  sortsFor(viewer).find((one) => one === address.get('sort')) ?? 'newest';

const queries = ofMember(({ url, viewer }) => [
  shortlist.list.infiniteOptions(byCursor({ sort: sortOf(url.searchParams, viewer) })),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Shortlisted` });

const grid = 'grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3';

export default function ShortlistedPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.profile ? <Shortlisted /> : <NoProfile staff={viewer.staff !== null} />;
}

function Shortlisted() {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const { viewer } = useViewer();
  const sorts = sortsFor(viewer);
  const sort = sortOf(address, viewer);
  const found = useInfiniteQuery(shortlist.list.infiniteOptions(byCursor({ sort })));
  useShortlistIds();
  usePagesOrder('shortlist', found, ({ entries }) => entries.map(({ profile }) => profile.id));
  const newest = found.data?.pages[0];
  const several = (newest?.count ?? 0) > 1;
  const names: Record<ShortlistSort, string> = {
    newest: t`Newest first`,
    name: t`Name`,
    active: t`Recently active`,
  };
  return (
    <div className="page py-6 md:py-10">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-6">
        <div>
          <h1 id="shortlisted" tabIndex={-1} className="text-3xl outline-none md:text-4xl">
            <Trans>Shortlisted</Trans>
          </h1>
          {newest && newest.count > 0 && (
            <p className="mt-1 text-soft">
              <Plural value={newest.count} one="# profile" other="# profiles" />
            </p>
          )}
        </div>
        {several && (
          <Field label={<Trans>Sort by</Trans>} className="w-full sm:w-52">
            <Select
              value={sort}
              onChange={({ target }) =>
                setAddress(target.value === 'newest' ? {} : { sort: target.value }, {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              options={sorts.map((value) => ({ value, label: names[value] }))}
            />
          </Field>
        )}
      </div>
      <List found={found} />
    </div>
  );
}

type Page = Awaited<ReturnType<typeof shortlist.list.call>>;

function List({ found }: { found: UseInfiniteQueryResult<InfiniteData<Page>> }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { ready } = useVocabulary();
  const all = found.data?.pages.flatMap(({ entries }) => entries);
  const list = useRemovedFocus(all?.map(({ profile }) => profile.id) ?? []);
  if (found.isPending || (found.data && !ready)) {
    return (
      <div className={grid} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (!all) return <NotLoaded of={found} title={t`Couldn't load the shortlist`} />;
  const hidden = found.data?.pages[0]?.hidden ?? 0;
  const unseen = hidden > 0 && (
    <Plural
      value={hidden}
      one="# profile is not visible right now"
      other="# profiles are not visible right now"
    />
  );
  return (
    <>
      {all.length === 0 ? (
        <EmptyState
          title={unseen || <Trans>No Shortlisted Profiles Yet</Trans>}
          text={!unseen && <Trans>Tap the star on a profile to save it here.</Trans>}
          action={
            <ButtonLink to={paths.browse()}>
              <Trans>Browse Profiles</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ul ref={list} className={grid}>
          {all.map((entry, place) => (
            <li key={entry.profile.id}>
              <EntryCard entry={entry} person={viewer?.profile?.name ?? ''} priority={place < 3} />
            </li>
          ))}
        </ul>
      )}
      <MoreOf found={found} />
      {all.length > 0 && unseen && <p className="mt-6 text-center text-soft">{unseen}</p>}
    </>
  );
}
