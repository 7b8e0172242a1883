import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { changeShown } from '../../../../kit/web/api/storeAnswer.ts';
import { toast } from '../../../../ui/state/toast.tsx';
import { matching } from '../matching.ts';
import { withDismissed } from './withDismissed.ts';

/** Returns functions that dismiss a recommended profile, give the reason, and take it back. The card changes at once. */
export function useDismiss({ id }: { id: string }) {
  const queries = useQueryClient();
  const mark = (dismissed: boolean) =>
    changeShown(queries, { queryKey: matching.key() }, (kept) => withDismissed(kept, id, dismissed));
  const failed = (error: unknown) =>
    toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) });
  const dismissing = useMutation(
    matching.dismiss.mutationOptions({
      onMutate: () => mark(true),
      onError(error, { reason }) {
        if (reason === undefined) mark(false)();
        failed(error);
      },
      onSettled: (_, _error, _input, fetchAgain) => fetchAgain?.(),
    }),
  );
  const restoring = useMutation(
    matching.restore.mutationOptions({ onSuccess: () => mark(false)(), onError: failed }),
  );
  return { dismissing, restoring };
}
