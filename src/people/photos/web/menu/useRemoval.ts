import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { storeAnswer } from '../../../../kit/web/api/storeAnswer.ts';
import { toast } from '../../../../ui/state/toast.tsx';
import type { OwnGallery } from '../../contract.ts';
import { photos } from '../photos.ts';

type Removal = { onStart(id: string): void; onFailed(): void; onUndone(): void };

/** Returns a function that removes a photo and offers to undo it. */
export function useRemoval({ onStart, onFailed, onUndone }: Removal): (id: string) => void {
  const { t } = useLingui();
  const queries = useQueryClient();
  const store = (gallery: OwnGallery) => storeAnswer(queries, photos.mine.queryOptions().queryKey, gallery);

  async function undo(id: string) {
    try {
      store(await photos.undoRemoval.call({ id }));
      onUndone();
    } catch (error) {
      toast({ tone: 'bad', title: t`Couldn't undo`, description: errorText(error) });
    }
  }

  const { mutate } = useMutation(
    photos.remove.mutationOptions({
      // Not with the answer: the live update can be here first.
      onMutate: ({ id }) => onStart(id),
      onSuccess(gallery, { id }) {
        store(gallery);
        toast({ title: t`Image Removed`, action: { label: t`Undo`, run: () => void undo(id) } });
      },
      onError(error) {
        onFailed();
        toast({ tone: 'bad', title: t`Couldn't remove the photo`, description: errorText(error) });
      },
    }),
  );
  return (id) => mutate({ id });
}
