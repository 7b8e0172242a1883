import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../kit/database/db.ts';
import { shownNow } from '../../../people/profiles/visible/visible.ts';
import { columnNames, columnOf, wordColumns } from './columns.ts';

/** SQL that folds a text. PostgreSQL's lower() and fold() agree: the database's locale is C.UTF-8. */
const folded = (column: string) =>
  sql`lower(regexp_replace(trim(normalize(${sql.ref(column)})), '\\s+', ' ', 'g'))`;

const kinds = [...wordColumns];

/** SQL for the folded words of `p`, a profile. */
const termsOf = sql`
  lateral (values
    ${sql.join(kinds.map((kind) => sql`(${sql.lit(kind)}, ${folded(`p.${kind}`)})`))}
  ) as w (kind, word)`;

async function addTerms(tx: Tx | Database, which: RawBuilder<unknown>): Promise<void> {
  const missing = sql`
    select distinct w.kind, w.word from profile_facts p, ${termsOf}
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

/** Like `addTerms`, for very many profiles: folds equal texts only once. */
async function addManyTerms(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('search_words'))`.execute(tx);
  await sql`
    insert into search_words (kind, word)
    select distinct w.kind, w.word
    from (
      select distinct ${sql.join(kinds.map((kind) => sql.ref(`v.${kind}`)))}
      from profile_facts p, lateral (values ${sql.join(
        kinds.map(
          (kind) =>
            sql`(${sql.join(kinds.map((other) => (other === kind ? sql.ref(`p.${kind}`) : sql`null`)))})`,
        ),
      )}) v (${sql.join(kinds.map((kind) => sql.ref(kind)))})
      where ${shownNow} and ${which}
    ) p, ${termsOf}
    where w.word <> '' order by 1, 2 on conflict do nothing`.execute(tx);
}

const word = (kind: string) => sql`coalesce((
  select s.id from search_words s
  where s.kind = ${sql.lit(kind)} and s.word = ${folded(`p.${kind}`)}
), 0)`;

/** The SQL that fills each column of search_rows, from the facts `p` and the details `d` of a profile. */
const filled: Record<string, RawBuilder<unknown>> = {
  profile_id: sql`p.id`,
  listed_at: sql`p.listed_at`,
  // Name, city and profession, for parts that are too short to look up. Visitors search only the first field; the
  // whole name comes last.
  words: sql`lower(concat_ws(e'\\n', split_part(p.name, ' ', 1), p.city, p.profession) || e'\\t' || p.name)`,
  custom: sql`d.custom`,
  ...Object.fromEntries(
    columnNames.map((name) => {
      const column = columnOf(name);
      return [name === 'female' ? 'gender' : name, column.kind === 'word' ? word(name) : column.from];
    }),
  ),
};

async function addRows(tx: Tx | Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into search_rows (${sql.join(Object.keys(filled).map((column) => sql.ref(column)))})
    select ${sql.join(Object.values(filled))}
    from profile_facts p join profile_details d on d.profile_id = p.id
    where ${shownNow} and ${which}`.execute(tx);
}

/** Updates the search row of one profile, in the transaction that changed the profile. */
export async function refreshRow(tx: Tx, profileId: number): Promise<void> {
  const which = sql`p.id = ${profileId}`;
  await tx.deleteFrom('search_rows').where('profile_id', '=', profileId).execute();
  await addTerms(tx, which);
  await addRows(tx, which);
}

/** Adds the rows of all listed profiles that have none; for profiles written in bulk. */
export async function addMissingRows(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await fillMissingRows(tx);
  });
}

/** Like `addMissingRows`, in the caller's transaction. */
export async function fillMissingRows(tx: Tx): Promise<void> {
  const which = sql`not exists (select from search_rows r where r.profile_id = p.id)`;
  await sql`set local work_mem = '256MB'`.execute(tx);
  await addManyTerms(tx, which);
  await sql`analyze search_words`.execute(tx);
  await addRows(tx, which);
}
