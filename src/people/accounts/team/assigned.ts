import type { Tx } from '../../../kit/database/db.ts';
import { recordEvent } from '../../../kit/events/events.ts';

/** The queues whose entries are assigned to colleagues. */
export type Queue = 'reviews' | 'payments' | 'requests' | 'messages';

/** Records that something was assigned to a colleague, who is notified of it. Taking it up oneself is nothing to tell. */
export async function recordAssigned(
  tx: Tx,
  { actor, colleague, queue, item }: { actor: number; colleague: number | null; queue: Queue; item: string },
): Promise<void> {
  if (colleague === null || colleague === actor) return;
  await recordEvent(tx, {
    name: 'work.assigned',
    data: { colleague, queue, item },
    actor,
    subject: { kind: 'account', id: colleague },
  });
}
