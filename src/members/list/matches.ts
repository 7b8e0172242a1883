import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/db.ts';
import { readPhone } from '../../kit/text/phone.ts';
import { meansPublicId } from '../../profiles/facts/publicId.ts';
import { PHONE_SEARCH, readPhoneEnd } from '../rules.ts';
import { listAlike } from './nameWords.ts';

/** Returns the condition on `p` that a member is the one that a clerk searches for. */
export async function readSearch(db: Database, q: string): Promise<RawBuilder<unknown>> {
  if (q.includes('@')) return managed(sql`lower(a.email) = ${q.toLowerCase()}`);
  const end = readPhoneEnd(q);
  // The list shows these digits: more of them would tell a covered number digit by digit.
  if (end) return managed(sql`right(a.phone, 4) = ${end}`);
  if (PHONE_SEARCH.test(q)) {
    const phone = readPhone(q);
    return phone ? managed(sql`a.phone = ${phone}`) : sql`false`;
  }
  const id = sql`p.public_id = ${q.toUpperCase()}`;
  const meansId = meansPublicId(q);
  if (meansId === 'yes') return id;
  const words = q.normalize('NFC').toLowerCase().match(WORDS) ?? [];
  if (words.length === 0) return sql`false`;
  const name = sql`to_tsvector('simple', p.name) @@ to_tsquery('simple', ${await queryOf(db, words)})`;
  return meansId === 'perhaps' ? sql`(${id} or ${name})` : name;
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const managed = (condition: RawBuilder<unknown>) => sql`p.id in (
  select m.profile_id from account_contacts a join managers_of m on m.account_id = a.id where ${condition}
)`;

/** Each word of the search begins a word of the name, or sounds like one, in any script. */
async function queryOf(db: Database, words: string[]): Promise<string> {
  const all = await Promise.all(
    words.map(async (word) => {
      const alike = (await listAlike(db, word)).flatMap((one) => one.match(WORDS)?.join(' ') ?? []);
      return `(${[`'${word}':*`, ...alike.map((one) => `'${one}'`)].join(' | ')})`;
    }),
  );
  return all.join(' & ');
}
