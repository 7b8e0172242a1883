import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { soundsOf } from '../../../meeting/search/text/sounds/sound.ts';

/** The words of the name of `p`, as the index has them. */
export const nameVector = sql`to_tsvector('simple', translate(p.name, '.', ' '))`;

/** Words whose sounds are stored at once. */
const AT_ONCE = 2000;
/** Shorter sounds begin many names by chance, so they match whole words only. */
const PART_MIN = 4;
const SOUND_MIN = 3;
const ALIKE_MAX = 200;

/**
 * Returns words of names that sound like a word, in any script, or whose sound begins with it where it is long enough.
 */
export async function listSimilarWords(db: Database, word: string): Promise<string[]> {
  const sounds = soundsOf(word).filter((sound) => sound.length >= SOUND_MIN);
  if (sounds.length === 0) return [];
  await storeSounds(db);
  const beginnings = sounds.filter((sound) => sound.length >= PART_MIN);
  const { rows } = await sql<{ word: string }>`
    select word from name_words
    where sounds && ${sounds}::text[] or exists (
      select from unnest(sounds) s, unnest(${beginnings}::text[]) b where starts_with(s, b)
    )
    order by word limit ${ALIKE_MAX}`.execute(db);
  return rows.map((row) => row.word);
}

/** Stores the sounds of words added since the last search. */
async function storeSounds(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ word: string }>`
      select word from name_words where sounds is null order by word limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const sounding = rows.map(({ word }) => ({ word, sounds: soundsOf(word) }));
    await sql`
      update name_words w set sounds = coalesce(array(select jsonb_array_elements_text(n.sounds)), '{}')
      from jsonb_to_recordset(${JSON.stringify(sounding)}::jsonb) as n (word text, sounds jsonb)
      where n.word = w.word`.execute(db);
    if (rows.length < AT_ONCE) return;
  }
}

/**
 * Deletes words that no name has any more. Finds candidates without a lock, then checks them again under a short lock, during
 * which no word is added.
 */
export async function removeUnusedWords(app: App): Promise<void> {
  const unused = sql`
    select word from name_words w where not exists (
      select from member_profiles p
      where ${nameVector} @@ phraseto_tsquery('simple', w.word) and w.word in (select words_of_name(p.name))
    )`;
  const { rows } = await sql<{ word: string }>`${unused}`.execute(app.db);
  if (rows.length === 0) return;
  const words = rows.map(({ word }) => word);
  await app.db.transaction().execute(async (tx) => {
    await sql`lock table name_words in share row exclusive mode`.execute(tx);
    await sql`delete from name_words where word = any(${words}::text[]) and word in (${unused})`.execute(tx);
  });
}
