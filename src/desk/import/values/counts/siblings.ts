import { SIBLINGS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import { numberOf } from './numbers.ts';

/** Brothers or sisters: how many, and how many of them are married, where that is said. */
export type Siblings = { count: number; married: number | null };

type Who = 'all' | 'married' | 'unmarried';
type Part = { number: number; who: Who };

const MARRIED = /^(married|marrid|m|mar|विवाहित|लग्न|विवाह|પરણિત|પરિણીત|વિવાહિત)$/iu;
const UNMARRIED =
  /^(unmarried|unmarrid|un-married|u|um|single|bachelor|अविवाहित|कुंवारा|कुंवारी|અપરણિત|અપરિણીત|અવિવાહિત)$/iu;
const SILENT =
  /^(brothers?|bros?|sisters?|sis|elder|younger|young|old|older|yonger|real|own|and|with|भाऊ|भाई|बहीण|बहिणी|बहन|बहनें|बहने|मोठा|मोठी|लहान|धाकटा|धाकटी|बड़ा|बड़ी|छोटा|छोटी|झाले|झालेले|ભાઈ|બહેન|મોટો|નાનો|મોટી|નાની|is|are|all|total|एकूण|कुल|કુલ|only)$/iu;

/** Reads 'Two', '2 (1 married)', '1 M, 1 U', '1 elder brother, married'. */
export function parseSiblings(cell: Filled): Parsed<Siblings> {
  if (cell.kind === 'date' || cell.kind === 'time') return refused('count_unread');
  const text = plain(cell.text)
    .replace(/\.0+$/, '')
    .replace(/\bun[- ]married\b/gi, 'unmarried');
  // 1+2 may be elder and younger, or married and unmarried.
  const [, some, others] = /^(\d)\s*\+\s*(\d)$/.exec(text) ?? [];
  if (some && others) {
    const count = Number(some) + Number(others);
    return { value: { count, married: null }, doubt: problem('count_words', { rest: text }) };
  }
  const words = text.match(/\d+|[\p{L}\p{M}]+|\/|[(,]/gu) ?? [];
  const amounts: Part[] = [];
  const rest: string[] = [];
  let isAll = false;
  for (const word of words) {
    if (word === '/' || word === '(' || word === ',') continue;
    const number = SILENT.test(word) && !/^\d/.test(word) ? undefined : numberOf(word);
    const last = amounts.at(-1);
    if (/^(all|both)$/i.test(word)) isAll = true;
    if (number !== undefined && !(isAll && /^both$/i.test(word))) amounts.push({ number, who: 'all' });
    else if (MARRIED.test(word) || UNMARRIED.test(word)) {
      const who = MARRIED.test(word) ? 'married' : 'unmarried';
      if (last && last.who === 'all' && !isAll) last.who = who;
      else if (isAll && last) amounts.push({ number: last.number, who });
      else amounts.push({ number: last?.number ?? 1, who });
    } else if (!SILENT.test(word)) rest.push(word);
  }
  return sum(amounts, rest);
}

function sum(amounts: Part[], rest: string[]): Parsed<Siblings> {
  const totalOf = (who: Who) => {
    const numbers = amounts.filter((one) => one.who === who).map(({ number }) => number);
    return numbers.length === 0 ? null : numbers.reduce((one, other) => one + other, 0);
  };
  const [all, married, unmarried] = [totalOf('all'), totalOf('married'), totalOf('unmarried')];
  if (all === null && married === null && unmarried === null) return refused('count_unread');
  const parts = (married ?? 0) + (unmarried ?? 0);
  const isSeveral = amounts.filter(({ who }) => who === 'all').length > 1;
  const count = all ?? parts;
  if (count > SIBLINGS_MAX || parts > count) return refused('count_unread');
  const value = { count, married: married ?? (unmarried === null ? null : count - unmarried) };
  if (rest.length > 0 || isSeveral) return { value, doubt: problem('count_words', { rest: rest.join(' ') }) };
  return { value };
}
