import { sql } from 'kysely';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { hasContact } from '../facts/masked.ts';
import {
  columnOf,
  type FactKey,
  isOfFamily,
  optionListOf,
  suggestedFacts,
  wholeOf,
} from '../shared/facts/list.ts';
import { shownNow } from '../visible/visible.ts';
import { listKnown } from './communities.ts';

/** A word that fewer families wrote could tell who they are. Profiles with one manager are one family. */
const USES_MIN = 3;
const SUGGESTED_MAX = 20;

/** Counts again what families write, for each fact of which words are offered. */
export async function countFactWords(app: App): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`delete from fact_words`.execute(tx);
    for (const fact of suggestedFacts) await countWords(tx, fact);
  });
}

const columnSql = (key: FactKey) => sql.ref(`${isOfFamily(key) ? 'f' : 'p'}.${columnOf(key, key)}`);

/** What a fact is part of, as the table has it. */
function withinSql(fact: FactKey) {
  const whole = wholeOf(fact);
  if (!whole) return sql`''`;
  const column = columnSql(whole);
  return optionListOf(whole)
    ? sql`coalesce(${column}::text, '')`
    : sql`coalesce(lower(btrim(${column})), '')`;
}

async function countWords(tx: Tx, fact: FactKey): Promise<void> {
  await sql`
    insert into fact_words (fact, within, word, uses)
    select ${fact}, within, mode() within group (order by word), count(distinct family)
    from (
      select ${withinSql(fact)} as within, btrim(${columnSql(fact)}) as word,
        coalesce((select min(m.account_id) from profile_managers m where m.profile_id = p.id), -p.id) as family
      from profiles p left join families f on f.profile_id = p.id
      where ${shownNow} and p.visibility <> 'premium'
    ) w
    where word <> ''
    group by within, lower(word)
    having count(distinct family) >= ${USES_MIN}`.execute(tx);
}

/**
 * Returns words for a fact that contain what is typed, the most frequent first: what several families wrote, then what is known
 * of communities.
 * @param whole what it is part of: the key of an option, or a line; empty: any
 */
export async function suggestWords(
  app: App,
  { fact, whole: of, part }: { fact: FactKey; whole: string; part: string },
): Promise<string[]> {
  const whole = wholeOf(fact);
  const list = whole && optionListOf(whole);
  const scope = list
    ? of && String((await readVocabulary(app.db)).find(list, of)?.id ?? 0)
    : of.trim().toLowerCase();
  const lower = part.trim().toLowerCase();
  const { rows } = await sql<{ word: string }>`
    select mode() within group (order by word) as word from fact_words
    where fact = ${fact} and (within = ${scope} or ${scope} = '') and strpos(lower(word), ${lower}) > 0
    group by lower(word)
    order by strpos(lower(word), ${lower}) <> 1 and ${lower} <> '', sum(uses) desc, lower(word)
    limit ${SUGGESTED_MAX}`.execute(app.db);
  const startsLate = (word: string) => Number(!word.toLowerCase().startsWith(lower));
  const known = listKnown(fact, of)
    .filter((word) => word.toLowerCase().includes(lower))
    .toSorted((one, other) => startsLate(one) - startsLate(other));
  const words = new Map<string, string>();
  for (const word of [...rows.map((row) => row.word), ...known])
    if (!words.has(word.toLowerCase()) && !hasContact(word)) words.set(word.toLowerCase(), word);
  return [...words.values()].slice(0, SUGGESTED_MAX);
}
