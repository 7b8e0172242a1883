import type { Vocabulary } from '../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database, Tx } from '../../kit/database/db.ts';
import { findMember, type MemberRow } from './memberStore.ts';
import { maskEmail, maskPhone, statusOf } from './shared/rules.ts';

/** Returns a member by the public id. Refuses an unknown one as not found. */
export async function readMemberRow(app: App, db: Database | Tx, publicId: string): Promise<MemberRow> {
  const member = await findMember(db, publicId, app.clock());
  if (!member) throw refuse.notFound();
  return member;
}

/** Returns the internal id of a member. Refuses an unknown one as not found. */
export async function readMemberKey(app: App, db: Database | Tx, publicId: string): Promise<number> {
  return (await readMemberRow(app, db, publicId)).id;
}

/** Returns a member as the list shows it, with contact details covered. */
export const shownListed = (row: MemberRow, completeness: number, vocabulary: Vocabulary) => ({
  ...shownMember(row, completeness, vocabulary),
  email: row.email && maskEmail(row.email),
  phone: row.phone && maskPhone(row.phone),
});

/** Returns a member as staff see it, without contact details. */
export const shownMember = (row: MemberRow, completeness: number, { keyOf }: Vocabulary) => ({
  id: row.public_id,
  name: row.name,
  gender: row.gender,
  registeredAt: row.created_at.toISOString(),
  status: statusOf(row),
  city: row.city,
  state: keyOf(row.state_id),
  completeness,
  plan: row.plan,
  lastActiveOn: row.last_active_on,
  verified: row.verified,
  sample: row.sample,
});
