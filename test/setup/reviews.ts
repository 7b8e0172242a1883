import { afterAll, beforeAll } from 'vitest';
import { submitTexts } from '../../src/people/profiles/texts/texts.ts';
import { openTest, type Test } from '../app.ts';
import { addMember } from '../registration.ts';
import { addStaff } from '../staff.ts';

export let site: Test;
export let meera: Awaited<ReturnType<typeof addStaff>>;
export let ravi: Awaited<ReturnType<typeof addStaff>>;

export type Staff = typeof meera;
export type Seen = { id: string; version: number; claimedAt: string | null; profile: { publicId: string } };

/** A member whose profile is pending, and its review as the queue has it. */
export async function addWaiting() {
  const her = await addMember(site);
  return { her, review: await reviewOf(her.id) };
}
export async function reviewOf(publicId: string, state = 'waiting'): Promise<Seen> {
  for (let cursor = ''; ; ) {
    const { body } = await meera.get(`/api/staff/reviews?state=${state}${cursor}`);
    const found = body.items.find(({ profile }: Seen) => profile.publicId === publicId);
    if (found || !body.nextCursor) return found;
    cursor = `&cursor=${body.nextCursor}`;
  }
}
export const claim = (actor: Staff, { id, claimedAt }: Seen) =>
  actor.put(`/api/staff/reviews/${id}/claim`, { claimedAt });
export const approve = (actor: Staff, { id, version }: Seen) =>
  actor.put(`/api/staff/reviews/${id}/decision`, { version, state: 'approved' });
export const reject = (
  actor: Staff,
  { id, version }: Seen,
  note: string | null = null,
  reason = 'contact_details',
) => actor.put(`/api/staff/reviews/${id}/decision`, { version, state: 'rejected', reason, note });
export const isFound = async (publicId: string) =>
  (await site.visitor().get(`/api/profiles/${publicId}`)).status === 200;
export const own = async (her: { browser: Staff }) => (await her.browser.get('/api/reviews')).body;
export const rowsOf = async (id: string) =>
  site.app.db
    .selectFrom('audit_log')
    .select(['action', 'role', 'subject_kind', 'reason', 'before', 'after'])
    .where((where) => where(where.val(id), '=', where.fn.any('subject_ids')))
    .where('action', '<>', 'read')
    .orderBy('id')
    .execute();
export const eventsOf = async (name: string, key: number) =>
  (await site.app.db.selectFrom('events').select('data').where('name', '=', name).execute()).filter(
    ({ data }) => (data as { profile: number }).profile === key,
  );

/** The viewer of a member's request. */
export async function memberOf({ key, id }: { key: number; id: string }) {
  return {
    accountId: await site.accountOf(key),
    profile: { id: key, publicId: id },
  } as Parameters<typeof submitTexts>[2];
}

/** Writes a member's free text, as the editor does. */
export const submit = (
  { app }: Test,
  me: Awaited<ReturnType<typeof memberOf>>,
  texts: Parameters<typeof submitTexts>[3],
) => app.db.transaction().execute((tx) => submitTexts(app, tx, me, texts));

export async function staffAccount(name: string): Promise<number> {
  const row = await site.app.db
    .selectFrom('staff')
    .select('account_id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.account_id;
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest({ MODERATION: 'staff' });
    meera = await addStaff(site, 'Meera Kulkarni', 'moderator');
    ravi = await addStaff(site, 'Ravi Menon', 'moderator');
  });
  afterAll(() => site.close());
}
