import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { listContaining } from '../messageStore.ts';
import { FOUND_MAX } from '../shared/rules.ts';
import { findConversation } from '../store.ts';
import { detailsAccessOf, readMasked } from './masked.ts';

/**
 * Returns the messages of a conversation that contain a text, the newest first. Text that is hidden from the member
 * is not searched: it could be guessed digit by digit.
 */
export async function searchMessages(app: App, member: Member, { id, q }: { id: string; q: string }) {
  const conversation = await findConversation(app.db, member, id);
  if (!conversation) throw refuse.notFound();
  // Phones write the same letter in one character or in two.
  const text = q.normalize('NFC');
  const rows = await listContaining(app.db, id, text, FOUND_MAX + 1);
  const seen = await readMasked(
    app.db,
    member.profile.id,
    rows.slice(0, FOUND_MAX).map((row) => ({ ...row, conversation: id, ...detailsAccessOf(conversation) })),
  );
  const wanted = text.toLowerCase();
  return {
    found: seen
      .filter(({ body }) => body.normalize('NFC').toLowerCase().includes(wanted))
      .map(({ id: message, sentAt }) => ({ id: message, sentAt })),
    more: rows.length > FOUND_MAX,
  };
}
