import type { InfiniteData } from '@tanstack/react-query';
import { byCursor } from '../../../kit/web/api/byCursor.ts';
import { queriesOf } from '../../../kit/web/api/query.ts';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import type { Unsent } from '../../../kit/web/outbox/outbox.ts';
import type { Message } from '../contract.ts';
import { messages } from './messages.ts';

/** A message that is not sent yet. @param to id of the conversation; before there is one, id of the profile */
export type Written = { to: string; body: string };

type Page = { messages: Message[]; nextCursor: string | null };

/** Sends a message of a conversation and shows it in its place once it is stored. */
export async function sendUnsentMessage({ id, input }: Unsent): Promise<void> {
  const { to, body } = input as Written;
  const message = await messages.send.call({ id: to, message: id, body });
  storeAnswer(queriesOf(), messages.thread.infiniteKey(byCursor({ id: to })), (cached) =>
    cached ? withMessage(cached, message) : cached,
  );
}

/** Sends the first message to a profile. The page where it was written then shows the conversation. */
export async function sendUnsentFirstMessage({ id, input }: Unsent): Promise<void> {
  const { to, body } = input as Written;
  const { conversation } = await messages.begin.call({ id: to, message: id, body });
  storeAnswer(queriesOf(), messages.between.queryKey({ input: { id: to } }), (known) =>
    known ? { ...known, conversation, shut: null } : known,
  );
  void queriesOf().invalidateQueries({ queryKey: messages.list.key() });
}

function withMessage(
  cached: InfiniteData<Page, string | undefined>,
  message: Message,
): InfiniteData<Page, string | undefined> {
  const [newest, ...older] = cached.pages;
  if (!newest || newest.messages.some((one) => one.id === message.id)) return cached;
  return { ...cached, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] };
}
