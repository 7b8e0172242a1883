import { z } from 'zod';
import { refuse } from './refusals.ts';

/** The last row of a page: its instant, and what tells it from others of the same instant. */
type Place = { at: string; id: string };

/** Where a page ended, as a text that callers hand back as it is. */
export function writeCursor(after: Place): string {
  return Buffer.from(JSON.stringify(after)).toString('base64url');
}

/** Reads a cursor back; refuses one that this site did not write. @param id the shape of the list's ids */
export function readCursor(text: string, id: z.ZodType<string> = z.uuid()): Place {
  try {
    // The database has no year 0.
    const at = z.iso.datetime().refine((text) => !text.startsWith('0000'));
    return z.object({ at, id }).parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw refuse.invalid({ cursor: 'This is not a cursor of this list.' });
  }
}
