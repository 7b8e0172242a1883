import type { Senders } from '../../../kit/web/outbox/drain.ts';
import { sendInterest } from '../../../meeting/interests/web/sendInterest.ts';
import { sendFirstMessage, sendMessage } from '../../../meeting/messages/web/sendMessage.ts';

/** What can wait for the connection, by its kind, which is stored: do not rename it. */
export const senders: Senders = {
  message: sendMessage,
  firstMessage: sendFirstMessage,
  interest: sendInterest,
};
