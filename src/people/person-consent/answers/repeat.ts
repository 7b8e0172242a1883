import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { lockProfile } from '../../profiles/visible/listing.ts';
import type { ConsentState } from '../shared/rules.ts';
import { recordAnswer } from './answer.ts';

/** What a person has said, without the address: for the journal outside of backups. */
export type NotedAnswer = {
  state: ConsentState;
  answeredAt: string;
  termsVersion: string;
  /** Hashes of the links that can change it, base64url. */
  links: string[];
};

/** Returns what the person of a profile has said with a link; null where nothing was said. */
export async function readNotedAnswer(db: Database, profileId: number): Promise<NotedAnswer | null> {
  const { rows } = await sql<{
    state: ConsentState;
    answered_at: Date;
    terms_version: string;
    links: Buffer[];
  }>`
    select state, answered_at, terms_version,
      array(select token_hash from person_consent_links l where l.profile_id = c.profile_id) as links
    from person_consents c
    where profile_id = ${profileId} and state <> 'asked' and channel is distinct from 'account'`.execute(db);
  const row = rows[0];
  return (
    (row && {
      state: row.state,
      answeredAt: row.answered_at.toISOString(),
      termsVersion: row.terms_version,
      links: row.links.map((hash) => hash.toString('base64url')),
    }) ??
    null
  );
}

/**
 * Repeats an answer that a restored database does not have, unless it has a later one. The links that worked then work again, and
 * no other. Where none of them is known, the person was asked elsewhere since: that address is forgotten.
 */
export async function repeatAnswer(app: App, tx: Tx, profileId: number, noted: NotedAnswer): Promise<void> {
  await lockProfile(tx, profileId);
  const links = noted.links.map((hash) => Buffer.from(hash, 'base64url'));
  const { state, answeredAt, termsVersion } = noted;
  const { numAffectedRows } = await sql`
    with known as (
      select from person_consent_links where profile_id = ${profileId} and token_hash = any(${links}::bytea[]) limit 1
    )
    insert into person_consents as c (profile_id, state, answered_at, terms_version)
    values (${profileId}, ${state}, ${answeredAt}, ${termsVersion})
    on conflict (profile_id) do update set
      state = excluded.state, answered_at = excluded.answered_at, terms_version = excluded.terms_version,
      channel = case when exists (select from known) then c.channel end,
      address = case when exists (select from known) then c.address end,
      asked_by = case when exists (select from known) then c.asked_by end,
      asked_at = case when exists (select from known) then c.asked_at end,
      refused_addresses = case
        when c.address is null or not exists (select from known) then c.refused_addresses
        when excluded.state = 'given' then array_remove(c.refused_addresses, c.address)
        else array_remove(c.refused_addresses, c.address) || c.address end
    where c.answered_at is null or c.answered_at < excluded.answered_at`.execute(tx);
  if (numAffectedRows !== 1n) return;
  await sql`
    delete from person_consent_links where profile_id = ${profileId} and token_hash <> all(${links}::bytea[])`.execute(
    tx,
  );
  await sql`
    insert into person_consent_links (token_hash, profile_id, created_at)
    select hash, ${profileId}, ${answeredAt}::timestamptz from unnest(${links}::bytea[]) hash
    on conflict do nothing`.execute(tx);
  await recordAnswer(app, tx, profileId, state);
}
