import type { Database } from '../../kit/database/db.ts';
import { mask } from '../../kit/mask/mask.ts';
import { maskSpread, mayBePart } from '../../kit/mask/spread.ts';
import { MINUTE_MS } from '../../kit/time/durations.ts';
import type { Message } from '../contract.ts';
import { listWrittenAround, type PlacedMessage } from '../messageStore.ts';
import type { MessageRow } from '../store.ts';
import { isRisky } from './risky.ts';

/** A number is put together from messages that are at most so far apart. */
const APART_MS = 10 * MINUTE_MS;
/** A mobile number has ten digits; some write each in a message of its own. */
export const TOGETHER = 15;

/** Whether contact details are open between the two, and whether the one still sees the other. */
type Access = { opened: boolean; shown: boolean };

/**
 * Returns messages of one conversation as one of the two sees them: their receiver gets phone numbers, addresses and links only
 * once one of the two has opened the contact details of the other, also when a number is spread over several messages.
 * @param around messages before and after them; all in any order
 */
export function seenAll(
  me: number,
  rows: PlacedMessage[],
  { opened, shown, around = [] }: Access & { around?: PlacedMessage[] },
): Message[] {
  const parts = opened ? new Map<number, string>() : findSpread([...rows, ...around]);
  return rows.map((row) => {
    const mine = row.sender_id === me;
    const hidden = opened ? row.body : mask(parts.get(row.message_id) ?? row.body);
    return {
      id: row.public_id,
      mine,
      body: mine ? row.body : hidden,
      masked: hidden !== row.body,
      risky: !mine && isRisky(row.body),
      sentAt: row.sent_at.toISOString(),
      // Whoever blocks somebody does not show them what is read.
      readAt: shown ? (row.read_at?.toISOString() ?? null) : null,
    };
  });
}

/** As `seenAll`, with the messages around them, which are read where they matter. */
export async function readSeen(
  db: Database,
  me: number,
  rows: (PlacedMessage & { conversation: string } & Access)[],
): Promise<Message[]> {
  const around = await listWrittenAround(
    db,
    rows
      .filter(({ opened, body }) => !opened && mayBePart(body))
      .map((row) => ({
        conversation: row.conversation,
        messageId: row.message_id,
        senderId: row.sender_id,
      })),
    TOGETHER,
  );
  return rows.flatMap((row) =>
    seenAll(me, [row], {
      opened: row.opened,
      shown: row.shown,
      around: around.filter((one) => one.around === row.message_id),
    }),
  );
}

/** Returns what is left of messages that have parts of a number, by their internal id. */
function findSpread(rows: PlacedMessage[]): Map<number, string> {
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
