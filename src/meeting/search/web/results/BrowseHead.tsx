import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { Sort } from '../../shared/sorts.ts';

/** What other modules show beside the results of a search, passed on by the frame around the page. */
export type BesideResults = { saving: ReactNode };

type BrowseHeadProps = { count: number | null; sort: Sort | undefined };

/** Title of browse with the number of results. It is short on a phone, so that the first card is visible. */
export function BrowseHead({ count, sort }: BrowseHeadProps) {
  const { viewer } = useViewer();
  const { saving } = useOutletContext<BesideResults>();
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h1 tabIndex={-1} className="min-w-0 text-xl sm:text-3xl md:text-4xl">
          <Trans>Browse Profiles</Trans>
        </h1>
        {saving}
      </div>
      <div className="min-h-10.5 text-soft leading-tight sm:mt-1 sm:min-h-7.5 md:text-lg">
        <p aria-live="polite" className="inline">
          {count === null ? null : viewer?.staff && !viewer.profile ? (
            <Plural value={count} one="Discover # verified profile" other="Discover # verified profiles" />
          ) : (
            <Plural
              value={count}
              one="Discover # verified profile matching your preferences"
              other="Discover # verified profiles matching your preferences"
            />
          )}
        </p>
        {sort === 'relevance' && (
          <>
            {' '}
            <TextLink to={paths.howMatchingWorks('most-relevant')} className="text-sm">
              <Trans>How matching works</Trans>
            </TextLink>
          </>
        )}
      </div>
    </>
  );
}
