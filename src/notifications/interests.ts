import type { Tx } from '../kit/db.ts';
import type { Events } from '../kit/events.ts';
import { enqueue, type Job } from '../kit/queue.ts';
import { listManagers } from '../memberships/recipients.ts';
import { findSentAt } from './store.ts';

/** Enqueues an email to each manager of the receiver's profile. */
export function enqueueInterestSent(tx: Tx, { interest, receiver }: Events['interest.sent']): Promise<void> {
  return enqueueEmails(tx, 'mail_interest_sent', interest, receiver);
}

/** Enqueues an email to each manager of the sender's profile. */
export function enqueueInterestAccepted(
  tx: Tx,
  { interest, sender }: Events['interest.accepted'],
): Promise<void> {
  return enqueueEmails(tx, 'mail_interest_accepted', interest, sender);
}

type InterestEmail = Extract<Job['task'], `mail_interest_${string}`>;

async function enqueueEmails(tx: Tx, task: InterestEmail, interest: string, profile: number): Promise<void> {
  const sentAt = (await findSentAt(tx, interest)).toISOString();
  for (const account of await listManagers(tx, profile)) {
    await enqueue(tx, { task, payload: { interest, sentAt, account } });
  }
}
