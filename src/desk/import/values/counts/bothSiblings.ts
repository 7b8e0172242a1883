import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import { parseSiblings, type Siblings } from './siblings.ts';

const BROTHERS = /(?:brothers?|bros?|भाऊ|भाई|ભાઈ(?:ઓ)?)/iu;
const SISTERS = /(?:sisters?|sis|बहीण|बहिणी?|बहन(?:ें|े)?|बहिन|બહેન(?:ો)?)/iu;
const AMOUNT = String.raw`(?:\d{1,2}|[\p{L}\p{M}]+)`;
const BESIDE = '(?:elder|younger|married|unmarried|real|मोठा|मोठी|लहान|बड़ा|बड़ी|छोटा|छोटी|विवाहित|अविवाहित)';

const one = new RegExp(
  String.raw`(${AMOUNT}\s+(?:${BESIDE}\s+)*)(${BROTHERS.source}|${SISTERS.source})(?![\p{L}\p{M}])\s*[:-]?\s*(\([^)]*\)|(?:${BESIDE}\s*)*)`,
  'giu',
);

/** Brothers and sisters of one cell. */
export type BothSiblings = { brothers: Parsed<Siblings>; sisters: Parsed<Siblings> };

/** Reads '1 brother, 2 sisters (1 married)'. */
export function parseBothSiblings(cell: Filled): BothSiblings {
  const text = plain(cell.text);
  const parts = [...text.matchAll(one)];
  if (parts.length === 0) return { brothers: refused('count_unread'), sisters: null };
  const rest = text
    .replace(one, ' ')
    .replace(/\b(and|with)\b|और|व|आणि|અને|[^\p{L}\p{M}\p{N}]/giu, ' ')
    .trim();
  const read = (noun: RegExp): Parsed<Siblings> => {
    const own = parts.filter(([, , found]) => noun.test(found!));
    if (own.length === 0) return null;
    const joined = own.map(([, amount, , state]) => `${amount} ${state}`).join(' ');
    const parsed = parseSiblings({ kind: 'text', text: joined });
    if (parsed === null || 'refused' in parsed || parsed.doubt || rest === '') return parsed;
    return { ...parsed, doubt: problem('count_words', { rest }) };
  };
  return { brothers: read(BROTHERS), sisters: read(SISTERS) };
}
