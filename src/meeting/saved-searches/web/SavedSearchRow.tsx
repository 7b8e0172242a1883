import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../../kit/web/api/errors.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { useUsualGender } from '../../search/web/useUsualGender.ts';
import type { SavedSearch } from '../contract.ts';
import { COUNTED_MAX } from '../shared/rules.ts';
import { resultsOf } from './address.ts';
import { savedSearches } from './savedSearches.ts';
import { useFrequencyName } from './useFrequencyName.ts';

const loadDialog = () => import('./SearchDialog.tsx');
const SearchDialog = lazyPart(loadDialog);

type SavedRowProps = {
  search: SavedSearch;
  /** Descriptions of its filters. */
  words: string[];
};

/** A saved search: a link to its results, the number of new ones, and what its managers can change. */
export function SavedSearchRow({ search, words }: SavedRowProps) {
  const { t } = useLingui();
  const viewsOnly = useViewsOnly();
  const usual = useUsualGender();
  const frequencyName = useFrequencyName();
  const [editing, setEditing] = useState(false);
  const { remove, busy } = useRemoval(search);
  const { name, matches, frequency, filters, outdated } = search;
  const Icon = frequency === 'never' ? BellOff : Bell;
  return (
    <li className="relative rounded-xl border border-line bg-raised p-4 hover:border-edge md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-xl [overflow-wrap:anywhere]">
          {/* The whole row leads there; the buttons lie above it. */}
          <Link
            to={resultsOf(filters, usual)}
            className="after:absolute after:inset-0 after:rounded-xl hover:text-kumkum-ink"
          >
            {name}
          </Link>
        </h2>
        {matches > 0 && (
          <Badge tone="kumkum" className="mt-0.5">
            {matches >= COUNTED_MAX ? (
              <Trans>{COUNTED_MAX}+ new</Trans>
            ) : (
              <Plural value={matches} one="# new" other="# new" />
            )}
          </Badge>
        )}
      </div>
      {words.length > 0 && words.join(', ') !== name && (
        <p className="mt-1 text-soft [overflow-wrap:anywhere]">
          <Dots>{words}</Dots>
        </p>
      )}
      {outdated && (
        <p className="mt-1">
          <Trans>
            One of its filters no longer exists, so it finds nobody. Please choose the filters again in Browse
            and save a new search.
          </Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 text-soft">
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {frequency === 'never' ? (
            <Trans>Alerts off</Trans>
          ) : (
            <Trans>Alerts: {frequencyName(frequency)}</Trans>
          )}
        </p>
        {!viewsOnly && (
          <div className="relative -my-2 -mr-2 ml-auto flex max-sm:*:px-2.5 max-sm:[&_svg]:hidden">
            <Button
              kind="plain"
              size="small"
              onPointerEnter={loadDialog}
              onFocus={loadDialog}
              onClick={() => setEditing(true)}
              aria-label={t`Edit: ${name}`}
            >
              <Pencil aria-hidden className="size-4.5" />
              <Trans>Edit</Trans>
            </Button>
            <Button kind="plain" size="small" busy={busy} onClick={remove} aria-label={t`Delete: ${name}`}>
              <Trash2 aria-hidden className="size-4.5" />
              <Trans>Delete</Trans>
            </Button>
          </div>
        )}
      </div>
      {editing && (
        <Suspense>
          <SearchDialog search={search} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** Returns how to delete a search, which can be undone from the message about it. */
function useRemoval({ id, name }: SavedSearch) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const refetch = () => queries.invalidateQueries({ queryKey: savedSearches.key() });
  const restoring = useMutation(
    savedSearches.restore.mutationOptions({
      onSuccess: () => toast({ title: t`Undone`, description: name }),
      onError: (error) => toast({ tone: 'bad', title: t`Couldn't undo`, description: errorText(error) }),
      onSettled: refetch,
    }),
  );
  const removal = useMutation(
    savedSearches.remove.mutationOptions({
      onSuccess() {
        document.getElementById('saved-searches')?.focus({ preventScroll: true });
        toast({
          title: t`Search deleted`,
          description: name,
          action: { label: t`Undo`, run: () => restoring.mutate({ id }) },
        });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't delete the search`, description: errorText(error) }),
      onSettled: refetch,
    }),
  );
  return { remove: () => removal.mutate({ id }), busy: removal.isPending };
}
