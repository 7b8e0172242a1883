/**
 * Finds what would let two members reach each other outside the site: phone numbers, email addresses, links and
 * handles, also when they are disguised. It checks one text alone: see `maskSpread` for several short ones. Every pattern takes linear time: a quantifier is never followed by what it could
 * have matched itself, and where a match may begin at many places, its length is bounded.
 */
import { ADDRESSES, CAPITAL_SIGNS, lowered, mayHaveAddress } from './addresses.ts';
import { findNumbers } from './numbers.ts';
import { cover, findAll } from './stretches.ts';

/** Returns a text without phone numbers, email addresses, links and handles; the same text where there are none. */
export function mask(text: string): string {
  const addressless = mayHaveAddress(text) ? maskAddresses(text) : text;
  return cover(addressless, findNumbers(addressless));
}

const maskAddresses = (text: string): string =>
  ADDRESSES.reduce(
    (rest, pattern) => cover(rest, findAll(lowered(rest), pattern)),
    cover(text, findAll(text, CAPITAL_SIGNS)),
  );
