import { t } from '@lingui/core/macro';
import { queriesOf } from '../../../../kit/web/api/query.ts';
import { isRefused } from '../../../../kit/web/outbox/isRetryable.ts';
import type { Unsent } from '../../../../kit/web/outbox/outbox.ts';
import { interests } from '../interests.ts';
import { showNotSent, showSent } from '../shownInterest.ts';

/** An interest that waits for the connection. */
export type WaitingInterest = { id: string; name: string };

/** Returns the box of a profile in which its interest waits. */
export const boxOf = (id: string): string => `interest ${id}`;

/** Sends an interest that waited for the connection, and shows the result. */
export async function sendInterest({ input }: Unsent): Promise<void> {
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
    // It is over: the page shows why, and what the server has.
    showNotSent(queriesOf(), error);
  }
}
