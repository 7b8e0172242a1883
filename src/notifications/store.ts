import { sql } from 'kysely';
import type { Database, Tx } from '../kit/db.ts';
import type { Recipient } from '../memberships/recipients.ts';
import { visibleTo } from '../profiles/visible.ts';

type Told = { sent_at: Date; other_id: number; name: string; public_id: string };

/**
 * Returns an interest in a state with the person on the recipient's other side; nothing when the recipient may not see
 * that person now. `side` is the recipient's.
 */
export async function findInterestToTell(
  db: Database,
  recipient: Recipient,
  { id, state, side }: { id: string; state: 'pending' | 'accepted'; side: 'sender_id' | 'receiver_id' },
): Promise<Told | undefined> {
  const other = side === 'sender_id' ? 'receiver_id' : 'sender_id';
  const { rows } = await sql<Told>`
    select i.sent_at, p.id as other_id, p.name, p.public_id
    from interests i join profiles p on p.id = ${sql.ref(`i.${other}`)}
    where i.id = ${id}::uuid and i.state = ${state} and ${sql.ref(`i.${side}`)} = ${recipient.profile.id}
      and ${visibleTo(recipient)}`.execute(db);
  return rows[0];
}

/** Returns when an interest was sent, the last time. */
export async function findSentAt(tx: Tx, id: string): Promise<Date> {
  const { rows } = await sql<{ sent_at: Date }>`select sent_at from interests where id = ${id}::uuid`.execute(
    tx,
  );
  return rows[0]!.sent_at;
}

/** Returns the sender's or the receiver's profile of an interest. */
export async function findSide(
  db: Database,
  id: string,
  side: 'sender_id' | 'receiver_id',
): Promise<number | undefined> {
  const { rows } = await sql<{ profile: number }>`
    select ${sql.ref(side)} as profile from interests where id = ${id}::uuid`.execute(db);
  return rows[0]?.profile;
}
