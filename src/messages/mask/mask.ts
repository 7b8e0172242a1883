import { ADDRESSES, CAPITAL_SIGNS, lowered } from './addresses.ts';
import { findNumbers } from './numbers.ts';
import { cover, findAll } from './stretches.ts';

/** Returns a text without phone numbers, email addresses, links and handles; the same text where there are none. */
export function mask(text: string): string {
  const addressless = ADDRESSES.reduce(
    (rest, pattern) => cover(rest, findAll(lowered(rest), pattern)),
    cover(text, findAll(text, CAPITAL_SIGNS)),
  );
  return cover(addressless, findNumbers(addressless));
}
