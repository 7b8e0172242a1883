import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { sendTyping } from '../../kit/live/typing.ts';
import { refuseShut, shutFor } from './messages.ts';
import { TYPING_EVERY_MS, TYPING_MS } from './shared/rules.ts';
import { findConversation } from './store.ts';

/** When each profile's typing was last passed on, by conversation. */
const passedOn = new Map<string, number>();
const REMEMBERED_MAX = 10_000;

/**
 * Shows the other side of a conversation that the member is writing. Nothing is stored, and more than one signal in
 * two seconds is dropped. Refuses it if the member could not send a message, for example after a block.
 */
export async function showTyping(app: App, member: Member, id: string): Promise<void> {
  const key = `${id} ${member.profile.id}`;
  const now = performance.now();
  const conversation = await findConversation(app.db, member, id);
  if (!conversation) throw refuse.notFound();
  refuseShut(shutFor(member, conversation));
  if (now - (passedOn.get(key) ?? Number.NEGATIVE_INFINITY) < TYPING_EVERY_MS - 1000) return;
  if (passedOn.size >= REMEMBERED_MAX) prune(now);
  passedOn.set(key, now);
  await sendTyping(app.db, { profile: conversation.other_id, conversation: id });
}

function prune(now: number): void {
  for (const [key, passedOnAt] of passedOn)
    if (now - passedOnAt > TYPING_MS || passedOn.size > REMEMBERED_MAX / 2) passedOn.delete(key);
}
