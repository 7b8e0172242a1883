import { asAscii } from './ascii.ts';

/**
 * What is pasted from chats, PDFs and contacts brings characters that nobody sees. Each kind of field has one function that takes
 * them out, used by the schemas of both sides; `cleanInput` does so for every other text.
 */

// Marks of direction, zero-width characters, soft hyphens. Not the joiners and the variants of emoji, nor the fillers of Korean:
// those are letters, and a name with one is refused.
const UNSEEN =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is taken out alone
  /[\u00ad\u034f\u061c\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb]/gu;

// A joiner forms letters of Indian and Arabic scripts, at the end of a word too (ര്‍), and one emoji of several. Beside anything
// else it only hides something.
const BEFORE_JOINER = String.raw`\p{M}|\p{Lo}|\p{Extended_Pictographic}|\p{Emoji_Modifier}`;
const JOINER = new RegExp(
  `(?<!${BEFORE_JOINER})[\\u200c\\u200d]+|[\\u200c\\u200d]+(?=[\\x21-\\x7e])|(?<=\\p{Lo})[\\u200c\\u200d]+(?![\\p{L}\\p{M}])`,
  'gu',
);

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]/g;
const APOSTROPHES =
  /[\u2018\u2019\u201a\u201b\u02b9\u02bb\u02bc\u02bd\u02c8\u055a\u2032\uff07`\u00b4\u02b0\u02ca\u02cb]/g;

/** Free text: what nobody sees goes, joiners that a script needs and all signs stay. */
export const cleanText = (text: string): string =>
  text.replace(UNSEEN, '').replace(JOINER, '').replace(SPACES, ' ');

/** A name: also with the plain apostrophe and dash, whatever a keyboard made of them. */
export const cleanName = (text: string): string =>
  cleanText(text).replace(APOSTROPHES, "'").replace(DASHES, '-').normalize('NFC').replace(/ +/g, ' ').trim();

/** What is searched for: a name, or a number in the digits of any script. */
export const cleanSearch = (text: string): string => asAscii(cleanName(text));

const withoutUnseen = (text: string) => text.replace(/\p{DI}/gu, '');

/** Signs and figures as on a plain keyboard: digits of Indian scripts are digits. */
const plain = (text: string) => asAscii(withoutUnseen(text)).replace(DASHES, '-').replace(/\s+/g, ' ').trim();

/** A phone number. */
export const cleanPhone = (text: string): string => plain(text);

/** The code of an SMS or an app, an amount, a number of the tax office. */
export const cleanCode = (text: string): string => plain(text);

/** A PIN code, which may be typed in two halves: 411 004. */
export const cleanPin = (text: string): string => plain(text).replace(/^(\d{3})[ -](\d{3})$/, '$1$2');

/** A date or a time of day. */
export const cleanDate = (text: string): string =>
  plain(text)
    .replace(/[\u2236\ua789]/g, ':')
    .replace(/[\u2044\u2215\u29f8]/g, '/');

/** An email address: its domain as mail carries it, whatever script it is written in (xn--…). */
export function cleanEmail(text: string): string {
  const address = withoutUnseen(text)
    .normalize('NFKC')
    .replace(/^mailto:/i, '')
    .trim();
  const sign = address.lastIndexOf('@');
  const domain = address.slice(sign + 1);
  if (sign < 1 || !/[^\x20-\x7e]/.test(domain) || /[/?#:@\\\s%]/.test(domain)) return address;
  const { hostname } = URL.parse(`http://${domain}`) ?? {};
  return hostname ? `${address.slice(0, sign)}@${hostname}` : address;
}

/** An address that mail can carry: as zod has it, also below the top-level domains of other scripts (xn--h2brj9c, भारत). */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$/;

/** Fields that are taken as they were typed. */
const AS_TYPED = /password/i;
const DEPTH_MAX = 16;

/** Whether an object is what JSON or an address has, and of no class. */
function isPlain(input: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(input);
  return (
    prototype === null ||
    prototype === Object.prototype ||
    // As node:querystring and oRPC make them: an empty object whose own prototype is null.
    (Object.getPrototypeOf(prototype) === null && Reflect.ownKeys(prototype as object).length === 0)
  );
}

/** Returns an input with all its texts cleaned as free text, but for passwords; the same where nothing changes. */
export function cleanInput<Input>(input: Input, depth = 0): Input {
  if (typeof input === 'string') return cleanText(input) as Input;
  if (depth === DEPTH_MAX || typeof input !== 'object' || input === null) return input;
  if (Array.isArray(input)) {
    const all = input.map((one) => cleanInput(one, depth + 1));
    return (all.some((one, index) => one !== input[index]) ? all : input) as Input;
  }
  // A query has a prototype of its own; a class writes its name on its objects, such as Date and File.
  if (!isPlain(input)) return input;
  const changed = Object.entries(input).flatMap(([key, value]) => {
    const next = AS_TYPED.test(key) ? value : cleanInput(value, depth + 1);
    return next === value ? [] : [[key, next] as const];
  });
  return changed.length > 0 ? ({ ...input, ...Object.fromEntries(changed) } as Input) : input;
}
