import { t } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '../../../kit/web/api/errors.ts';
import { changeShown } from '../../../kit/web/api/storeAnswer.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/state/toast.tsx';
import { shortlist } from './shortlist.ts';
import { useShortlistIds } from './useShortlistIds.ts';

type Person = { id: string; name: string };

/**
 * Returns whether a profile is in the shortlist, and a function that adds or removes it. The page shows the change at
 * once, and undoes it if the server refuses. A visitor is redirected to the login and back.
 */
export function useShortlist({ id, name }: Person) {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queries = useQueryClient();
  const shortlisted = useShortlistIds()?.includes(id) ?? false;
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? shortlist.add.call({ id }) : shortlist.remove.call({ id })),
    onMutate: (on) => putShortlisted(queries, id, on),
    onSuccess(_, on) {
      if (on) {
        toast({
          title: t`Added to the shortlist`,
          description: name,
          link: { to: paths.shortlisted(), label: t`View shortlist` },
        });
      } else {
        toast({
          title: t`Removed from the shortlist`,
          description: name,
          action: { label: t`Undo`, run: () => void restore(queries, { id, name }) },
        });
      }
    },
    onError(error, on) {
      putShortlisted(queries, id, !on);
      toast({
        tone: 'bad',
        title: on ? t`Couldn't add to the shortlist` : t`Couldn't remove from the shortlist`,
        description: errorText(error),
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: shortlist.key() }),
  });

  return {
    shortlisted,
    toggle() {
      if (viewer === undefined || change.isPending) return;
      if (viewer === null)
        return void navigate(paths.login(pathname + search), { state: { shortlisting: name } });
      change.mutate(!shortlisted);
    },
  };
}

/** Shows at once that a profile is in the shortlist, or is not; afterwards the shortlist is fetched again. */
function putShortlisted(queries: QueryClient, id: string, on: boolean): void {
  changeShown(queries, { queryKey: shortlist.ids.key() }, (kept) => {
    const old = kept as { ids: string[] } | undefined;
    if (!old) return old;
    const others = old.ids.filter((one) => one !== id);
    return { ids: on ? [id, ...others] : others };
  });
}

/** Undoes a removal, with the note and the place in the list. */
async function restore(queries: QueryClient, { id, name }: Person): Promise<void> {
  putShortlisted(queries, id, true);
  try {
    await shortlist.restore.call({ id });
    toast({ title: t`Undone`, description: t`${name} is in the shortlist again.` });
  } catch (error) {
    putShortlisted(queries, id, false);
    toast({ tone: 'bad', title: t`Couldn't undo`, description: errorText(error) });
  }
  await queries.invalidateQueries({ queryKey: shortlist.key() });
}
