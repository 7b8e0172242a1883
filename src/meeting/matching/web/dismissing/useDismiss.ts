import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { changeShown } from '../../../../kit/web/api/storeAnswer.ts';
import { toast } from '../../../../ui/state/toast.tsx';
import type { Recommended } from '../../contract.ts';
import { matching } from '../matching.ts';

/** Returns functions that dismiss a recommended profile, give the reason, and undo it. The card changes at once. */
export function useDismiss({ id }: { id: string }) {
  const queries = useQueryClient();
  const mark = (dismissed: boolean) =>
    changeShown(queries, { queryKey: matching.key() }, (cached) => withDismissed(cached, id, dismissed));
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

/**
 * Marks a profile as dismissed or not in every cached answer that has it. Returns the same object if nothing changes.
 */
export function withDismissed(cached: unknown, id: string, dismissed: boolean): unknown {
  if (Array.isArray(cached)) {
    const next = cached.map((one) => withDismissed(one, id, dismissed));
    return next.some((value, index) => value !== cached[index]) ? next : cached;
  }
  if (typeof cached !== 'object' || cached === null) return cached;
  if ('reasons' in cached && 'id' in cached && cached.id === id) return { ...cached, dismissed };
  const changed = Object.entries(cached).flatMap(([key, value]) => {
    const next = withDismissed(value, id, dismissed);
    return next === value ? [] : [[key, next]];
  });
  return changed.length > 0 ? { ...cached, ...Object.fromEntries(changed) } : cached;
}

/** A recommendation; `dismissed`: the viewer has just dismissed it. */
export type Recommendation = Recommended & { dismissed?: boolean };
