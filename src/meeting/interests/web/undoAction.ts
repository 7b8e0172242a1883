import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { type ToastMessage, toast } from '../../../ui/state/toast.tsx';
import type { Interest } from '../contract.ts';
import { putInterest } from './putInterest.ts';

/** The interest after something was undone, and a text about it. */
type Undone = { interest: Interest | null; words: string };

/** Returns the Undo action of a message about an interest. @param undo is called to undo it */
export function undoAction(
  queries: QueryClient,
  { id }: { id: string },
  undo: () => Promise<Undone>,
): NonNullable<ToastMessage['action']> {
  async function run() {
    try {
      const { interest, words } = await undo();
      putInterest(queries, id, interest);
      toast({ title: t`Undone`, description: words });
    } catch (error) {
      const late = error instanceof ORPCError && error.status === 409;
      toast({
        tone: 'bad',
        title: late ? t`Too late to undo` : t`Couldn't update the interest`,
        description: late ? t`The page is now up to date.` : errorText(error),
      });
    }
    void queries.invalidateQueries();
  }
  return { label: t`Undo`, run: () => void run() };
}
