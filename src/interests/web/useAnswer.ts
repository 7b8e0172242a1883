import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../kit/web/api/errors.ts';
import { toast } from '../../ui/state/toast.tsx';
import type { Interest } from '../contract.ts';
import { interests } from './interests.ts';
import { putInterest } from './sending/putInterest.ts';

/** Returns a function that accepts, declines or withdraws an interest, shows the result, and refetches everything, also when it came too late. */
export function useAnswer({ id, name }: { id: string; name: string }) {
  const queries = useQueryClient();

  const then = (title: string, description: string) => ({
    onSuccess(interest: Interest) {
      putInterest(queries, id, interest);
      toast({ title, description });
    },
    onError(error: unknown) {
      const late = error instanceof ORPCError && error.status === 409;
      toast({
        tone: 'bad',
        title: late ? t`This interest has changed` : t`Couldn't update the interest`,
        description: late ? t`The page is now up to date.` : errorText(error),
      });
    },
    // The other side's photos may be visible now, or no longer, so everything shown is refetched.
    onSettled: () => queries.invalidateQueries(),
  });

  return {
    accept: useMutation(
      interests.accept.mutationOptions(then(t`Interest Accepted`, t`You and ${name} are now connected.`)),
    ),
    decline: useMutation(
      interests.decline.mutationOptions(then(t`Interest Declined`, t`${name} will see that you declined.`)),
    ),
    withdraw: useMutation(
      interests.withdraw.mutationOptions(then(t`Interest Withdrawn`, t`${name} won't see it any more.`)),
    ),
  };
}
