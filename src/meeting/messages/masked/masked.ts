import type { Database } from '../../../kit/database/db.ts';
import { mask } from '../../../kit/shared/mask/mask.ts';
import { maskSpread, mayBePart } from '../../../kit/shared/mask/spread.ts';
import { withoutDirection } from '../../../kit/shared/text/direction.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import type { Message } from '../contract.ts';
import { listWrittenAround, type MessageWithKey } from '../messageStore.ts';
import type { ConversationRow, MessageRow } from '../store.ts';
import { isRisky } from './risky.ts';

/** A number is put together from messages that are at most so far apart. */
const APART_MS = 10 * MINUTE_MS;

/** A mobile number has ten digits; some write each in a message of its own. */
export const MOST_PARTS = 15;

/** Whether each side may read contact details in messages of the other, and whether the one still sees the other. */
type Access = { mine: boolean; theirs: boolean; shown: boolean };

/** Returns who may read what in a conversation. */
export const accessOf = ({
  opened_mine,
  opened_theirs,
  shown,
}: Pick<ConversationRow, 'opened_mine' | 'opened_theirs' | 'shown'>): Access => ({
  mine: opened_mine,
  theirs: opened_theirs,
  shown,
});

/**
 * Returns messages of one conversation as one of the two sees them: their receiver gets phone numbers, addresses and links only
 * once they have opened the contact details of the writer, until a block, also when a number is spread over several messages.
 * Nobody's own number becomes readable because they opened that of the other.
 * @param around messages before and after them; all in any order
 */
export function maskMessages(
  me: number,
  rows: MessageWithKey[],
  { mine: openedMine, theirs: openedTheirs, shown, around = [] }: Access & { around?: MessageWithKey[] },
): Message[] {
  const parts = openedMine && openedTheirs ? new Map<number, string>() : findSpread([...rows, ...around]);
  return rows.map((row) => {
    const mine = row.sender_id === me;
    const opened = mine ? openedMine : openedTheirs;
    const hidden = opened ? row.body : mask(parts.get(row.message_id) ?? row.body);
    return {
      id: row.public_id,
      mine,
      body: withoutDirection(mine ? row.body : hidden),
      masked: hidden !== row.body,
      risky: !mine && isRisky(row.body),
      sentAt: row.sent_at.toISOString(),
      // Whoever blocks somebody does not show them what is read. What one has read oneself stays read.
      readAt: shown || !mine ? (row.read_at?.toISOString() ?? null) : null,
    };
  });
}

/** As `maskMessages`, with the messages around them, which are read where they matter. */
export async function readMasked(
  db: Database,
  me: number,
  rows: (MessageWithKey & { conversation: string } & Access)[],
): Promise<Message[]> {
  const around = await listWrittenAround(
    db,
    rows
      .filter((row) => !(row.sender_id === me ? row.mine : row.theirs) && mayBePart(row.body))
      .map((row) => ({
        conversation: row.conversation,
        messageId: row.message_id,
        senderId: row.sender_id,
      })),
    MOST_PARTS,
  );
  return rows.flatMap((row) =>
    maskMessages(me, [row], {
      mine: row.mine,
      theirs: row.theirs,
      shown: row.shown,
      around: around.filter((one) => one.around === row.message_id),
    }),
  );
}

/** Returns what is left of messages that have parts of a number, by their internal id. */
function findSpread(rows: MessageWithKey[]): Map<number, string> {
  const changed = new Map<number, string>();
  const all = [...new Map(rows.map((row) => [row.message_id, row])).values()].toSorted(
    (one, other) => one.message_id - other.message_id,
  );
  for (const author of new Set(all.map(({ sender_id }) => sender_id))) {
    for (const run of runsOf(all.filter(({ sender_id }) => sender_id === author))) {
      maskSpread(run.map(({ body }) => body)).forEach((text, place) => {
        const row = run[place]!;
        if (text !== row.body) changed.set(row.message_id, text);
      });
    }
  }
  return changed;
}

/** Returns one author's messages in groups without a long pause. */
function runsOf<Row extends Pick<MessageRow, 'sent_at'>>(rows: Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1);
    if (last && row.sent_at.getTime() - last.sent_at.getTime() <= APART_MS) runs.at(-1)!.push(row);
    else runs.push([row]);
  }
  return runs.filter(({ length }) => length > 1);
}
