import { z } from 'zod';
import { refuse } from './refusals.ts';

const place = z.object({ at: z.iso.datetime(), id: z.uuid() });

/** Where a page ended, as a text that callers hand back as it is. */
export function writeCursor(after: z.output<typeof place>): string {
  return Buffer.from(JSON.stringify(after)).toString('base64url');
}

/** Reads a cursor back; refuses one that this site did not write. */
export function readCursor(text: string): z.output<typeof place> {
  try {
    return place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw refuse.invalid({ cursor: 'This is not a cursor of this list.' });
  }
}
