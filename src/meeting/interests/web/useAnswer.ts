import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { toast } from '../../../ui/state/toast.tsx';
import type { Interest } from '../contract.ts';
import { interests } from './interests.ts';
import { showConnection } from './justConnected.ts';
import { putInterest } from './putInterest.ts';
import { undoAction } from './undoAction.ts';

/**
 * Returns a function that accepts, declines or withdraws an interest, shows the result, and refetches everything,
 * even if the answer came too late.
 */
export function useAnswer({ id, name }: { id: string; name: string }) {
  const queries = useQueryClient();

  /**
   * @param undo undoes the answer
   * @param words say what is the case again
   */
  const then = (
    title: string,
    description: string,
    undo?: (given: { id: string }) => Promise<Interest>,
    words = '',
  ) => ({
    onSuccess(interest: Interest) {
      putInterest(queries, id, interest);
      toast({
        title,
        description,
        action:
          undo &&
          undoAction(queries, { id }, async () => ({ interest: await undo({ id: interest.id }), words })),
      });
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

  const accepted = then(t`Interest Accepted`, t`You and ${name} are now connected.`);
  return {
    accept: useMutation(
      interests.accept.mutationOptions({
        ...accepted,
        onSuccess(interest: Interest) {
          accepted.onSuccess(interest);
          showConnection({ id, name });
        },
      }),
    ),
    decline: useMutation(
      interests.decline.mutationOptions(
        then(
          t`Interest Declined`,
          t`We'll let the family know.`,
          interests.undoRefusal.call,
          t`${name}'s interest is waiting for your reply again.`,
        ),
      ),
    ),
    withdraw: useMutation(
      interests.withdraw.mutationOptions(
        then(
          t`Interest Withdrawn`,
          t`${name} won't see it any more.`,
          interests.undoWithdrawal.call,
          t`The interest in ${name} is as before.`,
        ),
      ),
    ),
  };
}
