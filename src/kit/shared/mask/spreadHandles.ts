import { NETWORK } from './addresses.ts';
import type { Part } from './spreadAddresses.ts';

/** Of a handle, after what introduces it. */
const MOST_PARTS = 4;

const WORDS = '(?:id|handle|user\\s?name|name|account|par|pe|is|hai|पर|आईडी|है)';
/** my insta is, insta id:, telegram par, my ig; but he is IG */
const INTRODUCES = new RegExp(
  `(?<!\\p{L})(?:${NETWORK}|ig)(?:(?:\\s{1,2}${WORDS}){1,4}\\s?[:=-]?|\\s?[:=])$|^(?:(?:my|our|mera|meri|मेरा|मेरी)\\s)?${NETWORK}$|^(?:my|mera|meri|मेरा|मेरी)\\sig$`,
  'iu',
);
const TOKEN = /^[a-z0-9._]{1,30}$/i;
/** Goes on with a handle: _k92, .k, k92 */
const MORE = /^[._][a-z0-9]|^[a-z]+\d|^\d+[a-z]/i;
/** With a sign or a digit, as `ADDRESSES` wants it: my insta is private. */
const HANDLE = /^(?=[a-z._]{0,40}[a-z0-9](?:[_\d]|\.[a-z0-9]))[a-z_][a-z0-9._]{2,60}$/i;

/** Returns the parts of a handle that follow messages which introduce it. */
export function findHandles(parts: Part[]): Part[] {
  return parts.flatMap(({ text, place }, index) => {
    if (!INTRODUCES.test(text)) return [];
    const handle: Part[] = [];
    for (const part of parts.slice(index + 1, index + 1 + MOST_PARTS)) {
      const before = handle.at(-1);
      const follows = part.place === place + handle.length + 1 && TOKEN.test(part.text);
      if (!follows || (before && !/[._]$/.test(before.text) && !MORE.test(part.text))) break;
      handle.push(part);
    }
    return HANDLE.test(handle.map((part) => part.text).join('')) ? handle : [];
  });
}
