import { t } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { page } from '../../../base/site/web/page.ts';
import { useVocabulary } from '../../../base/vocabulary/web/useVocabulary.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { NoProfile } from '../../../people/profiles/web/noProfile/NoProfile.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SAVED_MAX } from '../shared/rules.ts';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import { savedSearches } from './savedSearches.ts';
import { useSearchText } from './useSearchText.ts';

const queries = ofMember(() => [savedSearches.list.queryOptions()]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => page({ title: t`Saved searches` });

export default function SavedSearchesPage() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  return viewer.profile ? <SavedSearches /> : <NoProfile staff={viewer.staff !== null} />;
}

function SavedSearches() {
  const found = useQuery(savedSearches.list.queryOptions());
  const number = found.data?.searches.length ?? 0;
  return (
    <div className="page py-6 md:py-10">
      <div className="mx-auto max-w-3xl">
        <h1 id="saved-searches" tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          <Trans>Saved searches</Trans>
        </h1>
        {number > 0 && (
          <p className="mt-1 text-soft">
            <Plural value={number} one={`# of ${SAVED_MAX} saved.`} other={`# of ${SAVED_MAX} saved.`} />{' '}
            <TextLink to={paths.settings('notifications')}>
              <Trans>Notification settings</Trans>
            </TextLink>
          </p>
        )}
        <List found={found} />
      </div>
    </div>
  );
}

type Answer = Awaited<ReturnType<typeof savedSearches.list.call>>;

function List({ found }: { found: UseQueryResult<Answer> }) {
  const { t } = useLingui();
  const wordsOf = useSearchText();
  const { ready } = useVocabulary();
  if (found.isPending || (found.data && !ready)) {
    return (
      <div className="mt-6 grid gap-4" aria-busy="true">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-32" />
        ))}
      </div>
    );
  }
  if (!found.data) return <NotLoaded of={found} className="mt-6" title={t`Couldn't load saved searches`} />;
  const { searches } = found.data;
  if (searches.length === 0) {
    return (
      <EmptyState
        title={<Trans>No saved searches yet</Trans>}
        text={<Trans>Choose filters and save the search. We'll notify you when someone new matches.</Trans>}
        action={
          <ButtonLink to={paths.browse()}>
            <Trans>Browse Profiles</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="mt-6 grid gap-4">
      {searches.map((search) => (
        <SavedSearchRow key={search.id} search={search} words={wordsOf(search.filters) ?? []} />
      ))}
    </ul>
  );
}
