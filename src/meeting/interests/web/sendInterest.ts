import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { queriesOf } from '../../../kit/web/api/query.ts';
import { isRefused } from '../../../kit/web/outbox/isRetryable.ts';
import type { Unsent } from '../../../kit/web/outbox/outbox.ts';
import { paths } from '../../../paths.ts';
import { toast } from '../../../ui/state/toast.tsx';
import type { Interest } from '../contract.ts';
import { QUEUED_MAX_DAYS } from '../shared/rules.ts';
import { interests } from './interests.ts';
import { putInterest } from './putInterest.ts';
import { undoAction } from './undoAction.ts';

/** An interest that waits for the connection. */
export type WaitingInterest = { id: string; name: string };

/** Returns the key under which an unsent interest for a profile waits. */
export const interestBox = (id: string): string => `interest ${id}`;

/** Sends an interest that waited for the connection, and shows the result. */
export async function sendUnsentInterest({ input }: Unsent): Promise<void> {
  const person = input as WaitingInterest;
  const { name } = person;
  try {
    showSent(
      queriesOf(),
      person,
      await interests.send.call({ id: person.id }),
      t`The interest has been sent to ${name}. You will be notified when they respond!`,
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The interest will not be sent: the page shows why, and the server's state.
    showNotSent(queriesOf(), error);
  }
}

type Person = { id: string; name: string };

/**
 * Shows that an interest was sent.
 * @param words to show if it does not connect the two; `undoable`: whether it can be undone
 */
export function showSent(
  queries: QueryClient,
  person: Person,
  interest: Interest,
  words: string,
  undoable = false,
): void {
  const { id, name } = person;
  putInterest(queries, id, interest);
  if (interest.state === 'accepted') {
    // Photos and contact details may be visible now, so everything is refetched.
    void queries.invalidateQueries();
    toast({
      title: t`You're now connected`,
      description: t`${name} had already sent an interest.`,
      action: undoable
        ? undoAction(queries, person, async () => {
            const undone = await interests.undoAcceptance.call({ id: interest.id });
            const words =
              undone.state === 'declined'
                ? t`${name}'s interest is still declined.`
                : t`${name}'s interest is waiting for your reply again.`;
            return { interest: undone, words };
          })
        : undefined,
    });
    return;
  }
  void queries.invalidateQueries({ queryKey: interests.key() });
  toast({
    title: t`Interest Sent! 💝`,
    description:
      interest.state === 'queued'
        ? t`${name} sees only a few new interests a week. The interest is in queue and will be delivered within ${QUEUED_MAX_DAYS} days.`
        : words,
    action: undoable ? undoAction(queries, person, () => undoSending(person)) : undefined,
  });
}

async function undoSending({ id, name }: Person) {
  const { interest } = await interests.undoSending.call({ id });
  return { interest, words: t`The interest was not sent. ${name} saw nothing of it.` };
}

/** Shows why an interest was not sent. */
export function showNotSent(queries: QueryClient, error: unknown): void {
  const status = error instanceof ORPCError ? error.status : 0;
  // The page showed an outdated state.
  if (status === 409) void queries.invalidateQueries();
  if (status === 429) void queries.invalidateQueries({ queryKey: interests.key() });
  const upgrade = error instanceof ORPCError && (error.data as { upgrade?: boolean } | undefined)?.upgrade;
  toast({
    tone: 'bad',
    title: t`Interest not sent`,
    description: errorText(error),
    link: upgrade ? { to: paths.subscription(), label: t`View plans` } : undefined,
  });
}
