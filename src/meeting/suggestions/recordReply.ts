import type { Tx } from '../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../kit/events/events.ts';
import { putReply } from './store.ts';

/** Stores the reply of one side; null takes it back. The caller has locked the suggestion. */
export async function recordReply(
  tx: Tx,
  { actor, ...it }: Parameters<typeof putReply>[1] & { actor: Actor },
) {
  await putReply(tx, it);
  await recordEvent(tx, {
    name: 'suggestion.answered',
    data: { suggestion: it.id, profile: it.profile },
    actor,
    subject: { kind: 'suggestion', id: it.id },
  });
}
