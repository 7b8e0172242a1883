import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BellPlus, Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { CountBadge } from '../../../ui/marks/CountBadge.tsx';
import { useFilters } from '../../search/web/filters/useFilters.ts';
import { useUsualGender } from '../../search/web/useUsualGender.ts';
import { NAME_MAX } from '../shared/rules.ts';
import { addressOf } from './address.ts';
import { savedSearches } from './savedSearches.ts';
import { useLook } from './useLook.ts';
import { useSearchText } from './useSearchText.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazyPart(loadDialog);

/** Saves the search that is shown, or shows that it is saved; and leads to the saved ones. */
export default function SaveSearchBar() {
  const { t } = useLingui();
  const viewsOnly = useViewsOnly();
  const { texts: filters } = useFilters();
  const { data } = useQuery(savedSearches.list.queryOptions());
  const wordsOf = useSearchText();
  const [open, setOpen] = useState(false);
  const searches = data?.searches;
  const usual = useUsualGender();
  const shown = addressOf(filters, usual);
  const same = searches?.find((one) => !one.outdated && addressOf(one.filters, usual) === shown);
  const opened = useLook(searches, same);
  if (!searches) return null;
  const unseen = searches.reduce((sum, { matches }) => sum + matches, 0);
  return (
    <>
      {!viewsOnly && (same || shown !== '') && (
        // One button, whatever it says: it keeps the focus when the search is saved.
        <Button
          kind={same ? 'plain' : 'quiet'}
          size="small"
          aria-label={same ? t`Saved: ${same.name}` : t`Save this search`}
          className={same ? 'min-w-0 max-sm:px-2' : 'max-sm:px-2.5'}
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
          onClick={() => setOpen(true)}
        >
          {same ? (
            <BookmarkCheck aria-hidden className="size-5 shrink-0" />
          ) : (
            <BellPlus aria-hidden className="size-5 shrink-0" />
          )}
          <span className="sm:hidden">{same ? <Trans>Saved</Trans> : <Trans>Save</Trans>}</span>
          <span className={classes('max-sm:hidden', same && 'min-w-0 text-left [overflow-wrap:anywhere]')}>
            {same ? <Trans>Saved: {same.name}</Trans> : <Trans>Save this search</Trans>}
          </span>
        </Button>
      )}
      {searches.length > 0 && (
        <ButtonLink
          kind="plain"
          size="small"
          className="relative max-sm:shrink-0 max-sm:px-3 sm:-mr-4 sm:whitespace-nowrap"
          to={paths.savedSearches()}
        >
          <Bookmark aria-hidden className="size-5 shrink-0 sm:hidden" />
          <span className="max-sm:sr-only">
            <Trans>Saved searches</Trans>
          </span>
          {unseen > 0 && (
            <span className="max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:flex max-sm:*:bg-kumkum max-sm:*:px-1.5 max-sm:*:py-0 max-sm:*:text-on-kumkum">
              <CountBadge count={unseen}>
                <Plural value={unseen} one="new match" other="new matches" />
              </CountBadge>
            </span>
          )}
        </ButtonLink>
      )}
      {open && (
        <Suspense>
          <SearchDialog
            {...(same ? { search: same } : { filters, opened, name: shorten(wordsOf(filters) ?? []) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Joins words up to the maximum length of a name. */
function shorten(words: string[]): string {
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}, ${word}` : word.slice(0, NAME_MAX);
    if (longer.length > NAME_MAX) break;
    name = longer;
  }
  return name;
}
