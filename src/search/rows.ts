import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../kit/database/db.ts';
import { shownNow } from '../profiles/visible/visible.ts';
import { choices } from './choices.ts';

/** SQL for the folded words of `p`, a profile. PostgreSQL's lower() and fold() agree: the database's locale is C.UTF-8. */
const wordsOf = sql`
  lateral (values
    ('city', lower(regexp_replace(trim(normalize(p.city)), '\\s+', ' ', 'g'))),
    ('profession', lower(regexp_replace(trim(normalize(p.profession)), '\\s+', ' ', 'g'))),
    ('name', lower(regexp_replace(trim(normalize(p.name)), '\\s+', ' ', 'g'))),
    ('caste', lower(regexp_replace(trim(normalize(p.caste)), '\\s+', ' ', 'g')))
  ) as w (kind, word)`;

async function addWords(tx: Tx | Database, which: RawBuilder<unknown>): Promise<void> {
  const missing = sql`
    select distinct w.kind, w.word from profile_facts p, ${wordsOf}
    where ${shownNow} and ${which} and w.word <> ''
      and not exists (select from search_words s where s.kind = w.kind and s.word = w.word)`;
  const { rows } = await sql`select from (${missing}) m limit 1`.execute(tx);
  if (rows.length === 0) return;
  // Held until commit: readers query ids above the last one they have, so ids must commit in order.
  await sql`select pg_advisory_xact_lock(hashtext('search_words'))`.execute(tx);
  await sql`insert into search_words (kind, word) ${missing} order by 1, 2 on conflict do nothing`.execute(
    tx,
  );
}

const word = (kind: string, column: string) => sql`coalesce((
  select s.id from search_words s
  where s.kind = ${sql.lit(kind)} and s.word = lower(regexp_replace(trim(normalize(${sql.ref(column)})), '\\s+', ' ', 'g'))
), 0)`;

const choiceColumns = sql.join(Object.values(choices).map((kind) => sql.ref(kind)));
const chosenIds = sql.join(
  Object.values(choices).map((kind) => sql`coalesce(${sql.ref(`p.${kind}_id`)}, 0)`),
);

async function addRows(tx: Tx | Database, which: RawBuilder<unknown>): Promise<void> {
  // The words column has name, city and profession for a part too short to look up; the first
  // field is what visitors may search in, the whole name comes last.
  await sql`
    insert into search_rows (
      profile_id, date_of_birth, gender, ${choiceColumns}, caste, city, profession, name, premium_only, words, listed_at
    )
    select
      p.id, p.date_of_birth, case p.gender when 'female' then 'f' else 'm' end,
      ${chosenIds},
      ${word('caste', 'p.caste')}, ${word('city', 'p.city')}, ${word('profession', 'p.profession')},
      ${word('name', 'p.name')}, p.visibility = 'premium',
      lower(concat_ws(e'\\n', split_part(p.name, ' ', 1), p.city, p.profession) || e'\\t' || p.name),
      p.listed_at
    from profile_facts p
    where ${shownNow} and ${which}`.execute(tx);
}

/** Updates the search row of one profile, in the transaction that changed the profile. */
export async function refreshRow(tx: Tx, profileId: number): Promise<void> {
  const which = sql`p.id = ${profileId}`;
  await tx.deleteFrom('search_rows').where('profile_id', '=', profileId).execute();
  await addWords(tx, which);
  await addRows(tx, which);
}

/** Adds the rows of all listed profiles that have none; for profiles written in bulk. */
export async function addMissingRows(db: Database): Promise<void> {
  const which = sql`not exists (select from search_rows r where r.profile_id = p.id)`;
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local work_mem = '256MB'`.execute(tx);
    await addWords(tx, which);
    await sql`analyze search_words`.execute(tx);
    await addRows(tx, which);
  });
}
