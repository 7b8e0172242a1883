import type { Database } from '../../../kit/database/db.ts';
import { maskSpread, mayBePart } from '../../../kit/mask/spread.ts';
import { mask } from '../../../kit/shared/mask/mask.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { withoutDirection } from '../../../kit/text/direction.ts';
import type { Message } from '../contract.ts';
import { listWrittenAround, type MessageWithKey } from '../messageStore.ts';
import type { ConversationRow, MessageRow } from '../store.ts';
import { isRisky } from './risky.ts';

/** A number is put together from messages that are at most so far apart. */
const APART_MS = 10 * MINUTE_MS;

/** A mobile number has ten digits, and some members write each digit in a separate message. */
export const PARTS_MAX = 15;

/**
 * Whether each side may read contact details in messages of the other, and whether the viewer still sees the other
 * side.
 */
type Access = { mine: boolean; theirs: boolean; shown: boolean };

/** Returns each side's access in a conversation. */
export const detailsAccessOf = ({
  opened_mine,
  opened_theirs,
  shown,
}: Pick<ConversationRow, 'opened_mine' | 'opened_theirs' | 'shown'>): Access => ({
  mine: opened_mine,
  theirs: opened_theirs,
  shown,
});

/**
 * Returns messages of one conversation as one side sees them. The receiver of a message gets phone numbers, addresses
 * and links only after opening the writer's contact details, and until a block; the same holds for a number that is
 * spread over several messages. Opening the other side's details does not reveal a member's own number.
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
      // A member who blocks another does not show them what is read. The member still sees what they have read.
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
    PARTS_MAX,
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

/** Returns by internal id what is left of messages that contain parts of a number. */
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
