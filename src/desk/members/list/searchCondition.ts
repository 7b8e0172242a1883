import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../kit/database/db.ts';
import { readPhone } from '../../../kit/shared/api/phone.ts';
import { joinInitials } from '../../../meeting/search/text/fold.ts';
import { meansPublicId } from '../../../people/profiles/shared/facts/publicId.ts';
import { PHONE_SEARCH, readPhoneEnd } from '../shared/rules.ts';
import { listSimilarWords, nameVector } from './nameWords.ts';

/** Returns the condition on a profile `p` for a clerk's search: email, phone number, ID or name. */
export async function searchCondition(db: Database, q: string): Promise<RawBuilder<unknown>> {
  if (q.includes('@')) return managed(sql`lower(a.email) = ${q.toLowerCase()}`);
  const end = readPhoneEnd(q);
  // Only the digits that the list shows: searching for more would reveal the masked number digit by digit.
  if (end) return managed(sql`right(a.phone, 4) = ${end}`);
  if (PHONE_SEARCH.test(q)) {
    const phone = readPhone(q);
    return phone ? managed(sql`a.phone = ${phone}`) : sql`false`;
  }
  const id = sql`p.public_id = ${q.toUpperCase()}`;
  const meansId = meansPublicId(q);
  if (meansId === 'yes') return id;
  const words = wordsOf(q);
  if (words.length === 0) return sql`false`;
  const name = sql`${nameVector} @@ to_tsquery('simple', ${await queryOf(db, words)})`;
  return meansId === 'perhaps' ? sql`(${id} or ${name})` : name;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** As many initials as are written as one word: MS Venkatraghavan. */
const INITIALS = /^\p{L}{2,4}$/u;

/** A word of the search. `initials`: its letters, where they were typed apart. */
type Word = { word: string; initials: string[] };

function wordsOf(q: string): Word[] {
  const typed = q.normalize('NFC').toLowerCase();
  const apart = typed.match(WORDS) ?? [];
  return (joinInitials(typed).match(WORDS) ?? []).map((word) => {
    const initials: string[] = [];
    const isWhole = apart[0] === word;
    if (isWhole) apart.shift();
    else while (initials.join('').length < word.length && apart.length > 0) initials.push(apart.shift()!);
    return { word, initials };
  });
}

const managed = (condition: RawBuilder<unknown>) => sql`p.id in (
  select m.profile_id from account_contacts a join managers_of m on m.account_id = a.id where ${condition}
)`;

/**
 * Each word of the search begins a word of the name, or sounds like one, in any script. Initials are the same whether they are
 * written as one word or apart, as in the members' search.
 */
async function queryOf(db: Database, words: Word[]): Promise<string> {
  const all = await Promise.all(
    words.map(async ({ word, initials }) => {
      if (initials.length > 1) return `('${word}':* | (${initials.map((one) => `'${one}':*`).join(' & ')}))`;
      const alike = (await listSimilarWords(db, word)).flatMap((one) => one.match(WORDS)?.join(' ') ?? []);
      const apart = INITIALS.test(word) ? [[...word].map((one) => `'${one}'`).join(' <-> ')] : [];
      return `(${[`'${word}':*`, ...apart, ...alike.map((one) => `'${one}'`)].join(' | ')})`;
    }),
  );
  return all.join(' & ');
}
