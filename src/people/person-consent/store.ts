import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/db.ts';
import { isMislisted, isWithheld } from '../profiles/visible/visible.ts';
import type { ConsentState } from './shared/rules.ts';

type Channel = 'email' | 'phone' | 'account';

/** A profile with what its person has said; null for what is not there. */
export type ConsentRow = {
  profile_for: string;
  state: ConsentState | null;
  channel: Channel | null;
  address: string | null;
  asked_by: number | null;
  asked_at: Date | null;
  answered_at: Date | null;
  refused_addresses: string[];
  waiting: boolean;
  withheld: boolean;
};

/**
 * Whether there is somebody to ask: somebody else registered the profile. What a person has refused goes on, also where the family
 * says since that the profile is their own.
 */
export const hasPersonToAsk = (row: Pick<ConsentRow, 'profile_for' | 'withheld'>): boolean =>
  row.profile_for !== 'self' || row.withheld;

/** Returns what the person of a profile has said; undefined when there is no such profile. */
export async function findConsent(db: Database | Tx, profileId: number): Promise<ConsentRow | undefined> {
  const { rows } = await sql<ConsentRow>`
    select p.profile_for, c.state, c.channel, c.address, c.asked_by, c.asked_at, c.answered_at,
      coalesce(c.refused_addresses, '{}') as refused_addresses,
      coalesce(${isWaiting}, false) as waiting, ${isWithheld} as withheld
    from member_profiles p left join person_consents c on c.profile_id = p.id
    where p.id = ${profileId}`.execute(db);
  return rows[0];
}

/** Returns the email addresses and phone numbers of the accounts that manage a profile. */
export async function listContacts(db: Database | Tx, profileId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string; phone: string | null }>`
    select a.email, a.phone from managers_of m join account_contacts a on a.id = m.account_id
    where m.profile_id = ${profileId}`.execute(db);
  return rows.flatMap(({ email, phone }) => (phone ? [email, phone] : [email]));
}

type Asked = { profileId: number; channel: 'email' | 'phone'; address: string; actor: number; now: Date };

/** Stores where the person is asked. What they have answered stays until they answer again. */
export async function upsertAsked(tx: Tx, { profileId, channel, address, actor, now }: Asked): Promise<void> {
  const asked = { channel, address, asked_by: actor, asked_at: now };
  await tx
    .insertInto('person_consents')
    .values({ profile_id: profileId, state: 'asked', ...asked })
    .onConflict((on) => on.column('profile_id').doUpdateSet(asked))
    .execute();
}

/**
 * Stores that the person of a profile manages it with an account, unless they have said something with their link. Returns false
 * where the account is somebody else's.
 */
export async function insertGivenByAccount(
  tx: Tx,
  it: { profileId: number; account: number; termsVersion: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into person_consents as c (profile_id, state, channel, answered_at, terms_version)
    select p.id, 'given', 'account', ${it.now}::timestamptz, ${it.termsVersion}::text
    from managers_of m join member_profiles p on p.id = m.profile_id
    where m.profile_id = ${it.profileId} and m.account_id = ${it.account} and m.relation = 'self'
      and p.profile_for <> 'self'
    on conflict (profile_id) do update set state = excluded.state, channel = excluded.channel, address = null,
      answered_at = excluded.answered_at, terms_version = excluded.terms_version
    where c.state = 'asked'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Stores an answer; a refused address is not asked again. */
export async function updateAnswer(
  tx: Tx,
  it: { profileId: number; state: ConsentState; termsVersion: string; now: Date },
): Promise<void> {
  await sql`
    update person_consents set state = ${it.state}, answered_at = ${it.now}, terms_version = ${it.termsVersion},
      refused_addresses = case
        when address is null then refused_addresses
        when ${it.state} = 'given' then array_remove(refused_addresses, address)
        when address = any(refused_addresses) then refused_addresses
        else refused_addresses || address end
    where profile_id = ${it.profileId}`.execute(tx);
}

/** Adds a link, if its address is still the one at which the person is asked. Returns whether it is. */
export async function insertLink(
  db: Database | Tx,
  it: { tokenHash: Buffer; profileId: number; address: string; now: Date },
): Promise<boolean> {
  // The lock waits for a change of the address that is under way: it has deleted the links of the old one already.
  const { numAffectedRows } = await sql`
    insert into person_consent_links (token_hash, profile_id, created_at)
    select ${it.tokenHash}::bytea, c.profile_id, ${it.now}::timestamptz from person_consents c
    where c.profile_id = ${it.profileId} and c.address = ${it.address} for share`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the links of a profile. */
export async function deleteLinks(tx: Tx, profileId: number): Promise<void> {
  await tx.deleteFrom('person_consent_links').where('profile_id', '=', profileId).execute();
}

/** Whether the person of `c` was asked and has not answered since; who agreed may have asked for the link again. */
const isWaiting = sql<boolean>`
  (c.state <> 'given' and c.asked_at is not null and (c.answered_at is null or c.answered_at < c.asked_at))`;

/** Returns the profile of a link and what its person has said; undefined for a link that is unknown or replaced. */
export async function findConsentOfLink(
  db: Database | Tx,
  tokenHash: Buffer,
): Promise<{ profile_id: number; state: ConsentState; waiting: boolean } | undefined> {
  const { rows } = await sql<{ profile_id: number; state: ConsentState; waiting: boolean }>`
    select c.profile_id, c.state, ${isWaiting} as waiting from person_consent_links l join person_consents c on c.profile_id = l.profile_id
    where l.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** Returns profiles that are listed and should not be, or the other way round: the site's setting has changed since. */
export async function findMislisted(db: Database, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from member_profiles p
    where p.id > ${after} and ${isMislisted}
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
