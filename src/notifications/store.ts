import { sql } from 'kysely';
import type { Database } from '../kit/db.ts';

type Told = {
  sent_at: Date;
  sender_name: string;
  receiver_name: string;
  receiver_public_id: string;
  sender_emails: string[];
  receiver_emails: string[];
};

/**
 * An interest in a state, with the verified addresses of those who manage either side. Nothing when one side is
 * no longer listed or has blocked the other.
 */
export async function findInterestToTell(db: Database, id: string, state: string): Promise<Told | undefined> {
  const emails = (side: 'sender_id' | 'receiver_id') => sql`(
    select coalesce(array_agg(a.email), '{}')
    from profile_managers m join accounts a on a.id = m.account_id
    where m.profile_id = ${sql.ref(`i.${side}`)} and a.email_verified_at is not null
  )`;
  const { rows } = await sql<Told>`
    select i.sent_at, s.name as sender_name, r.name as receiver_name, r.public_id as receiver_public_id,
      ${emails('sender_id')} as sender_emails, ${emails('receiver_id')} as receiver_emails
    from interests i
    join profiles s on s.id = i.sender_id and s.listed_at is not null and s.hidden_at is null
    join profiles r on r.id = i.receiver_id and r.listed_at is not null and r.hidden_at is null
    where i.id = ${id}::uuid and i.state = ${state}
      and not exists (
        select from blocks b
        where (b.blocker_id, b.blocked_id) in ((i.sender_id, i.receiver_id), (i.receiver_id, i.sender_id))
      )`.execute(db);
  return rows[0];
}
