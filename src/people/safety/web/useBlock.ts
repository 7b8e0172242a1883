import { useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { toast } from '../../../ui/state/toast.tsx';
import { safety } from './safety.ts';

type Person = { id: string; name: string };

/** Returns how the viewer blocks somebody, with a way back. All that shows other people is fetched again. */
export function useBlock({ id, name }: Person, onBlocked?: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const unblock = useUnblock();
  return useMutation(
    safety.block.mutationOptions({
      onSuccess() {
        toast({
          title: t`${name} is blocked`,
          description: t`You no longer see each other.`,
          action: { label: t`Undo`, run: () => unblock.mutate({ id }) },
        });
        onBlocked?.();
      },
      onError(error) {
        toast({ tone: 'bad', title: t`Couldn't block ${name}`, description: errorText(error) });
      },
      onSettled: () => queries.invalidateQueries(),
    }),
  );
}

/** Returns how the viewer unblocks somebody. */
export function useUnblock(onDone?: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation(
    safety.unblock.mutationOptions({
      onSuccess({ name }) {
        toast({ title: t`${name} is unblocked`, description: t`You can see each other again.` });
        onDone?.();
      },
      onError(error) {
        // Another tab or manager was faster.
        if (error instanceof ORPCError && error.status === 404) return;
        toast({ tone: 'bad', title: t`Couldn't unblock`, description: errorText(error) });
      },
      onSettled: () => queries.invalidateQueries(),
    }),
  );
}
