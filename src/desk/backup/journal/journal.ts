import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import type { EventName } from '../../../kit/events/events.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { readNotedAnswer } from '../../../people/person-consent/answers/repeat.ts';
import { append, type JournalEntry } from './file.ts';

/** The events that a restored backup must not undo, and what of their data they are about. */
const KINDS = {
  'account.deleted': 'account_deleted',
  'profile.deleted': 'profile_deleted',
  'profile.suspended': 'profile_suspended',
  'profile.restored': 'profile_restored',
  'password.changed': 'password_set',
  'password.reset': 'password_set',
  'person_consent.answered': 'person_answered',
  // The profile that stays may have got the duplicate's answer.
  'profile.merged': 'person_answered',
} satisfies Partial<Record<EventName, JournalEntry['kind']>>;

export const journaled = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Notes an act in the transaction that does it; a task writes it to the journal. */
export async function noteAct(
  tx: Tx,
  event: keyof typeof KINDS,
  data: { account?: number | null; profile?: number },
  now: Date,
): Promise<void> {
  const kind = KINDS[event];
  const id = randomUUID();
  const subject = data.profile ?? data.account;
  await sql`insert into journal (id, kind, subject, noted_at) values (${id}, ${kind}, ${subject}, ${now})`.execute(
    tx,
  );
  await enqueue(tx, { task: 'write_journal', payload: { id } });
}

type Noted = { kind: JournalEntry['kind']; subject: number; noted_at: Date };

/** Writes an act to the journal, as it is now. Writing it twice is harmless. */
export async function writeAct(app: App, id: string): Promise<void> {
  const { rows } =
    await sql<Noted>`select kind, subject, noted_at from journal where id = ${id}::uuid`.execute(app.db);
  const entry = rows[0] && (await readAct(app, rows[0]));
  if (!entry) return;
  const line = { id, notedAt: rows[0]!.noted_at.toISOString(), ...entry } as JournalEntry;
  await append(app.config.dataDir, line);
}

/** Returns what an act did; null when it has been undone or outdated since by an act that is noted, too. */
async function readAct(app: App, { kind, subject }: Noted): Promise<object | null> {
  if (kind === 'account_deleted') return { kind, account: subject };
  if (kind === 'profile_deleted' || kind === 'profile_restored') return { kind, profile: subject };
  if (kind === 'password_set') {
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from accounts where id = ${subject}`.execute(app.db);
    return rows[0] ? { kind, account: subject, hash: rows[0].hash } : null;
  }
  if (kind === 'person_answered') {
    const answer = await readNotedAnswer(app.db, subject);
    return answer && { kind, profile: subject, ...answer };
  }
  const { rows } = await sql<{ reason: string; message: string | null; until: Date | null; actor: number }>`
    select reason, message, until, suspended_by as actor from suspensions
    where profile_id = ${subject} and ended_at is null order by suspended_at desc limit 1`.execute(app.db);
  return rows[0] ? { kind, profile: subject, ...rows[0] } : null;
}
