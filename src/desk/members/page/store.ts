import { sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';

export type ManagingAccount = {
  id: string;
  account_id: number;
  role: string;
  relation: string | null;
  email: string | null;
  phone: string | null;
  email_verified: boolean;
  phone_verified: boolean;
  suspended: boolean;
  created_at: Date;
  others: { id: string; name: string }[];
};

/** Returns how the accounts of a profile are reached and what else they manage, by their number. */
export async function listAccounts(
  db: Database | Tx,
  profileId: number,
): Promise<Map<number, Omit<ManagingAccount, 'id' | 'role' | 'relation'>>> {
  const { rows } = await sql<ManagingAccount>`
    select a.id as account_id, a.email, a.phone, a.email_verified_at is not null as email_verified,
      a.phone_verified_at is not null as phone_verified, a.suspended_at is not null as suspended, s.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', p.public_id, 'name', p.name) order by p.id)
        from managers_of o join profile_summaries p on p.id = o.profile_id
        where o.account_id = a.id and o.profile_id <> ${profileId}
      ), '[]') as others
    from managers_of m join account_contacts a on a.id = m.account_id join account_states s on s.id = a.id
    where m.profile_id = ${profileId}`.execute(db);
  return new Map(rows.map((row) => [row.account_id, row]));
}

/** Returns the plans of a profile, the last one first; at most 50. */
export async function listMembershipTerms(db: Database, profileId: number) {
  const { rows } = await sql<{ plan_name: string; starts_at: Date; ends_at: Date }>`
    select plan_name, starts_at, ends_at from membership_terms
    where profile_id = ${profileId} order by ends_at desc limit 50`.execute(db);
  return rows.map((row) => ({
    plan: row.plan_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }));
}

type NoteRow = { id: string; text: string; author: string | null; written_at: Date };

const shownNote = (row: NoteRow) => ({
  id: row.id,
  text: row.text,
  author: row.author,
  writtenAt: row.written_at.toISOString(),
});

/** Returns the notes of a profile, newest first; at most 200, or the one with an id. */
export async function listMemberNotes(db: Database | Tx, profileId: number, id?: string) {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, s.name as author, n.written_at
    from member_notes n left join staff_names s on s.account_id = n.author
    where n.profile_id = ${profileId} ${id === undefined ? sql`` : sql`and n.id = ${id}::uuid`}
    order by n.written_at desc, n.id limit 200`.execute(db);
  return rows.map(shownNote);
}

export async function insertNote(
  tx: Tx,
  note: { profileId: number; author: number; text: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('member_notes')
    .values({ profile_id: note.profileId, author: note.author, text: note.text, written_at: note.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns when and by which colleague a profile was registered, and when its family claimed it; undefined for others. */
export async function findWalkIn(db: Database | Tx, profileId: number) {
  const { rows } = await sql<{ registered_at: Date; registered_by: string | null; claimed_at: Date | null }>`
    select k.registered_at, s.name as registered_by, k.claimed_at
    from walk_ins k left join staff_names s on s.account_id = k.registered_by
    where k.profile_id = ${profileId}`.execute(db);
  return rows[0];
}
