/**
 * Finds what would let two members reach each other outside the site: phone numbers, email addresses, links and
 * handles, also when they are disguised. It checks one text alone: see `maskSpread` for several short ones. Every pattern takes linear time: a quantifier is never followed by what it could
 * have matched itself, and where a match may begin at many places, its length is bounded.
 */
import { ADDRESSES, CAPITAL_SIGNS, lowered, mayHaveAddress } from './addresses.ts';
import { withoutLookalikes } from './lookalikes.ts';
import { findNumbers } from './numbers.ts';
import { cover, findAll, merge, type Stretch } from './stretches.ts';
import { visibleOf } from './visible.ts';

/** Returns a text without phone numbers, email addresses, links and handles; the same text where there are none. */
export const mask = (text: string): string => cover(text, findHidden(text));

/** Returns whether a text has a phone number, an email address, a link or a handle. */
export const hasHidden = (text: string): boolean => findHidden(text).length > 0;

function findHidden(text: string): Stretch[] {
  const visible = visibleOf(text);
  const addresses = mayHaveAddress(visible.text) ? findAddresses(visible.text) : [];
  const numbers = findNumbers(blank(visible.text, addresses));
  return merge([...addresses, ...numbers].map(visible.back));
}

function findAddresses(visible: string): Stretch[] {
  let rest = withoutLookalikes(visible);
  const found: Stretch[] = [];
  const add = (stretches: Stretch[]) => {
    found.push(...stretches);
    rest = blank(rest, stretches);
  };
  add(findAll(rest, CAPITAL_SIGNS));
  for (const pattern of ADDRESSES)
    add(findAll(lowered(rest), pattern).map((stretch) => withoutNeighbours(visible, stretch)));
  return merge(found);
}

// Email-asha@gmail.com
const LABEL = /^(?:(?:e-?mail|mail|gmail|id|contact|address|upi)[-_]{1,2}){1,3}(?=[^@]+[@＠﹫])/iu;
// asha@gmail.com, in case; asha@gmail.com.Please write
const REST =
  /(?<=[.](?:com|org|net|in|edu))(?:\s?,\s?(?:in|me|us|co|info|au|ca|uk)|\s?[.]\s(?:in|me|us|co|info|au|ca|uk)|[.]\p{Lu}\p{Ll}+)$/u;

/** Returns an address without a word of the sentence right before or after it. */
function withoutNeighbours(text: string, { from, to }: Stretch): Stretch {
  const found = text.slice(from, to);
  if (!/[@＠﹫]/u.test(found)) return { from, to };
  return { from: from + (LABEL.exec(found)?.[0].length ?? 0), to: to - (REST.exec(found)?.[0].length ?? 0) };
}

/** Returns a text of the same length, with nothing to be found in some of its stretches. */
const blank = (text: string, stretches: Stretch[]): string =>
  stretches.reduce(
    (rest, { from, to }) => rest.slice(0, from) + '•'.repeat(to - from) + rest.slice(to),
    text,
  );
