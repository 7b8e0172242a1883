import { type Coded, code } from './errorCode.ts';

/** Error of a field whose text cannot be stored, or does not fit `line` or `lines`. */
export const UNSTORABLE = code('text_unstorable');

/** Error of a field with more marks on one letter than any language has. */
const STACKED = code('text_marks');

/** Deeper than any input of this site: deeper values are not checked. */
const DEPTH_MAX = 16;
/** Maximum number of fields named: an answer must not be longer than its request. */
const FIELDS_MAX = 50;

// PostgreSQL's text takes no NUL, and half of a surrogate pair is no character in UTF-8.
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

// Marks are drawn one above the other, over what is beside the text. Tibetan and Vedic texts have up to eight in a row.
const TOO_MANY_MARKS = /\p{M}{13}/u;

/** Returns what is wrong with a text, whatever it is for; undefined where nothing is. */
function wrongWith(text: string): Coded | undefined {
  if (!isStorable(text)) return UNSTORABLE;
  return TOO_MANY_MARKS.test(text) ? STACKED : undefined;
}

/** Returns a text with a replacement character (U+FFFD) for everything in it that cannot be stored. */
export const toStorable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd');

/**
 * Returns the errors of the texts in an input as it was sent, by field: each that contains a NUL, half of a surrogate
 * pair or a pile of marks, as a value or as the name of a field in it. Empty when all of it can be stored and shown.
 */
export function findUnstorable(input: unknown): Record<string, Coded> {
  const found = new Map<string, Coded>();
  const rest: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (const { value, path } of rest) {
    if (found.size >= FIELDS_MAX) break;
    const field = path.join('.') || 'form';
    if (typeof value === 'string') {
      const wrong = wrongWith(value);
      if (wrong) found.set(field, wrong);
    } else if (typeof value === 'object' && value !== null) {
      if (path.length === DEPTH_MAX) return { form: code('text_nested') };
      for (const [key, inner] of Object.entries(value)) {
        if (isStorable(key)) rest.push({ value: inner, path: [...path, key] });
        else found.set(field, UNSTORABLE);
      }
    }
  }
  return Object.fromEntries(found);
}

/** Text on one line: no control characters, and no half of a character. */
export const line = /^[^\p{Cc}\p{Cs}]*$/u;

/** As `line`, on several lines. */
export const lines = /^([^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Returns a text with at most one empty line between two others: hundreds of them would push the page away. */
export const oneEmptyLine = (text: string): string => text.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as this site writes them. */
export const isUuid = (text: string) => UUID.test(text);
