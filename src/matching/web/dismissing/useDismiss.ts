import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { toast } from '../../../ui/state/toast.tsx';
import { matching } from '../matching.ts';
import { withDismissed } from './withDismissed.ts';

/** Returns functions that dismiss a recommended profile, give the reason, and take it back. The card changes at once. */
export function useDismiss({ id }: { id: string }) {
  const queries = useQueryClient();
  const mark = (dismissed: boolean) =>
    queries.setQueriesData({ queryKey: matching.key() }, (kept: unknown) =>
      withDismissed(kept, id, dismissed),
    );
  const failed = (error: unknown) =>
    toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) });
  const dismissing = useMutation(
    matching.dismiss.mutationOptions({
      onMutate: () => void mark(true),
      onError(error, { reason }) {
        if (reason === undefined) mark(false);
        failed(error);
      },
    }),
  );
  const restoring = useMutation(
    matching.restore.mutationOptions({ onSuccess: () => void mark(false), onError: failed }),
  );
  return { dismissing, restoring };
}
