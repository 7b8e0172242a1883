/** What is said of a text that does not fit `line` or `lines`. */
export const UNKEPT = 'This has a character that cannot be kept.';

/** Text on one line: no control characters, and no half of a character. */
export const line = /^[^\p{Cc}\p{Cs}]*$/u;

/** As `line`, on several lines. */
export const lines = /^([^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** The database takes no NUL. */
export const withoutNul = (text: string) => !text.includes('\0');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as this site writes them. */
export const isUuid = (text: string) => UUID.test(text);
