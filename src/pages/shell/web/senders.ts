import type { Senders } from '../../../kit/web/outbox/drain.ts';
import { sendUnsentInterest } from '../../../meeting/interests/web/sendInterest.ts';
import { sendUnsentFirstMessage, sendUnsentMessage } from '../../../meeting/messages/web/unsentMessages.ts';

/** What can wait for the connection, by its kind, which is stored: do not rename it. */
export const senders: Senders = {
  message: sendUnsentMessage,
  firstMessage: sendUnsentFirstMessage,
  interest: sendUnsentInterest,
};
