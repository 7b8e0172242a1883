import { cleanName } from '../../../kit/shared/text/clean.ts';
import { name as nameRule } from '../../../people/profiles/shared/rules.ts';
import { type Parsed, problem, refused } from './parsed.ts';
import type { Filled } from './readCell.ts';

/** Behind a title is a point or a space: Kunal is no Ku. */
const END = String.raw`(?:\.\s*|\s+)`;
/** Titles in front of a name in English, Hindi, Marathi and Gujarati. Dr. belongs to the name, and Ch. may be an initial. */
const TITLES =
  'mr|mrs|miss|ms|smt|shrimati|km|kum|ku|kumari|chi|sau|sow|saukan|श्रीमती|श्रीमान|सौ|कु|कुमारी|कुं|चि|चिरंजीव|સૌ|કુ|કુમારી|ચિ|શ્રીમતી';
/** Without a point they may be a name, or a part of one: Shree Patel, Sri Lakshmi. */
const POINTED = 'shri|shree|sri|ka|kan|का|कां';
/** In front of a father's name they are none. */
const RELATIVE = 'shri|shree|श्री|શ્રી';

const person = new RegExp(`^(?:(?:${TITLES}|श्री|શ્રી)${END}|(?:${POINTED})\\.\\s*)+`, 'iu');
const relative = new RegExp(`^(?:(?:${TITLES}|${RELATIVE})${END}|(?:${POINTED})\\.\\s*)+`, 'iu');

/** Words that a name does not have: degrees and the like. */
const EXTRA =
  /\b(?:b\.?\s?e|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?sc|m\.?\s?sc|mba|mca|bca|ca|m\.?\s?d|mbbs|ph\.?\s?d|llb|age|yrs?|years)\b\.?$/i;

/** Reads a person's name. Titles go; capitals become a name's letters, as most registers are typed. */
export function parseName(cell: Filled): Parsed<string> {
  const written = cleanName(cell.text.replace(/\s+/g, ' '));
  const [, named = written, rest = ''] = /^([^([/\d]+)([([/\d].*)$/u.exec(written) ?? [];
  const bare = tidyName(named);
  if (!nameRule.safeParse(bare).success) {
    const [, last, first] = /^([^,]+),\s*([^,]+)$/.exec(bare) ?? [];
    const turned = last && first ? `${first} ${last}` : '';
    if (turned && nameRule.safeParse(turned).success)
      return { value: turned, doubt: problem('name_comma', { read: turned }) };
    return refused('name_letters');
  }
  const extra = rest || (EXTRA.exec(bare)?.[0] ?? '');
  return extra ? { value: bare, doubt: problem('name_extra', { rest: extra }) } : { value: bare };
}

/** Returns a name without its titles, and not in capitals. */
export function tidyName(text: string, titles = person): string {
  const bare = text
    .trim()
    .replace(titles, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.-]+$/, (end) => (end === '.' ? '.' : ''))
    .trim();
  const letters = bare.replace(/[^A-Za-z]/g, '');
  const isOneCase =
    letters.length > 3 && (letters === letters.toUpperCase() || letters === letters.toLowerCase());
  return isOneCase
    ? bare.toLowerCase().replace(/(^|[\s.'-])([a-z])/g, (_, before, letter) => before + letter.toUpperCase())
    : bare;
}

/** As `tidyName`, for somebody of the family. */
export const tidyRelative = (text: string): string => tidyName(text, relative);
