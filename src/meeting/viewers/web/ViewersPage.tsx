import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { View } from '../contract.ts';
import { PrivateBrowsing } from './PrivateBrowsing.tsx';
import { ViewerRow } from './ViewerRow.tsx';
import { viewers } from './viewers.ts';

const queries = ofMember(() => [viewers.list.infiniteOptions(byCursor()), viewers.privacy.queryOptions()]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Profile Views` });

const grid = 'grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-5';

export default function ViewersPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.profile ? <Viewers /> : <NoProfile staff={viewer.staff !== null} />;
}

function Viewers() {
  const found = useInfiniteQuery(viewers.list.infiniteOptions(byCursor()));
  const total = found.data?.pages[0]?.total ?? 0;
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-3xl md:text-4xl">
        <Trans>Profile Views</Trans>
      </h1>
      {total > 0 && (
        <p className="mt-1 text-soft">
          <Plural value={total} one="# profile view so far." other="# profile views so far." />{' '}
          <Trans>Each person counts once a day.</Trans>
        </p>
      )}
      <List found={found} />
      <PrivateBrowsing />
    </div>
  );
}

/** Returns the views by day. Views of one day follow each other. */
function byDay(all: View[]): [day: string, views: View[]][] {
  const days = [...new Set(all.map(({ day }) => day))];
  return days.map((day) => [day, all.filter((view) => view.day === day)]);
}

type Page = Awaited<ReturnType<typeof viewers.list.call>>;

function List({ found }: { found: UseInfiniteQueryResult<InfiniteData<Page>> }) {
  const { self, name: person } = useSubject();
  const { t } = useLingui();
  const { ready } = useVocabulary();
  const viewsOnly = useViewsOnly();
  if (found.isPending || (found.data && !ready)) {
    return (
      <div className={`mt-8 ${grid}`} aria-busy="true">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-25" />
        ))}
      </div>
    );
  }
  const all = found.data?.pages.flatMap(({ views }) => views);
  if (!all) return <NotLoaded of={found} className="mt-6" title={t`Couldn't load profile views`} />;
  const { total, hidden } = found.data!.pages[0]!;
  if (total === 0) {
    return (
      <EmptyState
        title={<Trans>No views yet</Trans>}
        text={
          self ? (
            <Trans>When someone opens your profile, you see it here.</Trans>
          ) : (
            <Trans>When someone opens {person}'s profile, you see it here.</Trans>
          )
        }
        action={
          !viewsOnly && (
            <ButtonLink to={paths.myProfile()}>
              <Trans>Edit My Profile</Trans>
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      {byDay(all).map(([day, views]) => (
        <section key={day} className="mt-8">
          <h2 className="mb-3 text-xl">{longDate(day)}</h2>
          <ul className={grid}>
            {views.map((view) =>
              view.kind === 'person' ? (
                <li key={view.profile.id}>
                  <ViewerRow view={view} />
                </li>
              ) : (
                <li
                  key="private"
                  className="flex items-center rounded-xl border border-line px-4 py-3 text-soft"
                >
                  {views.length > 1 ? (
                    <Plural
                      value={view.count}
                      one="and # person who browses privately"
                      other="and # who browse privately"
                    />
                  ) : (
                    <Plural
                      value={view.count}
                      one="# person who browses privately"
                      other="# people who browse privately"
                    />
                  )}
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
      <MoreOf found={found} />
      {hidden > 0 && (
        <p className="mt-6 text-center text-soft">
          <Plural
            value={hidden}
            one="# view is from a profile that is not visible right now"
            other="# views are from profiles that are not visible right now"
          />
        </p>
      )}
    </>
  );
}
