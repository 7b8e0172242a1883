import { type Coded, code } from './errorCode.ts';

/** Error of a field whose text cannot be stored, or does not fit `line` or `lines`. */
export const UNSTORABLE = code('text_unstorable');

/** Deeper than any input of this site: deeper values are not checked. */
const DEPTH_MAX = 16;
/** Maximum number of fields named: an answer must not be longer than its request. */
const FIELDS_MAX = 50;

// PostgreSQL's text takes no NUL, and half of a surrogate pair is no character in UTF-8.
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Returns a text with a replacement character (U+FFFD) for everything in it that cannot be stored. */
export const toStorable = (text: string) => text.toWellFormed().replaceAll('\0', '\ufffd');

/**
 * Returns the errors of the texts in an input as it was sent, by field: each that contains a NUL or half of a
 * surrogate pair, as a value or as the name of a field in it. Empty when all of it can be stored.
 */
export function findUnstorable(input: unknown): Record<string, Coded> {
  const found = new Map<string, Coded>();
  const rest: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (const { value, path } of rest) {
    if (found.size >= FIELDS_MAX) break;
    const field = path.join('.') || 'form';
    if (typeof value === 'string') {
      if (!isStorable(value)) found.set(field, UNSTORABLE);
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as this site writes them. */
export const isUuid = (text: string) => UUID.test(text);
