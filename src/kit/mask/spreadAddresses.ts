import { ADDRESSES, lowered, NETWORK, PROVIDER } from '../shared/mask/addresses.ts';
import { withoutLookalikes } from '../shared/mask/lookalikes.ts';
import { findAll, type Stretch } from '../shared/mask/stretches.ts';

/** A longer message is a sentence, not part of an address. */
const PART_MAX = 60;
/** Letters may be sent one by one. */
const PARTS_MAX = 10;
/** No pattern goes over so many spaces. */
const APART = ' '.repeat(6);

const SIGN = /[@＠﹫._/]|https?|www/u;
const AT_OR_DOT = /(?<!\p{L})(?:at(?:therate)?|dot|com|[एऐॲ]ट|डॉट|डाट|कॉम)(?!\p{L})/iu;
const NAMED = new RegExp(`${PROVIDER}|${NETWORK}`, 'iu');
const OF_ADDRESS = new RegExp([SIGN, AT_OR_DOT, NAMED].map(({ source }) => source).join('|'), 'iu');

/** Returns whether a text has what every address has in one of its parts. */
export const hasSignOfAddress = (text: string): boolean => isShort(text) && OF_ADDRESS.test(text);
const isOneWord = (text: string) => !/\s/u.test(text.trim());
const isShort = (text: string) => text.length <= PART_MAX;

/** Returns whether a text could be a part of an address or a handle in several texts. */
export const mayBePartOfAddress = (text: string): boolean =>
  isShort(text) && (isOneWord(text) || SIGN.test(text) || AT_OR_DOT.test(text) || NAMED.test(text));

/** Ends as a domain does, and may begin the rest of a sentence. */
const EVERYDAY = /(?<!\p{L})(?:in|me|us|co|info)$/u;
const WHOLE_ENDING = /^(?:com|org|net|in|co\.?in)[.!]?$|^(?:com|in|me|ly)\//iu;
const BEGINS_WITHIN = new RegExp(`^(?:[._/](?=[\\p{L}\\p{N}])|[@＠﹫](?:${PROVIDER}|\\S+\\.\\S))`, 'iu');

/** Returns whether a text goes on with the same word as the ones before it: ravi // _k92, ravi@ // gmail.com. */
function goesOn(before: string, last: string, text: string): boolean {
  if (/[\p{L}\p{N}][@＠﹫_/]$/u.test(before)) return true;
  if (/[\p{L}\p{M}\p{N}]$/u.test(before)) {
    if (BEGINS_WITHIN.test(text)) return true;
    // a // s // h // a
    return /^.$/u.test(last) && /^[\p{L}\p{N}@]$/u.test(text);
  }
  return /[\p{L}\p{N}][.]$/u.test(before) && WHOLE_ENDING.test(text);
}

/** A text, its place among all, and where it begins in them joined. */
export type MessagePart = { place: number; text: string; from: number };

/** Joins short texts. */
function join(texts: readonly string[]): { whole: string; parts: MessagePart[] } {
  const parts: MessagePart[] = [];
  let whole = '';
  let last = '';
  for (const [place, raw] of texts.entries()) {
    const text = raw.trimEnd();
    if (!isShort(raw)) {
      whole += APART;
      continue;
    }
    if (!goesOn(whole, last, text)) whole += ' ';
    parts.push({ place, text, from: whole.length });
    whole += text;
    last = text;
  }
  return { whole, parts };
}

export type PlacedStretch = Stretch & { place: number };

/**
 * Finds addresses, links and handles in short texts of one author, in their order, that begin in one of them and end in another. What is
 * within one text alone is for `mask`.
 */
export function findSpreadAddresses(texts: readonly string[]): PlacedStretch[] {
  if (!texts.some(mayBePartOfAddress)) return [];
  const { whole, parts } = join(texts);
  const text = lowered(withoutLookalikes(whole));
  const spread = ADDRESSES.flatMap((pattern) => findAll(text, pattern)).flatMap(({ from, to }) => {
    const touched = parts.filter((part) => part.from < to && part.from + part.text.length > from);
    const last = touched.at(-1);
    if (!last || touched.length < 2 || touched.length > PARTS_MAX) return [];
    // He comes at 10 dot // in the rain
    if (EVERYDAY.test(text.slice(from, to)) && to < last.from + last.text.length) return [];
    return touched.map((part) => ({
      place: part.place,
      from: Math.max(0, from - part.from),
      to: Math.min(part.text.length, to - part.from),
    }));
  });
  const handles = findHandles(parts).map((part) => ({ place: part.place, from: 0, to: part.text.length }));
  return [...spread, ...handles];
}

/** Of a handle, after what introduces it. */
const HANDLE_PARTS_MAX = 4;

const INTRODUCING = '(?:id|handle|user\\s?name|name|account|par|pe|is|hai|पर|आईडी|है)';
/** my insta is, insta id:, telegram par, my ig; but he is IG */
const INTRODUCES = new RegExp(
  `(?<!\\p{L})(?:${NETWORK}|ig)(?:(?:\\s{1,2}${INTRODUCING}){1,4}\\s?[:=-]?|\\s?[:=])$|^(?:(?:my|our|mera|meri|मेरा|मेरी)\\s)?${NETWORK}$|^(?:my|mera|meri|मेरा|मेरी)\\sig$`,
  'iu',
);
const TOKEN = /^[a-z0-9._]{1,30}$/i;
/** Goes on with a handle: _k92, .k, k92 */
const MORE = /^[._][a-z0-9]|^[a-z]+\d|^\d+[a-z]/i;
/** With a sign or a digit, as `ADDRESSES` wants it: my insta is private. */
const HANDLE = /^(?=[a-z._]{0,40}[a-z0-9](?:[_\d]|\.[a-z0-9]))[a-z_][a-z0-9._]{2,60}$/i;

/** Returns the parts of a handle that follow messages which introduce it. */
function findHandles(parts: MessagePart[]): MessagePart[] {
  return parts.flatMap(({ text, place }, index) => {
    if (!INTRODUCES.test(text)) return [];
    const handle: MessagePart[] = [];
    for (const part of parts.slice(index + 1, index + 1 + HANDLE_PARTS_MAX)) {
      const before = handle.at(-1);
      const follows = part.place === place + handle.length + 1 && TOKEN.test(part.text);
      if (!follows || (before && !/[._]$/.test(before.text) && !MORE.test(part.text))) break;
      handle.push(part);
    }
    return HANDLE.test(handle.map((part) => part.text).join('')) ? handle : [];
  });
}
