import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { members } from '../members.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';

type ViewsProps = {
  /** The filters of the address, as a query. */
  query: string;
  onOpen(query: string): void;
};

/** Filters that the viewer has saved under a name. */
export function Views({ query, onOpen }: ViewsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(members.views.queryOptions());
  const [saving, setSaving] = useState(false);
  const removing = useMutation({
    mutationFn: (id: string) => members.removeView.call({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: members.views.key() }),
    onError: (error) =>
      toast({ tone: 'bad', title: t`Couldn't remove the view`, description: errorText(error) }),
  });
  const isSaved = views.some((view) => view.query === query);
  if (views.length === 0 && query === '') return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {views.map(({ id, name, query: saved }) => (
        <span
          key={id}
          className="inline-flex max-w-full items-center rounded-full border border-line bg-raised"
        >
          <button
            type="button"
            aria-pressed={saved === query}
            onClick={() => onOpen(saved)}
            className="min-h-11 min-w-0 truncate rounded-l-full pl-4 pr-1 hover:text-kumkum-ink aria-pressed:font-semibold aria-pressed:text-kumkum-ink"
          >
            {name}
          </button>
          <button
            type="button"
            aria-label={t`Remove view ${name}`}
            onClick={() => removing.mutate(id)}
            className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:text-kumkum-ink focus-visible:rounded-full"
          >
            <X aria-hidden className="size-4" />
          </button>
        </span>
      ))}
      {query !== '' && !isSaved && (
        <Button kind="plain" size="small" onClick={() => setSaving(true)} className="first:-ml-4">
          <Bookmark aria-hidden className="size-4" />
          <Trans>Save this view</Trans>
        </Button>
      )}
      {query !== '' && (
        <Button kind="plain" size="small" onClick={() => onOpen('')}>
          <Trans>Clear all</Trans>
        </Button>
      )}
      {saving && <SaveViewDialog query={query} onClose={() => setSaving(false)} />}
    </div>
  );
}
